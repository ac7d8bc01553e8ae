// What libdispatch does for itself, which is nobody's deadline.
//
// - A worker without work waits five seconds for some, then ends. It waits for a semaphore that is one of the library's own
//   variables, while those of programs are on the heap.
// - From the first use of the pool, a timer counts its workers once a second, for ever. It is made with the functions that programs
//   use, which the library calls like any other: the definition below sees it, and puts it on the clock that counts suspension. That
//   clock programs cannot name, it has a kernel's timer of its own, and inside of the library it stays real.
//
// What programs ask it for at one moment, a second from then say, would be due at one time, which it does in no order. Anywhere else time
// passes in between: so each is told of a later moment, by a nanosecond.
//
// On a phone other blocks of the pool run while some wait, up to 64. Here the library begins with a worker for each processor, and adds one a
// second, in real time, while they wait: in an application that a test launched it is told of as many processors.
//
// In a statically linked program the library is part of the executable, and its own definitions win: its workers and its timer count as
// deadlines there. Time then moves in steps of a second at most, and a wait that fails goes through them to its end.

#include "clock.h"

#include <dlfcn.h>
#include <link.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

// The addresses of the library.
static uintptr_t first_address, end_address;

static int find_library(struct dl_phdr_info *info, size_t size, void *context) {
  const char *name = strrchr(info->dlpi_name, '/');
  if (!name || strncmp(name, "/libdispatch.", 13) != 0) return 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD) continue;
    uintptr_t begin = info->dlpi_addr + segment->p_vaddr, end = begin + segment->p_memsz;
    if (first_address == 0 || begin < first_address) first_address = begin;
    if (end > end_address) end_address = end;
  }
  return 1;
}

__attribute__((constructor(101))) static void find_dispatch(void) {
  dl_iterate_phdr(find_library, NULL);
}

bool is_of_dispatch(const void *address) {
  return (uintptr_t)address >= first_address && (uintptr_t)address < end_address;
}

#if CLOCK_IS_OWNED

// The last moment that programs were told of, on the virtual monotonic clock; what is further ahead than this is of another time.
static _Atomic int64_t last_told;
enum { FURTHEST_AHEAD = 1000000 };

// Nanoseconds by which programs are told of a later moment than the last.
static int64_t nanoseconds_ahead(void) {
  int64_t now = atomic_load(&present), last = atomic_load(&last_told), next;
  do {
    next = last < now || last > now + FURTHEST_AHEAD ? now : last + 1;
  } while (!atomic_compare_exchange_weak(&last_told, &last, next));
  return next - now;
}

// Whether a moment that somebody asks for is the present one, and that of the program.
static bool is_asked_by_program(const void *caller) {
  return atomic_load_explicit(&is_virtual, memory_order_acquire) && !is_of_dispatch(caller);
}

// libdispatch's `dispatch_time(DISPATCH_MONOTONICTIME_NOW, 0)`: now, on the clock that counts suspension.
static const uint64_t suspension_clock = UINT64_C(1) << 63;

static _Atomic(void *) real_time, real_walltime;

// Weak, like those below: where the library is linked statically, its own definition wins.
uint64_t dispatch_time(uint64_t when, int64_t delta);

__attribute__((weak)) uint64_t dispatch_time(uint64_t when, int64_t delta) {
  __typeof__(&dispatch_time) real = libc_function(&real_time, "dispatch_time", NULL);
  bool is_now = when == 0 && is_asked_by_program(__builtin_return_address(0));
  return real(is_now ? real(when, nanoseconds_ahead()) : when, delta);
}

uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);

__attribute__((weak)) uint64_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  __typeof__(&dispatch_walltime) real = libc_function(&real_walltime, "dispatch_walltime", NULL);
  struct timespec now;
  if (!when && is_asked_by_program(__builtin_return_address(0))) {
    clock_gettime(CLOCK_REALTIME, &now);
    now = timespec_of(sum(nanoseconds(&now), nanoseconds_ahead()));
    when = &now;
  }
  return real(when, delta);
}

// How many blocks of the library's pool may wait at one time on a phone.
enum { POOL_WIDTH = 64 };

// Whether a test launched this process, or has it stand by for launches.
static bool is_application(void) {
  return getenv("UITEST_AUTOMATION_DESCRIPTOR") || getenv("UITEST_LAUNCH_SERVER");
}

static _Atomic(void *) real_getaffinity;

__attribute__((weak)) int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  __typeof__(&pthread_getaffinity_np) real =
      libc_function(&real_getaffinity, "pthread_getaffinity_np", NULL);
  int error = real(thread, size, set);
  // The library asks before any constructor of the program has run.
  if (end_address == 0) find_dispatch();
  if (error || !is_of_dispatch(__builtin_return_address(0)) || !is_application()) return error;
  for (int number = 0; number < CPU_SETSIZE && CPU_COUNT_S(size, set) < POOL_WIDTH; number++) {
    CPU_SET_S(number, size, set);
  }
  return 0;
}

// How often the program has set a timer of the library.
static _Atomic uint64_t timer_settings;

static _Atomic(void *) real_set_timer, real_after, real_after_f;

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

__attribute__((weak)) void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval,
                                                     uint64_t leeway) {
  __typeof__(&dispatch_source_set_timer) real =
      libc_function(&real_set_timer, "dispatch_source_set_timer", NULL);
  bool is_housekeeping = is_of_dispatch(__builtin_return_address(0)) && interval == SECOND;
  if (!is_housekeeping) atomic_fetch_add(&timer_settings, 1);
  real(source, is_housekeeping ? dispatch_time(suspension_clock, 0) : start, interval, leeway);
}

// Both set their timer inside of the library.
void dispatch_after(uint64_t when, void *queue, void *block);

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
  __typeof__(&dispatch_after) real = libc_function(&real_after, "dispatch_after", NULL);
  atomic_fetch_add(&timer_settings, 1);
  real(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *));

__attribute__((weak)) void dispatch_after_f(uint64_t when, void *queue, void *context,
                                            void (*work)(void *)) {
  __typeof__(&dispatch_after_f) real = libc_function(&real_after_f, "dispatch_after_f", NULL);
  atomic_fetch_add(&timer_settings, 1);
  real(when, queue, context, work);
}

bool process_clock_timer_settings(uint64_t *count) {
  *count = atomic_load(&timer_settings);
  return end_address != 0;
}

#else

bool process_clock_timer_settings(uint64_t *count) { return false; }

#endif
