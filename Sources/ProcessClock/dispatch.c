// What libdispatch does for itself, which is nobody's deadline.
//
// - A worker without work waits five seconds for some, then ends. It waits for a semaphore that is one of the library's own
//   variables, while those of programs are on the heap.
// - From the first use of the pool, a timer counts its workers once a second, for ever. It is made with the functions that programs
//   use, which the library calls like any other: the definition below sees it, and puts it on the clock that counts suspension. That
//   clock programs cannot name, it has a kernel's timer of its own, and inside of the library it stays real.
//
// In a statically linked program the library is part of the executable, and its own definitions win: its workers and its timer count as
// deadlines there. Time then moves in steps of a second at most, and a wait that fails goes through them to its end.

#include "clock.h"

#include <dlfcn.h>
#include <link.h>
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

// libdispatch's `dispatch_time(DISPATCH_MONOTONICTIME_NOW, 0)`: now, on the clock that counts suspension.
static const uint64_t suspension_clock = UINT64_C(1) << 63;
__attribute__((weak)) uint64_t dispatch_time(uint64_t when, int64_t delta);

static _Atomic(void *) real_set_timer;

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

// Weak: where the library is linked statically, its own definition wins.
__attribute__((weak)) void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval,
                                                     uint64_t leeway) {
  __typeof__(&dispatch_source_set_timer) real =
      libc_function(&real_set_timer, "dispatch_source_set_timer", NULL);
  bool is_housekeeping = is_of_dispatch(__builtin_return_address(0)) && interval == SECOND;
  real(source, is_housekeeping ? dispatch_time(suspension_clock, 0) : start, interval, leeway);
}

#endif
