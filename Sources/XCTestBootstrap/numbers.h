// The numbers of threads, which libraries keep for their locks.

#ifndef NUMBERS_H
#define NUMBERS_H

#include <sys/types.h>

// Has the runtime's libraries, in a process of which only the main thread is there, know the number that it has after a fork.
//
// The Swift runtime and Dispatch keep a thread's number in what the thread has of its own, and put it into locks, which the kernel hands on;
// Dispatch knows its main queue by it, too. With the number of the process that was copied, a lock that another thread waited for could not be
// let go of: the kernel refuses it, as another thread's, and the runtime asks for ever, or Dispatch ends the process.
void renew_thread_number(pid_t before, pid_t after);

#endif
