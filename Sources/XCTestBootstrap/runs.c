#include "runs.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

extern char **environ;

bool is_traced(pid_t process) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  const char *field = strstr(text, "TracerPid:");
  return field != NULL && atoi(field + strlen("TracerPid:")) != 0;
}

// Returns whether the program is a test bundle.
static bool is_test_bundle(void) {
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  const char *ending = ".xctest";
  size_t count = strlen(ending);
  return length > (ssize_t)count && memcmp(path + length - count, ending, count) == 0;
}

// Returns whether the process is one of an exit test of Swift Testing's, which is to die.
static bool runs_exit_test(void) {
  for (char **variable = environ; *variable != NULL; variable++) {
    const char *name = strstr(*variable, "EXIT_TEST_ID=");
    if (strncmp(*variable, "SWT_", 4) == 0 && name != NULL) return true;
  }
  return false;
}

// Returns whether an argument is one of some options, alone or with a value behind "=".
static bool is_any(const char *argument, const char *const *options, size_t count) {
  for (size_t index = 0; index < count; index++) {
    size_t length = strlen(options[index]);
    if (strncmp(argument, options[index], length) != 0) continue;
    if (argument[length] == 0 || argument[length] == '=') return true;
  }
  return false;
}

// Returns whether arguments ask for something else than to run each test once and to tell this framework of it.
static bool asks_for_others(int count, char **arguments, bool is_of_swift_testing) {
  static const char *const always[] = {"--dump-tests-json", "--list-tests", "-l", "--help", "-h"};
  // A stream of events has one reader, and words in a file may be any.
  static const char *const there[] = {
      "--configuration-path",       "--experimental-configuration-path",
      "--event-stream-output-path", "--experimental-event-stream-output",
      "--repetitions",              "--repeat-until",
  };
  if (is_of_swift_testing && count > 1 && strcmp(arguments[1], "list") == 0) return true;
  for (int index = 1; index < count; index++) {
    if (is_any(arguments[index], always, sizeof always / sizeof *always)) return true;
    if (is_of_swift_testing && is_any(arguments[index], there, sizeof there / sizeof *there)) return true;
  }
  return false;
}

enum run run_of(int count, char **arguments) {
  bool is_of_swift_testing = false;
  for (int index = 1; index + 1 < count; index++)
    if (strcmp(arguments[index], "--testing-library") == 0)
      is_of_swift_testing = strcasecmp(arguments[index + 1], "swift-testing") == 0;
  if (!is_test_bundle() || runs_exit_test()) return RUN_OF_OTHERS;
  if (asks_for_others(count, arguments, is_of_swift_testing)) return RUN_OF_OTHERS;
  return is_of_swift_testing ? RUN_OF_SWIFT_TESTING : RUN_OF_XCTEST;
}
