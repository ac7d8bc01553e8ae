// Goes on with a run of tests when the process dies in which they run.
//
// At load, before any code in Swift, the process of a test bundle becomes two: one that runs the tests, and this one, which waits for it. When the first dies
// in a test, another takes its place, as the process was at load: what tests ran so far, and how it died, is in a journal that both hold. So nothing
// is built, loaded or listed anew, addresses mean the same in all of them, and a run in which nobody dies pays for one fork.
//
// In a run of Swift Testing the journal holds the events that it writes besides: see `supervisor_stream`.
//
// A process in a debugger, in a build for a sanitizer, or in which an exit test runs, is left as it is, and so is one with UITEST_RESTARTS=0.

#ifndef SUPERVISOR_H
#define SUPERVISOR_H

#include <stdbool.h>
#include <stddef.h>

// Which of the processes that run the tests this one is, from 1 on; 0 for one that nobody supervises.
int supervisor_life(void);

// Returns the process that started the run: the parent, unless that is the supervisor.
int supervisor_runner(void);

// Adds a line, which ends with its newline, to the journal, so that a death from now on is one in a test.
void supervisor_note(const char *line, size_t length);

// Copies a part of the journal; returns how many bytes, 0 at its end.
size_t supervisor_read(char *bytes, size_t count, size_t offset);

// Allows so many seconds of real time until the next line of the journal; 0 for any number.
//
// What Swift Testing writes counts as well. A process that takes longer has to tell where its threads are, and is ended.
void supervisor_allow(unsigned seconds);

// Allows the running test so many seconds of real time from now on, whatever comes to the journal meanwhile, such as its failures.
void supervisor_allow_test(unsigned seconds);

// Says that the run is over, so that an exit from now on is no death.
void supervisor_end_run(void);

// Returns the descriptor of the file that Swift Testing is to write its events to, whose lines go to the journal when the process ends; -1 without one.
int supervisor_stream(void);

// Says that this process did its part, and that another one is to do the rest, which is no death.
void supervisor_end_part(void);

// Returns whether processes died as often as they may: this one only tells what ran.
bool supervisor_is_last(void);

// Has the process tell where it is, in the journal, before it dies of a deadly signal, or by `exit` before the run is over.
//
// The toolchain's own report is left out, unless SWIFT_BACKTRACE asks for it.
void supervisor_tell_deaths(void);

#endif
