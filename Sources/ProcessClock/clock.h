// What the files of this target share; not for others.

#ifndef CLOCK_INTERNAL_H
#define CLOCK_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "ProcessClock.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

// The thread sanitizer takes a condition variable of ours for a race, and a sanitizer's own definitions stand in the way of ours.
#if !defined(__GLIBC__) || !(defined(__x86_64__) || defined(__aarch64__))
#define CLOCK_IS_OWNED 0
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define CLOCK_IS_OWNED 0
#endif
#endif
#ifndef CLOCK_IS_OWNED
#define CLOCK_IS_OWNED 1
#endif

#define NEVER INT64_MAX
#define SECOND INT64_C(1000000000)
#define HIDDEN __attribute__((visibility("hidden")))

// How many descriptors something is kept of, by number; pages that nobody touches cost nothing.
enum { MOST_DESCRIPTORS = 1 << 16 };

// MARK: System calls

// A system call without libc: neither its own definitions nor its errno take part. Returns a negative error number.
HIDDEN long kernel(long number, long a, long b, long c, long d, long e, long f);

// Waits while a word has a value, without a limit. Returns 0 or a negative error number.
HIDDEN int futex_wait(uint32_t *word, uint32_t value, bool is_private);

// Wakes all who wait on a word.
HIDDEN void futex_wake(uint32_t *word, bool is_private);

// The kernel's number of the present thread.
HIDDEN pid_t thread_id(void);

// Libc's definition of a function, or the process ends: `REAL(poll)(…)`.
#define REAL(name) ((__typeof__(&name))libc_function(&(static_##name), #name, 0))
#define DECLARE_REAL(name) static _Atomic(void *) static_##name
HIDDEN void *libc_function(_Atomic(void *) *place, const char *name, const char *version);

// MARK: Time

// Nanoseconds of a time, limited to what fits.
HIDDEN int64_t nanoseconds(const struct timespec *time);
HIDDEN struct timespec timespec_of(int64_t nanoseconds);
HIDDEN int64_t sum(int64_t a, int64_t b);
HIDDEN bool is_valid(const struct timespec *time);

// Whether the clocks are taken over; read without the lock, so look again with it.
extern HIDDEN _Atomic bool is_virtual;

// The virtual monotonic clock.
extern HIDDEN _Atomic int64_t present;

// The virtual monotonic clock at `process_clock_begin`.
extern HIDDEN int64_t origin;

// Serves instead of a sleep of the present thread, until a time of the virtual monotonic clock. Returns whether it did.
HIDDEN bool serve_instead(int64_t deadline);

// How often the clocks were moved, or the thread that moves them looked for something to do.
extern HIDDEN _Atomic uint32_t moves;

// Moves the clocks to a time of the virtual monotonic clock, and wakes what is due; waits until it has gone on if told so.
HIDDEN void move_clocks(int64_t time, bool awaits);

// Forgets how often the present thread has read a clock: it waits, as it should.
HIDDEN void become_patient(void);

// How far a clock is ahead of the virtual monotonic one. Returns whether it follows it at all.
HIDDEN bool clock_offset(clockid_t clock, int64_t *offset);

// MARK: Waits

// A wait in the registry; it lies on the stack of the thread that waits.
struct wait {
  struct wait *previous, *next;
  process_clock_kind kind;
  pid_t thread;
  int descriptor;
  // On the virtual monotonic clock.
  int64_t deadline;
  // 0 until its time has come (1) or the clocks are real again (2).
  _Atomic uint32_t state;
  // What is woken, one of the three.
  uint32_t *word;
  bool is_private;
  pthread_cond_t *condition;
  int event;
};
enum { WAITING = 0, DUE = 1, RELEASED = 2 };

HIDDEN void lock_registry(void);
HIDDEN void unlock_registry(void);

// Puts a wait into the registry.
//
// Returns false if the clocks are real, or it is due already: then it is not in the registry, and the state tells which.
HIDDEN bool enter(struct wait *wait);

// Takes a wait out of the registry.
HIDDEN void leave(struct wait *wait);

// What is left of a wait that was released, in nanoseconds.
HIDDEN int64_t remaining(const struct wait *wait);

// Tells whoever stands in for the thread that moves the clocks that there is a deadline.
HIDDEN void call_stand_in(void);

// MARK: Timers

// To be called with the lock held.
HIDDEN int64_t next_timer_deadline(void);
HIDDEN void fire_timers(void);
HIDDEN void take_timers(void);
HIDDEN void release_timers(void);
HIDDEN size_t list_timers(process_clock_wait *room, size_t count);

// Notes that a descriptor is closed, which may be a socket.
HIDDEN void forget_socket(int fd);

// MARK: What reaches the process from outside

// Notes that the program asks for signals by descriptor, or waits for some.
HIDDEN void note_awaited_signals(const sigset_t *signals);

// MARK: Dispatch

// Whether an address is one of libdispatch's own variables, or of its code.
HIDDEN bool is_of_dispatch(const void *address);

#endif
