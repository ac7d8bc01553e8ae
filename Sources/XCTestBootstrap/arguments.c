// The arguments that Foundation's `ProcessInfo` hands out: those that `CommandLine` has, also when they change.
//
// Foundation keeps those that it read first, which are the test runner's. An application in the test's process is to have its own. In a program that
// links Foundation statically its own definition is taken instead of this one, which is weak.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "include/ProcessArguments.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

#define GETTER "$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg"

typedef __attribute__((swiftcall)) void *(*arguments_getter)(__attribute__((swift_context)) void *process_info);

static _Atomic(process_arguments_source) source;

void process_arguments_set_source(process_arguments_source value) { atomic_store(&source, value); }

__attribute__((swiftcall, weak, used)) void *process_info_arguments(
    __attribute__((swift_context)) void *process_info) __asm__(GETTER);

__attribute__((swiftcall)) void *process_info_arguments(
    __attribute__((swift_context)) void *process_info) {
  process_arguments_source value = atomic_load(&source);
  if (value) return value();
  arguments_getter getter = (arguments_getter)dlsym(RTLD_NEXT, GETTER);
  if (!getter) abort();
  return getter(process_info);
}
