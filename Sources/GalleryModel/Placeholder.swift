/// Stands here.
private enum Placeholder {}
