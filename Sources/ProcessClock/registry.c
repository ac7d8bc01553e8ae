// The waits that the clocks end, who moves the clocks, and what is pending.

#include "clock.h"

#include <sys/syscall.h>

// MARK: The registry

// The waits, the latest first.
static struct wait *waits;

// The lock: 0 free, 1 taken, 2 taken while others wait for it.
static _Atomic uint32_t registry_lock;

// The signals that were blocked before this thread took the lock: a handler may sleep, or close a timer.
static __thread uint64_t signals_before;

void lock_registry(void) {
  uint64_t all = ~UINT64_C(0), before;
  kernel(SYS_rt_sigprocmask, 0 /* SIG_BLOCK */, (long)&all, (long)&before, sizeof all, 0, 0);
  uint32_t found = 0;
  if (!atomic_compare_exchange_strong(&registry_lock, &found, 1)) {
    while (atomic_exchange(&registry_lock, 2) != 0) {
      futex_wait((uint32_t *)&registry_lock, 2, true);
    }
  }
  signals_before = before;
}

void unlock_registry(void) {
  uint64_t before = signals_before;
  if (atomic_exchange(&registry_lock, 0) == 2) futex_wake((uint32_t *)&registry_lock, true);
  kernel(SYS_rt_sigprocmask, 2 /* SIG_SETMASK */, (long)&before, 0, sizeof before, 0, 0);
}

// The thread that moves the clocks.
static _Atomic pid_t driver;

// Whether it runs, or waits for something of the program's: then somebody else has to move the clocks.
static _Atomic uint32_t is_driver_busy;

// Counts up when there is something for whoever stands in for the driver.
static _Atomic uint32_t stand_in_calls;

// Whether somebody stands in, and waits to be called.
static _Atomic bool is_stand_in_waiting;

void call_stand_in(void) {
  if (!atomic_load(&is_stand_in_waiting) || !atomic_load(&is_driver_busy)) return;
  atomic_fetch_add(&stand_in_calls, 1);
  futex_wake((uint32_t *)&stand_in_calls, true);
}

void process_clock_set_driver(void) {
  atomic_store(&driver, thread_id());
  atomic_store(&is_driver_busy, 1);
}

bool process_clock_is_driver_busy(void) { return atomic_load(&is_driver_busy) != 0; }

void process_clock_call_stand_in(void) { call_stand_in(); }

// Whether there is work that whoever stands in for the driver could have done.
static _Atomic(process_clock_work_inquiry) has_work;

void process_clock_set_work_inquiry(process_clock_work_inquiry value) { atomic_store(&has_work, value); }

// Whether there is something that the driver could wait for.
static bool has_future(void) {
  if (process_clock_next_deadline() != NEVER) return true;
  process_clock_work_inquiry inquiry = atomic_load(&has_work);
  return inquiry && inquiry();
}

void process_clock_await_busy_driver(void) {
  atomic_store(&is_stand_in_waiting, true);
  while (true) {
    uint32_t calls = atomic_load(&stand_in_calls);
    if (atomic_load(&is_driver_busy) && has_future()) break;
    futex_wait((uint32_t *)&stand_in_calls, calls, true);
  }
  atomic_store(&is_stand_in_waiting, false);
}

// The next deadline of what sleeps without a wait or a timer, on the virtual monotonic clock.
static _Atomic int64_t scheduled = NEVER;

void process_clock_set_scheduled(int64_t deadline) {
  atomic_store(&scheduled, deadline == NEVER ? NEVER : sum(origin, deadline));
  // The driver itself looks at it before it waits.
  if (deadline != NEVER && thread_id() != atomic_load(&driver)) call_stand_in();
}

// How far away a deadline is nobody's.
static _Atomic int64_t horizon = NEVER;

void process_clock_set_horizon(int64_t value) { atomic_store(&horizon, value); }

// Whether somebody waits for a deadline of the virtual monotonic clock.
static bool is_near(int64_t deadline) {
  return deadline != NEVER && deadline < sum(atomic_load(&present), atomic_load(&horizon));
}

static _Atomic(process_clock_server) server;

void process_clock_set_server(process_clock_server value) { atomic_store(&server, value); }

bool serve_instead(int64_t deadline) {
  process_clock_server serve = atomic_load(&server);
  return serve && thread_id() == atomic_load(&driver) && serve(deadline - origin);
}

bool enter(struct wait *wait) {
  wait->thread = thread_id();
  lock_registry();
  become_patient();
  if (!atomic_load(&is_virtual)) {
    atomic_store(&wait->state, RELEASED);
  } else if (wait->deadline <= atomic_load(&present)) {
    atomic_store(&wait->state, DUE);
  } else {
    wait->previous = NULL;
    wait->next = waits;
    if (waits) waits->previous = wait;
    waits = wait;
    atomic_store(&wait->state, WAITING);
    unlock_registry();
    process_clock_part_from_giver();
    if (wait->deadline != NEVER || atomic_load(&scheduled) != NEVER) call_stand_in();
    return true;
  }
  unlock_registry();
  return false;
}

void leave(struct wait *wait) {
  lock_registry();
  if (wait->previous) wait->previous->next = wait->next;
  else waits = wait->next;
  if (wait->next) wait->next->previous = wait->previous;
  unlock_registry();
}

int64_t remaining(const struct wait *wait) {
  if (wait->deadline == NEVER) return NEVER;
  int64_t left = wait->deadline - atomic_load(&present);
  return left > 0 ? left : 0;
}

