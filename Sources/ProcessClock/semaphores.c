// Semaphores with a limit: libc's own algorithm, with a wait in the kernel that has no limit.

#include "clock.h"

#if CLOCK_IS_OWNED

#include <semaphore.h>

DECLARE_REAL(sem_clockwait);
DECLARE_REAL(sem_timedwait);

// A semaphore as glibc has it on 64-bit machines: the value in the low word, the number of threads that wait in the high one.
// `sem_post` adds one, and wakes a thread that waits on the value's word if there are any.
struct semaphore {
  _Atomic uint64_t data;
  // 0, or 128 if processes share it.
  int shared;
};

static const uint64_t one_waiter = UINT64_C(1) << 32;

// Takes one, if there is one. Returns whether it did.
static bool take(struct semaphore *semaphore, uint64_t also) {
  uint64_t data = atomic_load(&semaphore->data);
  while ((uint32_t)data != 0) {
    if (atomic_compare_exchange_weak(&semaphore->data, &data, data - 1 - also)) return true;
  }
  return false;
}

// Waits in real time for what is left; with no limit for NEVER.
static int wait_in_real_time(sem_t *semaphore, int64_t left) {
  if (left == NEVER) return sem_wait(semaphore);
  struct timespec time = timespec_of(sum(process_clock_real(CLOCK_MONOTONIC), left));
  return REAL(sem_clockwait)(semaphore, CLOCK_MONOTONIC, &time);
}

// Waits for a semaphore in the registry. Returns 0 or an error number.
static int wait_virtually(struct semaphore *semaphore, struct wait *wait) {
  int error = 0;
  atomic_fetch_add(&semaphore->data, one_waiter);
  while (true) {
    if (take(semaphore, one_waiter)) return 0;
    if (atomic_load(&wait->state) != WAITING) error = ETIMEDOUT;
    if (error) break;
    if (futex_wait(wait->word, 0, wait->is_private) == -EINTR) error = EINTR;
  }
  atomic_fetch_sub(&semaphore->data, one_waiter);
  return error;
}

static int wait_until(sem_t *handle, int64_t deadline) {
  struct semaphore *semaphore = (struct semaphore *)handle;
  if (take(semaphore, 0)) return 0;
  // A worker of dispatch that waits for work waits in real time: how long it stays is nobody's deadline.
  if (is_of_dispatch(handle)) {
    struct wait wait = {.kind = PROCESS_CLOCK_WORKER, .descriptor = -1, .deadline = NEVER,
                        .event = -1};
    int64_t left = deadline - atomic_load(&present);
    bool is_listed = enter(&wait);
    int result = wait_in_real_time(handle, left > 0 ? left : 0);
    int error = errno;
    if (is_listed) leave(&wait);
    errno = error;
    return result;
  }
  struct wait wait = {.kind = PROCESS_CLOCK_SEMAPHORE, .descriptor = -1, .deadline = deadline,
                      .event = -1, .word = (uint32_t *)&semaphore->data,
                      .is_private = semaphore->shared == 0};
  int error = ETIMEDOUT;
  if (enter(&wait)) {
    error = wait_virtually(semaphore, &wait);
    leave(&wait);
  }
  if (error == 0) return 0;
  if (error == ETIMEDOUT && atomic_load(&wait.state) == RELEASED) {
    return wait_in_real_time(handle, remaining(&wait));
  }
  errno = error;
  return -1;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  int64_t offset;
  if (!atomic_load(&is_virtual) || !is_valid(time)) return REAL(sem_timedwait)(semaphore, time);
  clock_offset(CLOCK_REALTIME, &offset);
  return wait_until(semaphore, nanoseconds(time) - offset);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time) {
  int64_t offset;
  if (!atomic_load(&is_virtual) || !is_valid(time) || !clock_offset(clock, &offset)) {
    return REAL(sem_clockwait)(semaphore, clock, time);
  }
  return wait_until(semaphore, nanoseconds(time) - offset);
}

#endif
