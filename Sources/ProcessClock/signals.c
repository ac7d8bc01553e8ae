// Waits for a signal with a limit.

#include "clock.h"

#if CLOCK_IS_OWNED

#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>

DECLARE_REAL(sigtimedwait);

// Takes a signal that is pending. Returns its number, or a negative error number.
static long take_pending(const sigset_t *signals, siginfo_t *info) {
  struct timespec none = {0, 0};
  return kernel(SYS_rt_sigtimedwait, (long)signals, (long)info, (long)&none, _NSIG / 8, 0, 0);
}

int sigtimedwait(const sigset_t *restrict signals, siginfo_t *restrict info,
                 const struct timespec *restrict limit) {
  note_awaited_signals(signals);
  if (!limit || !atomic_load(&is_virtual) || !is_valid(limit)) {
    return REAL(sigtimedwait)(signals, info, limit);
  }
  // A descriptor tells that a signal is pending, and can be waited for together with the clocks.
  int pending =
      (int)kernel(SYS_signalfd4, -1, (long)signals, _NSIG / 8, SFD_CLOEXEC | SFD_NONBLOCK, 0, 0);
  if (pending < 0) {
    errno = -pending;
    return -1;
  }
  int64_t deadline = sum(atomic_load(&present), nanoseconds(limit));
  long result;
  while ((result = take_pending(signals, info)) == -EAGAIN) {
    int64_t left = deadline - atomic_load(&present);
    struct timespec rest = timespec_of(left > 0 ? left : 0);
    struct pollfd descriptor = {.fd = pending, .events = POLLIN};
    int ready = ppoll(&descriptor, 1, &rest, NULL);
    if (ready < 0) result = -errno;
    if (ready <= 0) break;
  }
  kernel(SYS_close, pending, 0, 0, 0, 0, 0);
  if (result > 0) return (int)result;
  errno = (int)-result;
  return -1;
}

#endif
