// Timers of the kernel that stand for a descriptor: dispatch and run loops have one for each clock.
//
// What a timer was asked for is kept here. While the clocks are taken over, the kernel's timer is not armed but for the moment in
// which its time has come.

#include "clock.h"

#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

// A timer.
struct timer {
  // On the virtual monotonic clock; NEVER if it is not armed.
  int64_t deadline;
  // 0 for one that does not repeat.
  int64_t interval;
  process_clock_kind kind;
};

#ifndef TFD_IOC_SET_TICKS
#define TFD_IOC_SET_TICKS _IOW('T', 0, uint64_t)
#endif

// What a descriptor is: 0 no timer, else one more than its clock. Read without the lock.
static _Atomic uint8_t clocks[MOST_DESCRIPTORS];

// The timers by descriptor; pages that nobody touches cost nothing.
static struct timer timers[MOST_DESCRIPTORS];

// One more than the highest descriptor that was a timer.
static int end;

static long set_kernel_timer(int fd, int64_t value, int64_t interval) {
  struct itimerspec setting = {.it_value = timespec_of(value), .it_interval = timespec_of(interval)};
  return kernel(SYS_timerfd_settime, fd, 0, (long)&setting, 0, 0, 0);
}

static bool is_timer(int fd) {
  return fd >= 0 && fd < MOST_DESCRIPTORS && atomic_load(&clocks[fd]) != 0;
}

#if CLOCK_IS_OWNED

DECLARE_REAL(timerfd_create);
DECLARE_REAL(timerfd_settime);
DECLARE_REAL(timerfd_gettime);
DECLARE_REAL(close);

int timerfd_create(clockid_t clock, int flags) {
  int fd = REAL(timerfd_create)(clock, flags);
  bool is_dispatch = is_of_dispatch(__builtin_return_address(0));
  // What dispatch does about its own workers stays in real time; see dispatch.c.
  if (clock == CLOCK_BOOTTIME && is_dispatch) return fd;
  int64_t offset;
  if (fd < 0 || fd >= MOST_DESCRIPTORS) return fd;
  lock_registry();
  if (clock_offset(clock, &offset)) {
    timers[fd] = (struct timer){.deadline = NEVER,
                                .kind = is_dispatch ? PROCESS_CLOCK_DISPATCH_TIMER
                                                    : PROCESS_CLOCK_TIMER};
    atomic_store(&clocks[fd], (uint8_t)(clock + 1));
    if (fd >= end) end = fd + 1;
  }
  unlock_registry();
  return fd;
}

int close(int fd) {
  // Its number comes back, as something else.
  if (is_timer(fd)) atomic_store(&clocks[fd], 0);
  forget_socket(fd);
  return REAL(close)(fd);
}

// What is left of a timer, as the kernel tells it.
static struct itimerspec setting_of(const struct timer *timer) {
  struct itimerspec setting = {.it_interval = timespec_of(timer->interval)};
  if (timer->deadline != NEVER) {
    int64_t left = timer->deadline - atomic_load(&present);
    setting.it_value = timespec_of(left > 0 ? left : 1);
  }
  return setting;
}

// Has the kernel's timer run out, where a kernel cannot be told that it has.
//
// Whoever waits is woken by an interrupt, which may come long after the time on a busy machine. Seen from here it has come when the
// descriptor is readable, or was read already, which cannot be seen: then a tenth of a second is lost.
static void run_out(int fd) {
  set_kernel_timer(fd, 1, 0);
  struct pollfd request = {.fd = fd, .events = POLLIN};
  struct timespec limit = timespec_of(SECOND / 10);
  kernel(SYS_ppoll, (long)&request, 1, (long)&limit, 0, 0, 0);
}

// Has a timer report that its time has come, and sets it to the next time if it repeats.
//
// Whoever waits for it has been woken when this returns: nobody may look before, and find all at rest.
static void fire(int fd, struct timer *timer) {
  uint64_t once = 1;
  if (kernel(SYS_ioctl, fd, TFD_IOC_SET_TICKS, (long)&once, 0, 0, 0) != 0) run_out(fd);
  int64_t behind = atomic_load(&present) - timer->deadline;
  timer->deadline = timer->interval > 0
                        ? sum(timer->deadline, (behind / timer->interval + 1) * timer->interval)
                        : NEVER;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
  if (!is_timer(fd) || !atomic_load(&is_virtual) || !is_valid(&new->it_value) ||
      !is_valid(&new->it_interval)) {
    return REAL(timerfd_settime)(fd, flags, new, old);
  }
  lock_registry();
  struct timer *timer = &timers[fd];
  if (old) *old = setting_of(timer);
  int64_t value = nanoseconds(&new->it_value), offset = 0;
  clock_offset((clockid_t)atomic_load(&clocks[fd]) - 1, &offset);
  timer->interval = nanoseconds(&new->it_interval);
  bool is_absolute = (flags & TFD_TIMER_ABSTIME) != 0;
  timer->deadline =
      value == 0 ? NEVER : sum(value, is_absolute ? -offset : atomic_load(&present));
  // This also takes back what it has reported and nobody has read.
  set_kernel_timer(fd, 0, 0);
  bool is_due = timer->deadline <= atomic_load(&present);
  if (is_due) fire(fd, timer);
  unlock_registry();
  if (value != 0) call_stand_in();
  return 0;
}

int timerfd_gettime(int fd, struct itimerspec *result) {
  if (!is_timer(fd) || !atomic_load(&is_virtual)) return REAL(timerfd_gettime)(fd, result);
  lock_registry();
  *result = setting_of(&timers[fd]);
  unlock_registry();
  return 0;
}

#else

static void fire(int fd, struct timer *timer) {}

#endif

// MARK: For the clocks

int64_t next_timer_deadline(void) {
  int64_t next = NEVER;
  for (int fd = 0; fd < end; fd++) {
    if (is_timer(fd) && timers[fd].deadline < next) next = timers[fd].deadline;
  }
  return next;
}

void fire_timers(void) {
  for (int fd = 0; fd < end; fd++) {
    if (is_timer(fd) && timers[fd].deadline <= atomic_load(&present)) fire(fd, &timers[fd]);
  }
}

void take_timers(void) {
  for (int fd = 0; fd < end; fd++) {
    struct itimerspec setting;
    if (!is_timer(fd) || kernel(SYS_timerfd_gettime, fd, (long)&setting, 0, 0, 0, 0) != 0) continue;
    int64_t left = nanoseconds(&setting.it_value);
    timers[fd].deadline = left == 0 ? NEVER : sum(atomic_load(&present), left);
    timers[fd].interval = nanoseconds(&setting.it_interval);
    // One that has reported its time keeps that.
    if (left != 0) set_kernel_timer(fd, 0, 0);
  }
}

void release_timers(void) {
  for (int fd = 0; fd < end; fd++) {
    if (!is_timer(fd) || timers[fd].deadline == NEVER) continue;
    int64_t left = timers[fd].deadline - atomic_load(&present);
    set_kernel_timer(fd, left > 0 ? left : 1, timers[fd].interval);
  }
}

size_t list_timers(process_clock_wait *room, size_t count) {
  size_t found = 0;
  for (int fd = 0; fd < end; fd++) {
    if (!is_timer(fd) || timers[fd].deadline == NEVER) continue;
    if (found < count) {
      room[found] = (process_clock_wait){.kind = timers[fd].kind, .descriptor = fd,
                                         .deadline = timers[fd].deadline};
    }
    found++;
  }
  return found;
}
