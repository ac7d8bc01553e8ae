// System calls by number: dispatch groups, work items and Swift's locks wait for futexes so.

#include "clock.h"

#if CLOCK_IS_OWNED

#include <linux/futex.h>
#include <stdarg.h>
#include <sys/epoll.h>
#include <sys/syscall.h>

// What a wait for a futex is asked for.
struct futex_request {
  uint32_t *word;
  int operation;
  uint32_t value;
  const struct timespec *limit;
  uint32_t bits;
};

// Calls the kernel with another limit, in real time.
static long wait_in_real_time(const struct futex_request *request, int64_t left) {
  struct timespec time = timespec_of(left);
  int operation = FUTEX_WAIT | (request->operation & FUTEX_PRIVATE_FLAG);
  return kernel(SYS_futex, (long)request->word, operation, request->value,
                left == NEVER ? 0 : (long)&time, 0, 0);
}

// Waits without a limit, of the same kind: the bits decide who is woken by others.
static long wait_without_limit(const struct futex_request *request) {
  return kernel(SYS_futex, (long)request->word, request->operation, request->value, 0, 0,
                request->bits);
}

static long wait_virtually(const struct futex_request *request) {
  int command = request->operation & FUTEX_CMD_MASK;
  int64_t limit = nanoseconds(request->limit), offset = -atomic_load(&present);
  if (command == FUTEX_WAIT_BITSET) {
    bool is_date = (request->operation & FUTEX_CLOCK_REALTIME) != 0;
    clock_offset(is_date ? CLOCK_REALTIME : CLOCK_MONOTONIC, &offset);
  }
  struct wait wait = {.kind = PROCESS_CLOCK_FUTEX, .descriptor = -1,
                      .deadline = sum(limit, -offset), .event = -1, .word = request->word,
                      .is_private = (request->operation & FUTEX_PRIVATE_FLAG) != 0};
  _Atomic uint32_t *word = (_Atomic uint32_t *)request->word;
  long result = 0;
  if (enter(&wait)) {
    result = wait_without_limit(request);
    leave(&wait);
  }
  if (result < 0) return result;
  switch (atomic_load(&wait.state)) {
    // A change of the word, at the same time, is what was waited for.
    case DUE: return atomic_load(word) == request->value ? -ETIMEDOUT : -EAGAIN;
    case RELEASED: return wait_in_real_time(request, remaining(&wait));
    default: return 0;
  }
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  // Changes of sets of events are counted.
  if (number == SYS_epoll_ctl) return epoll_ctl((int)a, (int)b, (int)c, (struct epoll_event *)d);
  long result;
  int command = (int)b & FUTEX_CMD_MASK;
  if (number == SYS_futex && d != 0 && atomic_load(&is_virtual) &&
      (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET) &&
      is_valid((const struct timespec *)d)) {
    struct futex_request request = {.word = (uint32_t *)a, .operation = (int)b,
                                    .value = (uint32_t)c, .limit = (const struct timespec *)d,
                                    .bits = (uint32_t)f};
    result = wait_virtually(&request);
  } else {
    result = kernel(number, a, b, c, d, e, f);
  }
  if (result >= 0 || result < -4095) return result;
  errno = (int)-result;
  return -1;
}

#endif