// Wakes the thread of a wait; with the lock held.
static void wake(struct wait *wait) {
  if (wait->condition) {
    // Others that wait on it look again, which POSIX allows to happen at any time.
    pthread_cond_broadcast(wait->condition);
  } else if (wait->word) {
    futex_wake(wait->word, wait->is_private);
  } else if (wait->event >= 0) {
    uint64_t one = 1;
    kernel(SYS_write, wait->event, (long)&one, sizeof one, 0, 0, 0);
  }
}

// Wakes all that shall go on.
//
// A thread may have entered its wait and not be blocked yet: it is woken until it has left.
//
// Returns whether there is any.
static bool wake_due(void) {
  bool found = false;
  lock_registry();
  for (struct wait *wait = waits; wait; wait = wait->next) {
    if (atomic_load(&wait->state) == WAITING || wait->thread == thread_id()) continue;
    wake(wait);
    found = true;
  }
  unlock_registry();
  return found;
}

// Wakes until nobody is left, or for a tenth of a second: a condition's mutex may be held by the caller.
static void await_due(void) {
  for (int round = 0; wake_due() && round < 2000; round++) {
    if (round < 100) {
      kernel(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
    } else {
      struct timespec pause = {0, 50000};
      kernel(SYS_nanosleep, (long)&pause, 0, 0, 0, 0, 0);
    }
  }
}

void move_clocks(int64_t time, bool awaits) {
  lock_registry();
  if (!atomic_load(&is_virtual)) {
    unlock_registry();
    return;
  }
  if (time > atomic_load(&present)) atomic_store_explicit(&present, time, memory_order_release);
  time = atomic_load(&present);
  for (struct wait *wait = waits; wait; wait = wait->next) {
    if (wait->deadline > time) continue;
    atomic_store(&wait->state, DUE);
    wake(wait);
  }
  fire_timers();
  unlock_registry();
  if (awaits) await_due();
}

void process_clock_advance(int64_t time) {
  atomic_fetch_add(&moves, 1);
  move_clocks(sum(origin, time), true);
}

void process_clock_end(void) {
  lock_registry();
  atomic_store(&scheduled, NEVER);
  if (atomic_exchange(&is_virtual, false)) {
    release_timers();
    for (struct wait *wait = waits; wait; wait = wait->next) {
      // One without a limit goes on as it is; a set is waited for as by the caller again.
      if (wait->deadline == NEVER && wait->descriptor < 0) continue;
      atomic_store(&wait->state, RELEASED);
      wake(wait);
    }
  }
  unlock_registry();
  await_due();
}

// MARK: What is pending

int64_t process_clock_next_deadline(void) {
  lock_registry();
  int64_t next = atomic_load(&is_virtual) ? next_timer_deadline() : NEVER;
  for (struct wait *wait = waits; wait; wait = wait->next) {
    if (wait->deadline < next) next = wait->deadline;
  }
  if (!is_near(next)) next = NEVER;
  int64_t other = atomic_load(&is_virtual) ? atomic_load(&scheduled) : NEVER;
  if (other < next) next = other;
  unlock_registry();
  return next == NEVER ? NEVER : next - origin;
}

size_t process_clock_list(process_clock_wait *room, size_t count) {
  size_t found = 0;
  lock_registry();
  for (struct wait *wait = waits; wait; wait = wait->next, found++) {
    if (found >= count) continue;
    room[found] = (process_clock_wait){
        .kind = wait->kind,
        .thread = wait->thread,
        .descriptor = wait->descriptor,
        .deadline = is_near(wait->deadline) ? wait->deadline - origin : NEVER,
        .is_due = atomic_load(&wait->state) != WAITING};
  }
  size_t first_timer = found < count ? found : count;
  size_t timers = list_timers(room + first_timer, count - first_timer);
  for (size_t index = first_timer; index < count && index < first_timer + timers; index++) {
    room[index].deadline = is_near(room[index].deadline) ? room[index].deadline - origin : NEVER;
  }
  unlock_registry();
  return found + timers;
}

DECLARE_REAL(ppoll);

int process_clock_real_poll(void *descriptors, size_t count, int64_t limit) {
  // Whoever looks for something to do does not wait for a time to come.
  atomic_fetch_add_explicit(&moves, 1, memory_order_relaxed);
  struct timespec time = timespec_of(limit == NEVER ? 0 : limit);
  bool is_driver = limit > 0 && thread_id() == atomic_load(&driver);
  if (is_driver) atomic_store(&is_driver_busy, 0);
  int result = REAL(ppoll)(descriptors, count, limit == NEVER ? NULL : &time, NULL);
  if (is_driver) {
    atomic_store(&is_driver_busy, 1);
    // What is pending by now may be what the driver will wait for, in a wait that nobody lists.
    if (atomic_load(&is_stand_in_waiting) && has_future()) call_stand_in();
  }
  return result;
}

int process_clock_poll(void *descriptors, size_t count, int64_t deadline) {
  int64_t left = deadline - process_clock_now();
  struct timespec limit = timespec_of(left > 0 ? left : 0);
  return ppoll(descriptors, count, deadline == NEVER ? NULL : &limit, NULL);
}

// MARK: Children

static void forget_after_fork(void) {
  // The child has this thread alone; its clocks are real.
  atomic_store(&is_virtual, false);
  waits = NULL;
  atomic_store(&registry_lock, 0);
}

__attribute__((constructor)) static void prepare_for_fork(void) {
  if (CLOCK_IS_OWNED) pthread_atfork(NULL, NULL, forget_after_fork);
}
