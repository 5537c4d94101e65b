/* Where the program begins: SwiftPM calls the beginning of a program named fuzz by this name. */
int fuzz_main(int argc, char **argv);
