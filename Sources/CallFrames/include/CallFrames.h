// The calls that led to a place, as bare addresses, for a microsecond or two.
//
// A test that succeeds resolves nothing; what it may have to name later it notes as addresses. The toolchain's own `Backtrace.capture()` takes
// tens of microseconds, goes by frame pointers, which XCTest and Swift Testing do not keep, and follows what it takes for the frame of an
// asynchronous function wherever that leads, which ends optimised programs.

#ifndef CALL_FRAMES_H
#define CALL_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The bit of a captured address that tells where an asynchronous function resumes from where a call returns to.
#define CALL_FRAMES_RESUMES (1ULL << 63)

// Captures the calls that led here, the innermost first: what they return to on this thread's stack, then, in a task, the functions that wait
// for the one that runs.
//
// Returns how many there are, `limit` at most.
size_t call_frames_capture(uintptr_t *addresses, size_t limit);

// Captures, in a handler of signals, the calls that led to the code which the signal interrupted, as `call_frames_capture` does; of more than the limit
// those in the middle are left out.
//
// Returns how many there are, `limit` at most.
size_t call_frames_capture_interrupted(uintptr_t *addresses, size_t limit);

// Has what is captured on this thread end where the stack was when a test began, at an address in a frame of that time; 0 for no end.
//
// Returns what it was before.
uintptr_t call_frames_begin_test(uintptr_t begin);

// Has a thread of a process tell its stack, if the process is one that does.
void call_frames_ask(int process, int thread);

// Has each thread of this process tell its stack when it is asked, which is a signal: it adds a line to a file, made if it is not there, with the number of the
// thread and its calls, the innermost first, in hexadecimal digits; the first one is where it stands, the others are what calls return to.
//
// What a thread holds then, a lock of the allocator's or the dynamic linker's, does not matter: nothing is allocated, and frames are found by what
// the linker tells, for which alone a thread may wait that was interrupted in it.
void call_frames_tell(const char *path);

// Finds the file that an instruction of this process is part of, and what its address is more than in the file.
//
// Writes the file's path, with its end, into a buffer that has room for some bytes. Returns whether there is such a file, and room for its path.
bool call_frames_find_image(uintptr_t address, uintptr_t *bias, char *path, size_t room);

// Has a function hear of each error that code of this process throws in a box, when it does, on the thread that does; in place of one that did before. The error
// is an object of Swift's.
void call_frames_hear_errors(void (*hear)(const void *error));

// The runtime's own: returns a name as it stands in the source, to be freed, or NULL for one that is not Swift's.
char *swift_demangle(const char *name, size_t length, char *buffer, size_t *buffer_size, uint32_t flags);

#endif
