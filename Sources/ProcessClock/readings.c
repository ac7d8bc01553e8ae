// The clocks: what they show, and how they are moved.

#include "clock.h"

#include <sys/syscall.h>
#include <sys/time.h>

_Atomic bool is_virtual;
_Atomic int64_t present;

int64_t origin;

// How far the date and the clock that counts suspension are ahead of the virtual monotonic clock; read without the lock.
static _Atomic int64_t date_offset, boot_offset, atomic_offset;

// MARK: Arithmetic

int64_t sum(int64_t a, int64_t b) {
  int64_t result;
  if (__builtin_add_overflow(a, b, &result)) return b > 0 ? NEVER : INT64_MIN;
  return result;
}

int64_t nanoseconds(const struct timespec *time) {
  int64_t whole;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, SECOND, &whole)) {
    return time->tv_sec > 0 ? NEVER : INT64_MIN;
  }
  return sum(whole, time->tv_nsec);
}

struct timespec timespec_of(int64_t nanoseconds) {
  int64_t seconds = nanoseconds / SECOND, rest = nanoseconds % SECOND;
  if (rest < 0) {
    rest += SECOND;
    seconds -= 1;
  }
  return (struct timespec){.tv_sec = seconds, .tv_nsec = rest};
}

bool is_valid(const struct timespec *time) {
  return time->tv_nsec >= 0 && time->tv_nsec < SECOND && time->tv_sec >= 0;
}

// MARK: What the clocks show

DECLARE_REAL(clock_gettime);

int64_t process_clock_real(clockid_t clock) {
  struct timespec time = {0, 0};
  REAL(clock_gettime)(clock, &time);
  return nanoseconds(&time);
}

bool clock_offset(clockid_t clock, int64_t *offset) {
  switch (clock) {
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE: *offset = 0; return true;
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM: *offset = date_offset; return true;
    case CLOCK_BOOTTIME:
    case CLOCK_BOOTTIME_ALARM: *offset = boot_offset; return true;
    case CLOCK_TAI: *offset = atomic_offset; return true;
    default: return false;
  }
}

_Atomic uint32_t moves;

// The readings of this thread since it last waited, or saw the clocks moved.
static __thread uint32_t readings;

// When this thread lost its patience, on the real clock.
static __thread int64_t impatient_since;

void become_patient(void) {
  readings = 0;
  impatient_since = 0;
}

#if CLOCK_IS_OWNED

// How many readings a thread may take while the clocks stand still. Whoever reads more often waits for a time to come: from then on the
// clocks run with real time as it reads, so that its loop ends, after the time it would take anywhere.
enum { PATIENCE = 10000 };

// The moves that this thread has seen.
static __thread uint32_t seen_moves;

// The real time up to which impatient threads had the clocks run.
static int64_t lent_until;

// Lets the clocks run with real time.
static void lend_real_time(void) {
  int64_t real = process_clock_real(CLOCK_MONOTONIC);
  if (impatient_since == 0) impatient_since = real;
  lock_registry();
  int64_t begin = lent_until > impatient_since ? lent_until : impatient_since;
  lent_until = real > begin ? real : begin;
  int64_t time = sum(atomic_load(&present), lent_until - begin);
  unlock_registry();
  move_clocks(time, false);
}

// The virtual monotonic clock, read by a program.
static int64_t read_present(void) {
  uint32_t seen = atomic_load_explicit(&moves, memory_order_relaxed);
  if (seen != seen_moves) {
    seen_moves = seen;
    become_patient();
  }
  if (++readings > PATIENCE) lend_real_time();
  return atomic_load_explicit(&present, memory_order_acquire);
}

// Reads a clock that follows. Returns whether it does, now.
static bool read_virtual(clockid_t clock, int64_t *time) {
  int64_t offset;
  if (!atomic_load_explicit(&is_virtual, memory_order_acquire) || !clock_offset(clock, &offset)) {
    return false;
  }
  *time = sum(read_present(), offset);
  return true;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  int64_t time;
  // What dispatch does about its own workers goes by this clock, and stays in real time; see dispatch.c.
  bool is_housekeeping = clock == CLOCK_BOOTTIME && is_of_dispatch(__builtin_return_address(0));
  if (is_housekeeping || !read_virtual(clock, &time)) return REAL(clock_gettime)(clock, result);
  *result = timespec_of(time);
  return 0;
}

DECLARE_REAL(gettimeofday);

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  int64_t time;
  if (!read_virtual(CLOCK_REALTIME, &time)) return REAL(gettimeofday)(result, zone);
  struct timespec parts = timespec_of(time);
  *result = (struct timeval){.tv_sec = parts.tv_sec, .tv_usec = parts.tv_nsec / 1000};
  return 0;
}

DECLARE_REAL(time);

time_t time(time_t *result) {
  int64_t now;
  if (!read_virtual(CLOCK_REALTIME, &now)) return REAL(time)(result);
  time_t seconds = timespec_of(now).tv_sec;
  if (result) *result = seconds;
  return seconds;
}

DECLARE_REAL(timespec_get);

int timespec_get(struct timespec *result, int base) {
  int64_t time;
  if (base != TIME_UTC || !read_virtual(CLOCK_REALTIME, &time)) {
    return REAL(timespec_get)(result, base);
  }
  *result = timespec_of(time);
  return base;
}

#endif

int64_t process_clock_shown(clockid_t clock) {
  struct timespec time = {0, 0};
  clock_gettime(clock, &time);
  return nanoseconds(&time);
}

// MARK: Taking the clocks over

bool process_clock_is_owned(void) { return CLOCK_IS_OWNED; }

void process_clock_set_date(int64_t date) {
  lock_registry();
  int64_t offset = sum(date, -atomic_load(&present));
  atomic_offset = sum(atomic_offset, offset - date_offset);
  date_offset = offset;
  unlock_registry();
}

bool process_clock_is_virtual(void) { return atomic_load(&is_virtual); }

int64_t process_clock_now(void) { return atomic_load(&present) - origin; }

void process_clock_begin(void) {
  if (!CLOCK_IS_OWNED) return;
  lock_registry();
  if (!atomic_load(&is_virtual)) {
    origin = process_clock_real(CLOCK_MONOTONIC);
    date_offset = process_clock_real(CLOCK_REALTIME) - origin;
    atomic_offset = process_clock_real(CLOCK_TAI) - origin;
    boot_offset = process_clock_real(CLOCK_BOOTTIME) - origin;
    atomic_store(&present, origin);
    atomic_store_explicit(&is_virtual, true, memory_order_release);
    take_timers();
  }
  unlock_registry();
}
