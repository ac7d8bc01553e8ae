// What lets others reach this process at any moment, whatever its threads do: handlers of signals, and descriptors that tell of signals and of
// changes of files.

#include "clock.h"

#include <signal.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>

enum { MOST_SIGNALS = 64 };

// How often something was set up so far, which is the number of what comes next.
static _Atomic uint32_t count;

// The number of what was set up last for a signal, 0 for a signal that nothing is told of; and for files.
static _Atomic uint32_t told_of[MOST_SIGNALS + 1], told_of_files;

uint32_t process_clock_outside_mark(void) { return atomic_load(&count); }

uint64_t process_clock_signals_since(uint32_t mark) {
  uint64_t signals = 0;
  for (int number = 1; number <= MOST_SIGNALS; number++)
    if (atomic_load(&told_of[number]) > mark) signals |= UINT64_C(1) << (number - 1);
  return signals;
}

bool process_clock_watches_files_since(uint32_t mark) { return atomic_load(&told_of_files) > mark; }

#if CLOCK_IS_OWNED

DECLARE_REAL(sigaction);
DECLARE_REAL(signal);
DECLARE_REAL(signalfd);
DECLARE_REAL(inotify_init);
DECLARE_REAL(inotify_init1);

// Notes whether a signal is told of.
static void note(int number, bool is_told) {
  if (number < 1 || number > MOST_SIGNALS) return;
  atomic_store(&told_of[number], is_told ? atomic_fetch_add(&count, 1) + 1 : 0);
}

void note_awaited_signals(const sigset_t *signals) {
  for (int number = 1; number <= MOST_SIGNALS; number++)
    if (sigismember(signals, number) == 1) note(number, true);
}

static bool is_function(void (*handler)(int)) { return handler != SIG_DFL && handler != SIG_IGN; }

int sigaction(int number, const struct sigaction *restrict action, struct sigaction *restrict before) {
  // It may lie where the old one is written to.
  bool is_new = action != NULL, is_told = is_new && is_function(action->sa_handler);
  int result = REAL(sigaction)(number, action, before);
  if (result == 0 && is_new) note(number, is_told);
  return result;
}

void (*signal(int number, void (*handler)(int)))(int) {
  void (*before)(int) = REAL(signal)(number, handler);
  if (before != SIG_ERR) note(number, is_function(handler));
  return before;
}

int signalfd(int fd, const sigset_t *signals, int flags) {
  int result = REAL(signalfd)(fd, signals, flags);
  if (result >= 0) note_awaited_signals(signals);
  return result;
}

// Notes that files are watched, if they are.
static int noted(int fd) {
  if (fd >= 0) atomic_store(&told_of_files, atomic_fetch_add(&count, 1) + 1);
  return fd;
}

int inotify_init(void) { return noted(REAL(inotify_init)()); }

int inotify_init1(int flags) { return noted(REAL(inotify_init1)(flags)); }

#endif
