// Condition variables with a limit: a wait without one, which the clocks end for all who wait.

#include "clock.h"

#if CLOCK_IS_OWNED

static _Atomic(void *) real_timedwait;
static _Atomic(void *) real_clockwait;

// The version of the function that goes with the condition variables of today: on x86_64 there are older ones of the same name.
#if defined(__x86_64__)
#define CONDITION_VERSION "GLIBC_2.3.2"
#else
#define CONDITION_VERSION "GLIBC_2.17"
#endif

typedef int (*timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*clockwait)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);

static int wait_in_real_time(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t left) {
  if (left == NEVER) return pthread_cond_wait(condition, mutex);
  struct timespec time = timespec_of(sum(process_clock_real(CLOCK_MONOTONIC), left));
  clockwait real = (clockwait)libc_function(&real_clockwait, "pthread_cond_clockwait", NULL);
  return real(condition, mutex, CLOCK_MONOTONIC, &time);
}

// Called when the thread is cancelled in its wait.
static void leave_cancelled(void *wait) { leave(wait); }

static int wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  struct wait wait = {.kind = PROCESS_CLOCK_CONDITION, .descriptor = -1, .deadline = deadline,
                      .event = -1, .condition = condition};
  int error = 0;
  if (enter(&wait)) {
    pthread_cleanup_push(leave_cancelled, &wait);
    // A wake-up for no reason is passed on, but not one that was meant for another thread with a limit: the caller would hold it for
    // a signal (`NSCondition` does).
    error = pthread_cond_wait(condition, mutex);
    pthread_cleanup_pop(1);
  }
  if (error) return error;
  switch (atomic_load(&wait.state)) {
    case DUE: return ETIMEDOUT;
    case RELEASED: return wait_in_real_time(condition, mutex, remaining(&wait));
    default: return 0;
  }
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict time) {
  int64_t offset;
  if (!atomic_load(&is_virtual) || !is_valid(time)) {
    timedwait real =
        (timedwait)libc_function(&real_timedwait, "pthread_cond_timedwait", CONDITION_VERSION);
    return real(condition, mutex, time);
  }
  // Glibc keeps the clock of a condition variable in this bit.
  bool is_monotonic = (condition->__data.__wrefs & 2) != 0;
  clock_offset(is_monotonic ? CLOCK_MONOTONIC : CLOCK_REALTIME, &offset);
  return wait_until(condition, mutex, nanoseconds(time) - offset);
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           clockid_t clock, const struct timespec *restrict time) {
  int64_t offset;
  if (!atomic_load(&is_virtual) || !is_valid(time) || !clock_offset(clock, &offset)) {
    clockwait real = (clockwait)libc_function(&real_clockwait, "pthread_cond_clockwait", NULL);
    return real(condition, mutex, clock, time);
  }
  return wait_until(condition, mutex, nanoseconds(time) - offset);
}

#endif
