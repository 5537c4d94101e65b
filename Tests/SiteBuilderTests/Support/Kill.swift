/// Stands for a kill of the process at some moment.
struct Kill: Error {}
