// Sets of events: how often the program has changed what they watch.

#include "clock.h"

#if CLOCK_IS_OWNED

#include <sys/epoll.h>

// Calls that began, and calls that are over.
static _Atomic uint64_t begun, ended;

DECLARE_REAL(epoll_ctl);

int epoll_ctl(int set, int operation, int fd, struct epoll_event *event) {
  atomic_fetch_add(&begun, 1);
  int result = REAL(epoll_ctl)(set, operation, fd, event);
  atomic_fetch_add(&ended, 1);
  return result;
}

bool process_clock_set_changes(uint64_t *changes) {
  // In this order: with equal numbers none was under way at the first reading, and none began before the second.
  *changes = atomic_load(&ended);
  return atomic_load(&begun) == *changes;
}

#else

bool process_clock_set_changes(uint64_t *changes) { return false; }

#endif
