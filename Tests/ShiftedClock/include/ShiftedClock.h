/// How many seconds a program that this is loaded into takes its wall clock to be ahead, negative for behind: a whole number
/// in this variable of its environment.
#define SHIFTED_CLOCK_SECONDS "SHIFTED_CLOCK_SECONDS"
