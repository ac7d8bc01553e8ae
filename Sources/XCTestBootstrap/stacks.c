#define _GNU_SOURCE
#include "stacks.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "life.h"

enum { STACK_SIZE = 256 << 10 };

// What has the stack of a thread given back when the thread ends.
static pthread_key_t key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

// Gives a stack back.
static void remove_signal_stack(void *memory) {
  sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
  munmap(memory, STACK_SIZE);
}

static void make_key(void) { pthread_key_create(&key, remove_signal_stack); }

void add_signal_stack(void) {
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE) == 0) return;
  void *memory = mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  pthread_once(&key_once, make_key);
  pthread_setspecific(key, memory);
  sigaltstack(&(stack_t){.ss_sp = memory, .ss_size = STACK_SIZE}, NULL);
}

// The sanitizers begin threads in their own way, and runs are not supervised in them.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// What a thread does.
struct work {
  void *(*function)(void *);
  void *argument;
};

// Does the work of a thread that has a stack for handlers.
static void *do_work(void *argument) {
  struct work work = *(struct work *)argument;
  free(argument);
  add_signal_stack();
  return work.function(work.argument);
}

// Begins a thread in place of libc's function of this name: an executable's definitions win over those of libraries.
int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
  static int (*volatile next)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  if (next == NULL) *(void *volatile *)&next = dlsym(RTLD_NEXT, "pthread_create");
  struct work *work = journal < 0 ? NULL : malloc(sizeof *work);
  if (work == NULL) return next(thread, attributes, function, argument);
  *work = (struct work){function, argument};
  int code = next(thread, attributes, do_work, work);
  if (code != 0) free(work);
  return code;
}

#endif
