// The clocks and the timed waits of this process, which a test can take over.
//
// This target defines libc's functions that read a clock or wait with a limit (one file for each kind of wait). An executable's definitions
// win over those of shared libraries, so Foundation, Dispatch and the concurrency runtime use them too. Without
// `process_clock_begin` they pass on to libc.
//
// Between `process_clock_begin` and `process_clock_end` the clocks stand still but for `process_clock_advance`, and whoever waits with a
// limit waits until what it waits for comes about, or the clocks are moved to its deadline. All times are nanoseconds.

#ifndef PROCESS_CLOCK_H
#define PROCESS_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What a thread waits for, or what a timer belongs to.
typedef enum {
  // `sleep`, `usleep`, `nanosleep`, `clock_nanosleep`, `Thread.sleep`.
  PROCESS_CLOCK_SLEEP = 0,
  // `sem_timedwait`: a dispatch semaphore.
  PROCESS_CLOCK_SEMAPHORE = 1,
  // A worker of dispatch without work; it has no deadline.
  PROCESS_CLOCK_WORKER = 2,
  // `pthread_cond_timedwait`: `NSCondition`.
  PROCESS_CLOCK_CONDITION = 3,
  // A futex: a dispatch group or work item.
  PROCESS_CLOCK_FUTEX = 4,
  // `poll`, `select`, `epoll_wait`: a run loop.
  PROCESS_CLOCK_DESCRIPTORS = 5,
  // `sigtimedwait`.
  PROCESS_CLOCK_SIGNAL = 6,
  // A timer of dispatch: `asyncAfter`, or a timer source; no thread waits.
  PROCESS_CLOCK_DISPATCH_TIMER = 7,
  // Another timer of the kernel's: a `Timer`; no thread waits.
  PROCESS_CLOCK_TIMER = 8,
} process_clock_kind;

// A wait, or an armed timer.
typedef struct {
  // What is waited for.
  process_clock_kind kind;
  // The kernel's number of the thread that waits; 0 for a timer.
  pid_t thread;
  // The descriptor of a timer, or of the set that is waited for; -1 for other waits.
  int descriptor;
  // When it ends at the latest, since `process_clock_begin`; INT64_MAX without a limit.
  int64_t deadline;
  // Whether its time has come and the thread has not gone on yet.
  bool is_due;
} process_clock_wait;

// Whether the definitions are in effect: not in a build with a sanitizer, nor without glibc.
bool process_clock_is_owned(void);

// Whether the clocks are taken over.
bool process_clock_is_virtual(void);

// Takes the clocks over; they show what they showed.
void process_clock_begin(void);

// Sets what `CLOCK_REALTIME` shows now, since 1970, while the clocks are taken over.
void process_clock_set_date(int64_t date);

// Gives the clocks back; what waits goes on in real time with what is left of its limit.
void process_clock_end(void);

// The time since `process_clock_begin`.
int64_t process_clock_now(void);

// The next deadline of a wait or a timer, since `process_clock_begin`; INT64_MAX without one.
int64_t process_clock_next_deadline(void);

// Sets how far away the deadline of a wait or a timer has to be to count as none; INT64_MAX for no such limit, as it is at first.
void process_clock_set_horizon(int64_t horizon);

// Tells the next deadline of what sleeps by these clocks without a wait or a timer, such as tasks; INT64_MAX for none.
//
// It counts as one of the deadlines, and whoever moves the clocks to it has to wake what sleeps.
void process_clock_set_scheduled(int64_t deadline);

// Serves on the thread that moves the clocks instead of a sleep of the program's, until a time since `process_clock_begin`.
//
// Returns whether it did; otherwise the thread sleeps.
typedef bool (*process_clock_server)(int64_t deadline);

// Sets what serves instead of a sleep on the thread that moves the clocks; NULL for nothing.
void process_clock_set_server(process_clock_server server);

// Hears of a sleep of a thread in real time, when it begins, on that thread; with how long it lasts, in nanoseconds.
typedef void (*process_clock_sleep_listener)(int64_t duration);

// Sets who hears of sleeps in real time; NULL for nobody. Nothing is heard where the definitions are not in effect.
void process_clock_set_sleep_listener(process_clock_sleep_listener listener);

// Moves the clocks; an earlier time than the present changes nothing.
//
// Everything that is due is woken, and has gone on when the call returns, or is listed as due.
void process_clock_advance(int64_t time);

// Lists the waits and the armed timers.
//
// Returns their number, which may be more than there is room for.
size_t process_clock_list(process_clock_wait *room, size_t count);

// A reading of one of the kernel's clocks that is never virtual.
int64_t process_clock_real(clockid_t clock);

