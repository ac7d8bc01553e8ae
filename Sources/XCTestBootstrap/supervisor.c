#define _GNU_SOURCE
#include "Supervisor.h"

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "life.h"
#include "numbers.h"
#include "runs.h"

struct shared *shared;
int journal = -1;

// What Swift Testing writes its events to in the present process; -1 in a run of XCTest.
static int stream = -1;

// Which process this is, and which one started the run.
static int life;
static pid_t runner;

// Whether a command of Swift's started the run, which waits for its end.
static bool is_of_command;

// Whether somebody asked the run to end.
static bool is_interrupted;

// MARK: - Whether to supervise

// Returns the number that an environment variable says; the other one without it.
static int number_in(const char *name, int otherwise) {
  const char *value = getenv(name);
  return value == NULL || *value == 0 ? otherwise : atoi(value);
}

// Whether a sanitizer is built in, which wants the signals and the threads for itself.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
static const bool is_sanitized = true;
#else
static const bool is_sanitized = false;
#endif

// MARK: - The journal

void add_to_journal(const char *text, size_t length) {
  // The system's own call: that of libc may be stood in for.
  while (length > 0) {
    long count = syscall(SYS_write, journal, text, length);
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

int supervisor_life(void) { return life; }

int supervisor_runner(void) { return life > 0 ? runner : getppid(); }

void supervisor_note(const char *line, size_t length) {
  if (life == 0) return;
  add_to_journal(line, length);
  atomic_fetch_add(&shared->notes, 1);
}

size_t supervisor_read(char *bytes, size_t count, size_t offset) {
  ssize_t result = life == 0 ? 0 : pread(journal, bytes, count, (off_t)offset);
  return result > 0 ? (size_t)result : 0;
}

// Sets how much time there is from now on.
static void allow(unsigned seconds, bool is_for_test) {
  if (life == 0) return;
  // First: whoever sees what follows sees that it was set anew, and counts from there.
  atomic_fetch_add(&shared->settings, 1);
  atomic_store(&shared->is_for_test, is_for_test);
  atomic_store(&shared->allowed, seconds);
}

void supervisor_allow(unsigned seconds) { allow(seconds, false); }

void supervisor_allow_test(unsigned seconds) { allow(seconds, true); }

void supervisor_end_run(void) {
  if (life > 0) atomic_store(&shared->is_over, true);
}

int supervisor_stream(void) { return life == 0 ? -1 : stream; }

void supervisor_end_part(void) {
  if (life > 0) atomic_store(&shared->has_more, true);
}

bool supervisor_is_last(void) { return life > 0 && atomic_load(&shared->is_last); }

// Returns whether a test of Swift Testing began in the present process.
static bool has_begun_in_stream(void) {
  struct stat status;
  if (stream < 0 || fstat(stream, &status) != 0 || status.st_size == 0) return false;
  size_t length = (size_t)status.st_size;
  void *text = mmap(NULL, length, PROT_READ, MAP_SHARED, stream, 0);
  if (text == MAP_FAILED) return false;
  const char *word = "\"testStarted\"";
  bool has_begun = memmem(text, length, word, strlen(word)) != NULL;
  munmap(text, length);
  return has_begun;
}

// Moves the events of a process that ended to the journal.
static void keep_stream(void) {
  if (stream < 0) return;
  static char part[65536];
  char last = '\n';
  ssize_t count;
  for (off_t offset = 0; (count = pread(stream, part, sizeof part, offset)) > 0; offset += count) {
    add_to_journal(part, (size_t)count);
    last = part[count - 1];
  }
  // It may have died in the middle of a line.
  if (last != '\n') add_to_journal("\n", 1);
  if (ftruncate(stream, 0) != 0) _exit(1);
}

// MARK: - Watching

// Hands a signal on that somebody sent to this process; one from the terminal the other has got by itself.
static void hand_on(int signal, const siginfo_t *info, pid_t child) {
  is_interrupted = true;
  if (info->si_code <= 0) kill(child, signal);
}

// Returns whether a process is a command of Swift's, such as `swift-test`.
static bool is_command(pid_t process) {
  char path[32], name[16] = "";
  snprintf(path, sizeof path, "/proc/%d/comm", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, name, sizeof name - 1);
  close(file);
  return count > 0 && strncmp(name, "swift-", 6) == 0;
}

// Ends a process whose run nobody waits for any more: the command was ended by a signal of which it told nobody, as `timeout` sends it.
static void check_runner(pid_t child) {
  if (!is_of_command || getppid() == runner) return;
  is_interrupted = true;
  kill(child, SIGKILL);
}

// What is known of how long nothing was added to the journal or the stream, or how long a test runs.
struct patience {
  unsigned settings;
  off_t length;
  unsigned seconds;
};

// Returns how much was noted so far.
static off_t noted_length(void) {
  struct stat status;
  off_t length = fstat(journal, &status) == 0 ? status.st_size : 0;
  return length + (stream >= 0 && fstat(stream, &status) == 0 ? status.st_size : 0);
}

// Ends a process that takes longer than it may, once a second has passed.
static void check_time(struct patience *patience, pid_t child) {
  unsigned allowed = atomic_load(&shared->allowed);
  bool is_for_test = atomic_load(&shared->is_for_test);
  unsigned settings = atomic_load(&shared->settings);
  off_t length = noted_length();
  bool has_news = !is_for_test && length != patience->length;
  if (settings != patience->settings || has_news || allowed == 0) {
    *patience = (struct patience){settings, length, 0};
    return;
  }
  // A suspended process, or a machine that slept, is asked no more than once for each second that it was awake.
  if (++patience->seconds < allowed || is_traced(child)) return;
  char line[64];
  int count = snprintf(line, sizeof line, "late %u\n", allowed);
  add_to_journal(line, (size_t)count);
  ask_threads(child, 0);
  kill(child, SIGKILL);
}

// Waits for a process to end; returns how.
static int watch(pid_t child, const sigset_t *awaited) {
  struct patience patience = {0, 0, 0};
  const struct timespec second = {1, 0};
  for (;;) {
    siginfo_t info;
    int signal = sigtimedwait(awaited, &info, &second), status;
    if (waitpid(child, &status, WNOHANG) == child) return status;
    if (signal > 0 && signal != SIGCHLD) hand_on(signal, &info, child);
    if (signal < 0) check_time(&patience, child);
    check_runner(child);
  }
}

// MARK: - The end

// Ends as the process did that ran the tests.
static void end_with(int status, const sigset_t *mask) {
  if (WIFEXITED(status)) {
    // Where one died, not all tests passed.
    _exit(life > 1 && WEXITSTATUS(status) == 0 ? 1 : WEXITSTATUS(status));
  }
  // The other one left a core, if any.
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  sigprocmask(SIG_SETMASK, mask, NULL);
  signal(WTERMSIG(status), SIG_DFL);
  raise(WTERMSIG(status));
  _exit(128 + WTERMSIG(status));
}

// Returns whether somebody ends a process by a signal, and it does not die by itself.
static bool is_request(int signal) {
  return signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT;
}

// Returns whether another process is to go on after one that ended so, having noted so much.
static bool goes_on(int status, bool has_noted) {
  if (is_interrupted || !has_noted) return false;
  if (WIFEXITED(status)) return !atomic_load(&shared->is_over);
  return !is_request(WTERMSIG(status));
}

// Notes how a process ended, for the one that goes on.
static void note_end(int status, bool is_part) {
  char line[64];
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int length = snprintf(line, sizeof line, "time %lld.%09ld\n", (long long)now.tv_sec, now.tv_nsec);
  add_to_journal(line, (size_t)length);
  int count = is_part ? snprintf(line, sizeof line, "parted 0\n")
              : WIFEXITED(status) ? snprintf(line, sizeof line, "exited %d\n", WEXITSTATUS(status))
                                  : snprintf(line, sizeof line, "died %d\n", WTERMSIG(status));
  add_to_journal(line, (size_t)count);
}

// MARK: - Lives

// Makes what is shared; returns whether that is possible.
static bool prepare(enum run run) {
  journal = memfd_create("uitest-journal", MFD_CLOEXEC);
  if (run == RUN_OF_SWIFT_TESTING) stream = memfd_create("uitest-events", MFD_CLOEXEC);
  if (journal < 0 || (run == RUN_OF_SWIFT_TESTING && stream < 0)) return false;
  fcntl(journal, F_SETFL, O_APPEND);
  shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return shared != MAP_FAILED;
}

// Goes on as a process that runs tests, and ends with the supervisor.
static void live(pid_t supervisor, const sigset_t *mask, const struct sigaction *of_children) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(1);
  renew_thread_number(supervisor, getpid());
  sigaction(SIGCHLD, of_children, NULL);
  sigprocmask(SIG_SETMASK, mask, NULL);
}

// Returns whether another process goes on after one that ended so, and gets ready for that: after as many deaths as there may be, one that tells what ran.
static bool follows(int status, bool has_noted, bool is_part, int restarts) {
  static int deaths;
  if (is_part) return !is_interrupted;
  if (!goes_on(status, has_noted)) return false;
  if (deaths++ < restarts) return true;
  return stream >= 0 && !atomic_exchange(&shared->is_last, true);
}

// Supervises before any other constructor of the program runs, since those make what no fork takes along: threads.
__attribute__((constructor(101))) static void supervise(int count, char **arguments) {
  int restarts = number_in("UITEST_RESTARTS", 20);
  enum run run = is_sanitized || restarts <= 0 ? RUN_OF_OTHERS : run_of(count, arguments);
  if (run == RUN_OF_OTHERS || is_traced(getpid()) || !prepare(run)) return;
  sigset_t awaited, mask;
  sigemptyset(&awaited);
  for (int index = 0; index < 5; index++)
    sigaddset(&awaited, (const int[]){SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT}[index]);
  sigprocmask(SIG_BLOCK, &awaited, &mask);
  struct sigaction of_children, plain = {.sa_handler = SIG_DFL};
  sigaction(SIGCHLD, &plain, &of_children);
  pid_t supervisor = getpid();
  runner = getppid();
  is_of_command = is_command(runner);
  for (life = 1;; life++) {
    unsigned noted = atomic_load(&shared->notes);
    atomic_store(&shared->allowed, 0);
    atomic_store(&shared->is_ending, false);
    pid_t child = fork();
    if (child == 0) return live(supervisor, &mask, &of_children);
    if (child < 0) break;
    int status = watch(child, &awaited);
    bool has_noted = atomic_load(&shared->notes) != noted || has_begun_in_stream();
    bool is_part = atomic_exchange(&shared->has_more, false) && WIFEXITED(status);
    keep_stream();
    if (!follows(status, has_noted, is_part, restarts)) end_with(status, &mask);
    note_end(status, is_part);
  }
  // No process can be made: as if there were no supervisor, if it is the first one.
  if (life > 1) _exit(1);
  life = 0;
  sigaction(SIGCHLD, &of_children, NULL);
  sigprocmask(SIG_SETMASK, &mask, NULL);
}
