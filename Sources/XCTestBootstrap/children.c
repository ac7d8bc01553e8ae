// The waits for any child process.

#define _GNU_SOURCE
#include <signal.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Waits for a child in place of libc's function of this name: an executable's definitions win over those of libraries.
//
// Who waits for any child, and leaves it where it is, is told of the same one until somebody takes its status. Swift Testing's thread does
// so for the exit tests: from the end of a process until the task that asks for it has its turn, which may be long behind the tasks of other
// tests, it asks without a pause, and a processor is busy with nothing. Who is told of the same child again waits a moment first.
int waitid(idtype_t kind, id_t id, siginfo_t *news, int options) {
  static __thread pid_t last;
  int result = (int)syscall(SYS_waitid, kind, id, news, options, NULL);
  bool is_left = kind == P_ALL && (options & WNOWAIT) != 0 && (options & WNOHANG) == 0;
  if (result != 0 || !is_left || news == NULL) return result;
  if (news->si_pid == last) {
    struct timespec moment = {.tv_nsec = 1000000};
    syscall(SYS_nanosleep, &moment, NULL);
  }
  last = news->si_pid;
  return result;
}
