// Sets of events: how often the program has changed what they watch, and which one is that of dispatch's timers.

#include "clock.h"

#if CLOCK_IS_OWNED

#include <sys/epoll.h>

// Calls that began, and calls that are over, by the descriptor of the set; the last are those of all others.
static _Atomic uint64_t begun[MOST_DESCRIPTORS + 1], ended[MOST_DESCRIPTORS + 1];

static int place_of(int set) { return set >= 0 && set < MOST_DESCRIPTORS ? set : MOST_DESCRIPTORS; }

// The set that dispatch waits for; -1 before it does.
static _Atomic int set_of_dispatch = -1;

DECLARE_REAL(epoll_ctl);

int epoll_ctl(int set, int operation, int fd, struct epoll_event *event) {
  int place = place_of(set);
  atomic_fetch_add(&begun[place], 1);
  if (is_of_dispatch(__builtin_return_address(0))) atomic_store(&set_of_dispatch, set);
  int result = REAL(epoll_ctl)(set, operation, fd, event);
  atomic_fetch_add(&ended[place], 1);
  return result;
}

bool process_clock_set_changes(int set, uint64_t *changes) {
  int place = place_of(set);
  // In this order: with equal numbers none was under way at the first reading, and none began before the second.
  *changes = atomic_load(&ended[place]);
  return atomic_load(&begun[place]) == *changes;
}

bool process_clock_is_set_of_dispatch(int set) { return set >= 0 && set == atomic_load(&set_of_dispatch); }

#else

bool process_clock_is_set_of_dispatch(int set) { return false; }

bool process_clock_set_changes(int set, uint64_t *changes) { return false; }

#endif
