// Waits for descriptors: one more descriptor ends them, which each thread has of its own.

#include "clock.h"

#if CLOCK_IS_OWNED

#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/syscall.h>

DECLARE_REAL(poll);
DECLARE_REAL(ppoll);
DECLARE_REAL(select);
DECLARE_REAL(pselect);
DECLARE_REAL(epoll_wait);
DECLARE_REAL(epoll_pwait);

// MARK: The thread's own descriptor

static pthread_key_t event_key;
static pthread_once_t event_once = PTHREAD_ONCE_INIT;

// Closes the descriptor of a thread that ends.
static void close_event(void *value) {
  kernel(SYS_close, (long)(intptr_t)value - 1, 0, 0, 0, 0, 0);
}

static void make_event_key(void) { pthread_key_create(&event_key, close_event); }

// The descriptor that ends a wait of the present thread; -1 if there are no more.
static int own_event(void) {
  pthread_once(&event_once, make_event_key);
  intptr_t known = (intptr_t)pthread_getspecific(event_key);
  if (known != 0) return (int)known - 1;
  int event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (event >= 0) pthread_setspecific(event_key, (void *)((intptr_t)event + 1));
  return event;
}

// MARK: Waiting

// Waits for descriptors, in the registry, or in real time.
//
// descriptors: what is waited for, with room for one more; set: the set of events that they stand for, or -1.
// deadline: on the virtual monotonic clock; what is left of it when the clocks become real, for a set.
// Returns the number of descriptors that are ready, or a negative error number; for a set -ECANCELED when the clocks become real.
static int wait_for(struct pollfd *descriptors, nfds_t count, int set, int64_t *deadline,
                    const sigset_t *mask) {
  struct wait wait = {.kind = PROCESS_CLOCK_DESCRIPTORS, .descriptor = set, .deadline = *deadline};
  wait.event = own_event();
  if (wait.event < 0) return -ENOMEM;
  descriptors[count] = (struct pollfd){.fd = wait.event, .events = POLLIN};
  int64_t limit = 0;
  while (true) {
    long ready;
    bool is_listed = enter(&wait);
    if (!is_listed && atomic_load(&wait.state) == RELEASED) {
      limit = remaining(&wait);
      if (set >= 0) {
        *deadline = limit;
        return -ECANCELED;
      }
    }
    struct timespec time = timespec_of(limit);
    bool is_endless = is_listed || limit == NEVER;
    ready = kernel(SYS_ppoll, (long)descriptors, (long)(count + 1), is_endless ? 0 : (long)&time,
                   (long)mask, _NSIG / 8, 0);
    if (is_listed) leave(&wait);
    bool is_signalled = ready > 0 && descriptors[count].revents != 0;
    uint64_t signals;
    if (atomic_load(&wait.state) != WAITING) {
      kernel(SYS_read, wait.event, (long)&signals, sizeof signals, 0, 0, 0);
    }
    if (ready < 0) return (int)ready;
    int found = (int)ready - is_signalled;
    // With the clocks real again the rest of the limit is left.
    if (found > 0 || atomic_load(&wait.state) == DUE || !is_listed) return found;
  }
}

// A limit as a deadline. Returns false for one that is over at once.
static bool deadline_of(const struct timespec *limit, int64_t *deadline) {
  *deadline = limit ? sum(atomic_load(&present), nanoseconds(limit)) : NEVER;
  return !limit || nanoseconds(limit) > 0;
}

static int result_of(int result) {
  if (result >= 0) return result;
  errno = -result;
  return -1;
}

// MARK: poll

// Waits with a copy of what the caller gave, which has room for one more.
static int poll_until(struct pollfd *descriptors, nfds_t count, int64_t deadline,
                      const sigset_t *mask) {
  struct pollfd few[32], *copy = few;
  if (count >= 32) copy = malloc((count + 1) * sizeof *copy);
  if (!copy) return result_of(-ENOMEM);
  memcpy(copy, descriptors, count * sizeof *copy);
  int result = wait_for(copy, count, -1, &deadline, mask);
  if (result >= 0) memcpy(descriptors, copy, count * sizeof *copy);
  if (copy != few) free(copy);
  return result_of(result);
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *limit,
          const sigset_t *mask) {
  int64_t deadline;
  if (!atomic_load(&is_virtual) || (limit && !is_valid(limit)) || !deadline_of(limit, &deadline)) {
    return REAL(ppoll)(descriptors, count, limit, mask);
  }
  return poll_until(descriptors, count, deadline, mask);
}

int poll(struct pollfd *descriptors, nfds_t count, int milliseconds) {
  if (milliseconds == 0 || !atomic_load(&is_virtual)) {
    return REAL(poll)(descriptors, count, milliseconds);
  }
  struct timespec limit = timespec_of(INT64_C(1000000) * milliseconds);
  return ppoll(descriptors, count, milliseconds < 0 ? NULL : &limit, NULL);
}

// What libraries call that were built with checks of their buffers.
int __poll_chk(struct pollfd *descriptors, nfds_t count, int milliseconds, size_t size);
int __poll_chk(struct pollfd *descriptors, nfds_t count, int milliseconds, size_t size) {
  if (size / sizeof *descriptors < count) abort();
  return poll(descriptors, count, milliseconds);
}
int __ppoll_chk(struct pollfd *descriptors, nfds_t count, const struct timespec *limit,
                const sigset_t *mask, size_t size);
