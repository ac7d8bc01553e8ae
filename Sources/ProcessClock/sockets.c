// Pairs of sockets that this process made: while it holds both, nobody else can write to either.

#include "clock.h"

#include <sys/socket.h>

// One more than the other end of a descriptor, 0 if it is not an end of a pair.
static _Atomic int other_ends[MOST_DESCRIPTORS];

static bool is_listed(int fd) { return fd >= 0 && fd < MOST_DESCRIPTORS; }

bool process_clock_holds_both_ends(int fd) {
  return is_listed(fd) && atomic_load(&other_ends[fd]) != 0;
}

#if CLOCK_IS_OWNED

DECLARE_REAL(socketpair);

int socketpair(int domain, int type, int protocol, int ends[2]) {
  int result = REAL(socketpair)(domain, type, protocol, ends);
  if (result == 0 && is_listed(ends[0]) && is_listed(ends[1])) {
    atomic_store(&other_ends[ends[0]], ends[1] + 1);
    atomic_store(&other_ends[ends[1]], ends[0] + 1);
  }
  return result;
}

void forget_pair(int fd) {
  if (!process_clock_holds_both_ends(fd)) return;
  int other = atomic_exchange(&other_ends[fd], 0) - 1;
  if (other >= 0) atomic_store(&other_ends[other], 0);
}

#endif
