// What the supervisor and the processes share that run the tests.

#ifndef LIFE_H
#define LIFE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// What both see change.
struct shared {
  // How many lines the tests' side put into the journal.
  atomic_uint notes;

  // For how many seconds the journal may stay as it is; 0 for any number. Or for how many seconds a test may run, whatever comes to the journal.
  atomic_uint allowed;
  atomic_bool is_for_test;

  // How often that was set.
  atomic_uint settings;

  // Whether the process is to end, and each thread to tell where it is and to stay there; how many did.
  atomic_bool is_ending;
  atomic_uint told;

  // Whether the run is over.
  atomic_bool is_over;

  // Whether the process ends before its run does, and another one is to go on.
  atomic_bool has_more;

  // Whether the process is to tell what ran, and runs no test.
  atomic_bool is_last;
};

// What both hold; NULL and -1 in a process that nobody supervises.
extern struct shared *shared;
extern int journal;

// Adds text to the journal; a handler of signals may call it.
void add_to_journal(const char *text, size_t length);

// Has the threads of a process tell where they are, the main one first, all but one; a handler of signals may call it.
void ask_threads(pid_t process, pid_t besides);

#endif