int __ppoll_chk(struct pollfd *descriptors, nfds_t count, const struct timespec *limit,
                const sigset_t *mask, size_t size) {
  if (size / sizeof *descriptors < count) abort();
  return ppoll(descriptors, count, limit, mask);
}

// MARK: select

// The descriptors of the sets.
static nfds_t list_sets(struct pollfd *list, int count, fd_set *reads, fd_set *writes,
                        fd_set *others) {
  nfds_t found = 0;
  for (int fd = 0; fd < count; fd++) {
    short events = (short)((reads && FD_ISSET(fd, reads) ? POLLIN : 0) |
                           (writes && FD_ISSET(fd, writes) ? POLLOUT : 0) |
                           (others && FD_ISSET(fd, others) ? POLLPRI : 0));
    if (events) list[found++] = (struct pollfd){.fd = fd, .events = events};
  }
  return found;
}

// Keeps one descriptor in a set if something happened to it. Returns whether it is in it.
static int keep(fd_set *set, const struct pollfd *found, short asked, short reported) {
  if (!set || !(found->events & asked)) return 0;
  if (found->revents & reported) return 1;
  FD_CLR(found->fd, set);
  return 0;
}

static int select_until(int count, fd_set *reads, fd_set *writes, fd_set *others, int64_t deadline,
                        const sigset_t *mask) {
  if (count > FD_SETSIZE) count = FD_SETSIZE;
  struct pollfd list[FD_SETSIZE + 1];
  nfds_t listed = list_sets(list, count, reads, writes, others);
  int ready = wait_for(list, listed, -1, &deadline, mask);
  if (ready < 0) return result_of(ready);
  int result = 0;
  for (nfds_t index = 0; index < listed; index++) {
    if (list[index].revents & POLLNVAL) return result_of(-EBADF);
    result += keep(reads, &list[index], POLLIN, POLLIN | POLLHUP | POLLERR);
    result += keep(writes, &list[index], POLLOUT, POLLOUT | POLLERR);
    result += keep(others, &list[index], POLLPRI, POLLPRI);
  }
  return result;
}

int pselect(int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict others,
            const struct timespec *restrict limit, const sigset_t *restrict mask) {
  int64_t deadline;
  if (count < 0 || !atomic_load(&is_virtual) || (limit && !is_valid(limit)) ||
      !deadline_of(limit, &deadline)) {
    return REAL(pselect)(count, reads, writes, others, limit, mask);
  }
  return select_until(count, reads, writes, others, deadline, mask);
}

int select(int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict others,
           struct timeval *restrict limit) {
  int64_t deadline;
  struct timespec time;
  if (limit) time = (struct timespec){limit->tv_sec, limit->tv_usec * 1000};
  if (count < 0 || !atomic_load(&is_virtual) || (limit && !is_valid(&time)) ||
      !deadline_of(limit ? &time : NULL, &deadline)) {
    return REAL(select)(count, reads, writes, others, limit);
  }
  int result = select_until(count, reads, writes, others, deadline, NULL);
  if (limit) {
    int64_t left = deadline - atomic_load(&present);
    struct timespec rest = timespec_of(left > 0 ? left : 0);
    *limit = (struct timeval){.tv_sec = rest.tv_sec, .tv_usec = rest.tv_nsec / 1000};
  }
  return result;
}

// MARK: epoll

static int epoll_until(int set, struct epoll_event *events, int count, int64_t deadline,
                       const sigset_t *mask) {
  while (true) {
    struct pollfd pair[2] = {{.fd = set, .events = POLLIN}};
    int ready = wait_for(pair, 1, set, &deadline, mask);
    if (ready == -ECANCELED) {
      int64_t left = deadline == NEVER ? -1 : (deadline + 999999) / 1000000;
      return REAL(epoll_pwait)(set, events, count, left > INT_MAX ? INT_MAX : (int)left, mask);
    }
    if (ready < 0) return result_of(ready);
    int found = REAL(epoll_wait)(set, events, count, 0);
    // Another thread may have taken what there was.
    if (found != 0 || ready == 0) return found;
  }
}

int epoll_pwait(int set, struct epoll_event *events, int count, int milliseconds,
                const sigset_t *mask) {
  if (milliseconds == 0 || count <= 0 || !atomic_load(&is_virtual)) {
    return REAL(epoll_pwait)(set, events, count, milliseconds, mask);
  }
  int64_t limit = INT64_C(1000000) * milliseconds;
  return epoll_until(set, events, count,
                     milliseconds < 0 ? NEVER : sum(atomic_load(&present), limit), mask);
}

int epoll_wait(int set, struct epoll_event *events, int count, int milliseconds) {
  if (milliseconds == 0 || !atomic_load(&is_virtual)) {
    return REAL(epoll_wait)(set, events, count, milliseconds);
  }
  return epoll_pwait(set, events, count, milliseconds, NULL);
}

int epoll_pwait2(int set, struct epoll_event *events, int count, const struct timespec *limit,
                 const sigset_t *mask) {
  int64_t deadline;
  if (count <= 0 || !atomic_load(&is_virtual) || (limit && !is_valid(limit)) ||
      !deadline_of(limit, &deadline)) {
    long result = kernel(SYS_epoll_pwait2, set, (long)events, count, (long)limit, (long)mask,
                         _NSIG / 8);
    return result_of((int)result);
  }
  return epoll_until(set, events, count, deadline, mask);
}

#endif
