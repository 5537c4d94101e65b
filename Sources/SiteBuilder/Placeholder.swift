/// Stands here until the target has its first file.
private enum Placeholder {}
