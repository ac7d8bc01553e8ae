#define _GNU_SOURCE

#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "discovery.h"
#include "words.h"

// Lets the list of tests be made of a class on the main actor, in a target where no file helps.
//
// SwiftPM generates the list, and casts it: in unoptimised code by a function of the standard library, which the program's own of that name
// stands in for. It is weak, so that where the library is linked statically its own is taken. Optimised code has a cast of its own: there it can
// only be said what helps.

#if defined(__x86_64__)
#define JUMP "jmp xctest_additions_array_force_cast"
#elif defined(__aarch64__)
#define JUMP "b xctest_additions_array_force_cast"
#endif

// _arrayForceCast<Source, Target>(_: [Source]) -> [Target]
#define NAME "\"$ss15_arrayForceCastySayq_GSayxGr0_lF\""

#ifdef JUMP
__asm__(
  ".pushsection .text\n"
  ".weak " NAME "\n"
  ".type " NAME ", %function\n" NAME ":\n" JUMP "\n"
  ".size " NAME ", . - " NAME "\n"
  ".popsection\n"
);
#endif

// Where to say it, and what was done upon the signal before.
static int output = STDERR_FILENO;
static struct sigaction before;

static const char help[] =
  "\nA test is on the main actor, and XCTest's own list of tests takes no such ones: not in an optimised build, and not with a static standard "
  "library.\n"
  "Name the plugin in the target of the test, which helps in all of them:\n"
  "  plugins: [.plugin(name: \"UITestSources\", package: \"swift-ui-tests\")]\n\n";

// Says what helps, if the program dies because of a cast of a method on the main actor, and lets it die.
static void say_help(int signal) {
  const char *words = last_words();
  if (words != NULL && strstr(words, "Could not cast") != NULL && strstr(words, ") -> @Swift.MainActor ") != NULL)
    (void)!write(output, help, sizeof help - 1);
  sigaction(SIGABRT, &before, NULL);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
}

void explain_failed_list(int count, char **arguments) {
  // `swift test` shows of a process that lists tests what it wrote there alone.
  for (int index = 1; index < count; index++)
    if (strcmp(arguments[index], "--dump-tests-json") == 0) output = STDOUT_FILENO;
  struct sigaction action = {.sa_handler = say_help, .sa_flags = SA_ONSTACK};
  sigaction(SIGABRT, &action, &before);
}