// A reading of one of the kernel's clocks as the program reads it, which may be virtual.
int64_t process_clock_shown(clockid_t clock);

// Whether a descriptor is a socket of a pair that this process made, and of which it has closed neither.
bool process_clock_holds_both_ends(int fd);

// Whether the program has a socket for streams of the network. Always false where the definitions are not in effect.
bool process_clock_has_network_sockets(void);

// Finds the other end of a connection, on this machine.
//
// file: Gets the number of that socket's file, 0 if it has none.
// Returns whether there is one, both are connected, and each has taken what the other sent.
bool process_clock_settled_other_end(int fd, uint64_t *file);

// Tells how often the program has changed what a set of events (an epoll descriptor) watches; another set of the same number counts on.
//
// Returns false while it does, and where the definitions are not in effect.
bool process_clock_set_changes(int set, uint64_t *changes);

// Whether a set of events is the one in which dispatch keeps its timers. Always false where the definitions are not in effect.
bool process_clock_is_set_of_dispatch(int set);

// Tells how often the program has set a timer of dispatch: `asyncAfter`, or a timer source.
//
// Returns false where the definitions are not in effect.
bool process_clock_timer_settings(uint64_t *count);

// How often the program set something up by which others reach it at any moment: a handler of a signal, a descriptor that tells of signals or of
// changes of files. Always 0 where the definitions are not in effect.
uint32_t process_clock_outside_mark(void);

// The signals that the program is told of, as it set up since then, each a bit, from that of signal 1 on.
uint64_t process_clock_signals_since(uint32_t mark);

// Whether the program is told of changes of files, as it set up since then.
bool process_clock_watches_files_since(uint32_t mark);

// Waits for descriptors in real time, whatever the clocks are; INT64_MAX for no limit.
//
// It is how the thread that moves the clocks waits for something to do: while it does, it is not busy.
//
// descriptors: `pollfd` structures.
int process_clock_real_poll(void *descriptors, size_t count, int64_t limit);

// Waits for descriptors as a program does, up to a time since `process_clock_begin`; INT64_MAX for no limit.
//
// descriptors: `pollfd` structures.
int process_clock_poll(void *descriptors, size_t count, int64_t deadline);

// Copies memory that may go away meanwhile. Returns whether all of it was there.
bool process_clock_copy(void *copy, uintptr_t address, size_t size);

// A baton: two threads of which one goes on at a time, as long as the one that works does not wait for anything.
struct process_clock_baton {
  uint32_t turn;
};

// Whose turn it is.
typedef enum {
  // The giver's: the worker waits for work.
  PROCESS_CLOCK_TURN_OF_GIVER = 0,
  // The worker's, for which the giver waits.
  PROCESS_CLOCK_TURN_OF_WORKER = 1,
  // Each its own: the worker goes on, and nobody waits for it.
  PROCESS_CLOCK_TURN_OF_BOTH = 2,
} process_clock_turn;

// Gives the worker its turn.
void process_clock_give(struct process_clock_baton *baton);

// Waits until it is no longer the worker's turn, for so many nanoseconds of real time at most. Returns whose turn it is.
process_clock_turn process_clock_await_giver(struct process_clock_baton *baton, int64_t limit);

// Has giver and worker go on each for itself, if it is the worker's turn. Returns whether it was.
bool process_clock_part(struct process_clock_baton *baton);

// On the worker's thread: waits for its turn. Until it comes back, a wait of this thread that the clocks end has the two part.
void process_clock_await_turn(struct process_clock_baton *baton);

// Whether it is the worker's turn.
bool process_clock_is_turn_of_worker(const struct process_clock_baton *baton);

// On the worker's thread: ends its turn. Returns whether the giver waited for it.
bool process_clock_give_back(struct process_clock_baton *baton);

// Names the present thread, with 15 characters at most.
void process_clock_name_thread(const char *name);

// Has the present thread and the one that waits for it part; for a thread without a baton nothing happens.
void process_clock_part_from_giver(void);

// Takes the present thread for the one that moves the clocks.
void process_clock_set_driver(void);

// Whether the thread that moves the clocks runs, or waits for something of the program's.
bool process_clock_is_driver_busy(void);

// Waits until the thread that moves the clocks is busy, and there is a deadline or work that it could wait for.
//
// For one thread, which stands in for it.
void process_clock_await_busy_driver(void);

// Whether there is work that the thread that moves the clocks could wait for.
typedef bool (*process_clock_work_inquiry)(void);

// Has somebody asked for such work.
void process_clock_set_work_inquiry(process_clock_work_inquiry value);

// Calls whoever stands in for the thread that moves the clocks: there is such work now.
void process_clock_call_stand_in(void);

#endif
