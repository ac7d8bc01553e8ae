// Which runs of tests can be supervised.

#ifndef RUNS_H
#define RUNS_H

#include <stdbool.h>
#include <sys/types.h>

// What the process is to do, as its arguments say.
enum run {
  // What nobody supervises: it lists tests, is to die, or repeats until something happens.
  RUN_OF_OTHERS,
  RUN_OF_XCTEST,
  RUN_OF_SWIFT_TESTING,
};

// Returns what a process with such arguments does.
enum run run_of(int count, char **arguments);

// Returns whether a debugger holds a process.
bool is_traced(pid_t process);

#endif
