#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "CallFrames.h"
#include "Supervisor.h"
#include "life.h"
#include "stacks.h"
#include "words.h"

// The signals of a process that dies by itself.
static const int deadly[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
enum { DEADLY_COUNT = sizeof deadly / sizeof *deadly };

// What was done upon them before.
static struct sigaction before[DEADLY_COUNT];

// Whether a thread tells already; another one that dies meanwhile has to wait.
static atomic_bool is_telling;

// The most calls that are told of: the innermost, and the outermost of a stack that overflowed.
enum { CALL_LIMIT = 96 };

// A line of the journal.
struct line {
  char text[4096 + CALL_LIMIT * 17];
  size_t length;
};

// Adds text to a line.
static void append(struct line *line, const char *text, size_t length) {
  for (size_t index = 0; index < length && line->length < sizeof line->text - 1; index++) {
    // Of several lines one is made.
    line->text[line->length++] = text[index] == '\n' ? '\v' : text[index];
  }
}

// Adds a number to a line, and a space before it.
static void append_number(struct line *line, uintptr_t number, unsigned base) {
  char digits[20];
  size_t count = 0;
  do {
    digits[count++] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number > 0);
  append(line, " ", 1);
  while (count > 0) append(line, &digits[--count], 1);
}

// Tells the calls of this thread, which a signal interrupted, and whether it is the main one.
static void tell_calls(int signal, const uintptr_t *calls, size_t count) {
  static struct line line;
  line.length = 0;
  append(&line, "stack", 5);
  append_number(&line, (uintptr_t)signal, 10);
  append_number(&line, syscall(SYS_gettid) == getpid(), 10);
  for (size_t index = 0; index < count; index++) append_number(&line, calls[index], 16);
  line.text[line.length++] = '\n';
  add_to_journal(line.text, line.length);
}

// Tells where somebody calls exit before the run is over.
static void tell_exit(void) {
  if (atomic_load(&shared->is_over) || atomic_load(&shared->has_more)) return;
  uintptr_t calls[CALL_LIMIT];
  tell_calls(0, calls, call_frames_capture(calls, CALL_LIMIT));
}

// Tells what the runtime said last.
static void tell_words(void) {
  static struct line line;
  const char *words = last_words();
  if (words == NULL) return;
  append(&line, "words ", 6);
  append(&line, words, strnlen(words, 4000));
  line.text[line.length++] = '\n';
  add_to_journal(line.text, line.length);
}

// The signal by which a thread is asked, one of those that Dispatch lets through to its threads.
enum { ASKING_SIGNAL = SIGSYS };

// Has a thread tell where it is, and waits until it did, for a twentieth of a second at most.
static void ask(pid_t process, pid_t thread) {
  unsigned told = atomic_load(&shared->told);
  syscall(SYS_tgkill, process, thread, ASKING_SIGNAL);
  for (int round = 0; round < 100 && atomic_load(&shared->told) == told; round++)
    syscall(SYS_nanosleep, &(struct timespec){0, 500000}, NULL);
}

// An entry of a folder, as the kernel tells it.
struct entry {
  uint64_t number;
  int64_t offset;
  uint16_t length;
  uint8_t kind;
  char name[];
};

void ask_threads(pid_t process, pid_t besides) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  atomic_store(&shared->is_ending, true);
  if (besides != process) ask(process, process);
  int folder = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  static _Alignas(struct entry) char entries[4096];
  // More threads than these are left alone, so that this ends soon.
  long length = syscall(SYS_getdents64, folder, entries, sizeof entries);
  for (long offset = 0; offset < length;) {
    const struct entry *entry = (const struct entry *)(entries + offset);
    pid_t thread = atoi(entry->name);
    if (thread > 0 && thread != process && thread != besides) ask(process, thread);
    offset += entry->length;
  }
  syscall(SYS_close, folder);
}

// Tells where this thread is of a process that is to end, and stays there; one is asked after the other.
static void tell_place(int signal) {
  uintptr_t calls[CALL_LIMIT];
  tell_calls(signal, calls, call_frames_capture_interrupted(calls, CALL_LIMIT));
  atomic_fetch_add(&shared->told, 1);
  for (;;) pause();
}

// Tells where this thread is, and has the signal do what it did before.
static void tell_death(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (signal == ASKING_SIGNAL && atomic_load(&shared->is_ending)) tell_place(signal);
  if (atomic_exchange(&is_telling, true)) {
    for (;;) pause();
  }
  // The words first: to find the calls is what may fail.
  tell_words();
  uintptr_t calls[CALL_LIMIT];
  tell_calls(signal, calls, call_frames_capture_interrupted(calls, CALL_LIMIT));
  // A test of Swift Testing may wait for an application on another thread, which dies.
  if (supervisor_stream() >= 0) ask_threads(getpid(), (pid_t)syscall(SYS_gettid));
  for (int index = 0; index < DEADLY_COUNT; index++) sigaction(deadly[index], &before[index], NULL);
  // An instruction that failed fails again; a signal that was sent is sent again.
  if (info->si_code <= 0) syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
}

void supervisor_tell_deaths(void) {
  if (supervisor_life() == 0) return;
  add_signal_stack();
  const char *wish = getenv("SWIFT_BACKTRACE");
  bool hands_on = wish != NULL && *wish != 0;
  struct sigaction action = {.sa_sigaction = tell_death, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int index = 0; index < DEADLY_COUNT; index++) {
    sigaction(deadly[index], &action, &before[index]);
    if (!hands_on) before[index] = (struct sigaction){.sa_handler = SIG_DFL};
  }
  atexit(tell_exit);
}
