// The way to the kernel and to libc's own definitions.

#include "clock.h"

#include <dlfcn.h>
#include <limits.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

long kernel(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
  return -ENOSYS;
#endif
}

int futex_wait(uint32_t *word, uint32_t value, bool is_private) {
  int operation = FUTEX_WAIT | (is_private ? FUTEX_PRIVATE_FLAG : 0);
  return (int)kernel(SYS_futex, (long)word, operation, value, 0, 0, 0);
}

void futex_wake(uint32_t *word, bool is_private) {
  int operation = FUTEX_WAKE | (is_private ? FUTEX_PRIVATE_FLAG : 0);
  kernel(SYS_futex, (long)word, operation, INT_MAX, 0, 0, 0);
}

pid_t thread_id(void) {
  static __thread pid_t known;
  if (known == 0) known = (pid_t)kernel(SYS_gettid, 0, 0, 0, 0, 0, 0);
  return known;
}

void *libc_function(_Atomic(void *) *place, const char *name, const char *version) {
  void *function = atomic_load_explicit(place, memory_order_acquire);
  if (function) return function;
  if (version) function = dlvsym(RTLD_NEXT, name, version);
  if (!function) function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  atomic_store_explicit(place, function, memory_order_release);
  return function;
}

bool process_clock_copy(void *copy, uintptr_t address, size_t size) {
  struct iovec local = {copy, size}, remote = {(void *)address, size};
  return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == (ssize_t)size;
}
