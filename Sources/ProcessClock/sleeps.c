// Sleeps: a thread waits on a word of its own that only the clocks change.

#include "clock.h"

// Who hears of sleeps in real time.
static _Atomic(process_clock_sleep_listener) listener;

void process_clock_set_sleep_listener(process_clock_sleep_listener value) {
  atomic_store(&listener, value);
}

#if CLOCK_IS_OWNED

#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

DECLARE_REAL(clock_nanosleep);

// What a sleep of no time takes.
enum { MOMENT = 1000 };

// Sleeps until a time of the virtual monotonic clock.
//
// Returns 0 or an error number; what is left is told in either case.
static int sleep_until(int64_t deadline, int64_t *left) {
  struct wait wait = {.kind = PROCESS_CLOCK_SLEEP, .descriptor = -1, .deadline = deadline,
                      .event = -1, .is_private = true};
  wait.word = (uint32_t *)&wait.state;
  int error = 0;
  if (enter(&wait)) {
    while (atomic_load(&wait.state) == WAITING && error != EINTR) {
      error = -futex_wait(wait.word, WAITING, true);
    }
    leave(&wait);
  }
  *left = remaining(&wait);
  if (atomic_load(&wait.state) == WAITING) return EINTR;
  if (atomic_load(&wait.state) == DUE) return 0;
  struct timespec rest = timespec_of(*left);
  error = REAL(clock_nanosleep)(CLOCK_MONOTONIC, 0, &rest, &rest);
  *left = error == EINTR ? nanoseconds(&rest) : 0;
  return error;
}

// Tells of a sleep that begins, in real time.
static void tell(clockid_t clock, int flags, const struct timespec *time) {
  process_clock_sleep_listener hears = atomic_load(&listener);
  if (!hears || !is_valid(time)) return;
  bool is_absolute = (flags & TIMER_ABSTIME) != 0;
  hears(nanoseconds(time) - (is_absolute ? process_clock_real(clock) : 0));
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  int64_t offset, left;
  if (!atomic_load(&is_virtual) || !clock_offset(clock, &offset) || !is_valid(time)) {
    tell(clock, flags, time);
    return REAL(clock_nanosleep)(clock, flags, time, rest);
  }
  pthread_testcancel();
  // Who sleeps for no time does so in a loop, until a time comes that its own arithmetic has rounded: it takes a moment anywhere.
  if (!(flags & TIMER_ABSTIME) && nanoseconds(time) == 0) {
    move_clocks(sum(atomic_load(&present), MOMENT), false);
    return 0;
  }
  bool is_absolute = (flags & TIMER_ABSTIME) != 0;
  int64_t deadline =
      sum(nanoseconds(time), is_absolute ? -offset : atomic_load(&present));
  if (deadline > atomic_load(&present) && serve_instead(deadline)) return 0;
  int error = sleep_until(deadline, &left);
  if (error == EINTR && rest && !is_absolute) *rest = timespec_of(left);
  return error;
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  int error = clock_nanosleep(CLOCK_MONOTONIC, 0, time, rest);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

int usleep(useconds_t microseconds) {
  struct timespec time = timespec_of(INT64_C(1000) * microseconds);
  return nanosleep(&time, NULL);
}

unsigned int sleep(unsigned int seconds) {
  struct timespec time = {seconds, 0}, rest = {0, 0};
  if (nanosleep(&time, &rest) == 0) return 0;
  // Rounded as libc does.
  return (unsigned int)(rest.tv_sec + (rest.tv_nsec >= SECOND / 2));
}

#endif
