// Lets the thread sanitizer see Swift's Mutex.
//
// A mutex that nobody holds is taken by an atomic instruction in the caller's module, which the sanitizer sees. One that is held is
// waited for in the library Synchronization, which is not built for the sanitizer: what the lock guards would look unguarded. So in
// a build for the sanitizer these three functions take the place of the library's, and say what happens.
#if __has_feature(thread_sanitizer)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

// Synchronization._MutexHandle's _lockSlow(_:), _tryLockSlow() and _unlockSlow().
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK);

static SWIFT void (*library_lock)(uint32_t thread, SELF);
static SWIFT bool (*library_try_lock)(SELF);
static SWIFT void (*library_unlock)(SELF);

// Before any other constructor, since those take locks.
__attribute__((constructor(101))) static void find_library(void) {
  library_lock = dlsym(RTLD_NEXT, LOCK);
  library_try_lock = dlsym(RTLD_NEXT, TRY_LOCK);
  library_unlock = dlsym(RTLD_NEXT, UNLOCK);
  // Another version of the library: the names have to be brought up to date.
  if (!library_lock || !library_try_lock || !library_unlock) abort();
}

SWIFT void lock_slow(uint32_t thread, SELF) {
  library_lock(thread, self);
  __tsan_acquire(self);
}

SWIFT bool try_lock_slow(SELF) {
  bool is_locked = library_try_lock(self);
  if (is_locked) __tsan_acquire(self);
  return is_locked;
}

SWIFT void unlock_slow(SELF) {
  __tsan_release(self);
  library_unlock(self);
}

#endif
