// Batons: a thread works for another one, which waits for it unless it waits itself.

#include "clock.h"

#include <linux/futex.h>
#include <sys/syscall.h>

// The baton of the present thread while it has its turn.
static __thread struct process_clock_baton *held;

static _Atomic uint32_t *turn_of(struct process_clock_baton *baton) {
  return (_Atomic uint32_t *)&baton->turn;
}

void process_clock_give(struct process_clock_baton *baton) {
  atomic_store(turn_of(baton), PROCESS_CLOCK_TURN_OF_WORKER);
  futex_wake(&baton->turn, true);
}

process_clock_turn process_clock_await_giver(struct process_clock_baton *baton, int64_t limit) {
  struct timespec time = timespec_of(limit);
  if (atomic_load(turn_of(baton)) == PROCESS_CLOCK_TURN_OF_WORKER) {
    // Woken for no reason, the giver looks what the worker does, and comes again.
    kernel(SYS_futex, (long)&baton->turn, FUTEX_WAIT | FUTEX_PRIVATE_FLAG,
           PROCESS_CLOCK_TURN_OF_WORKER, (long)&time, 0, 0);
  }
  return (process_clock_turn)atomic_load(turn_of(baton));
}

bool process_clock_part(struct process_clock_baton *baton) {
  uint32_t turn = PROCESS_CLOCK_TURN_OF_WORKER;
  if (!atomic_compare_exchange_strong(turn_of(baton), &turn, PROCESS_CLOCK_TURN_OF_BOTH)) return false;
  futex_wake(&baton->turn, true);
  return true;
}

void process_clock_await_turn(struct process_clock_baton *baton) {
  // Where the giver did not wait until the worker came here, each goes on for itself.
  while (atomic_load(turn_of(baton)) == PROCESS_CLOCK_TURN_OF_GIVER) {
    futex_wait(&baton->turn, PROCESS_CLOCK_TURN_OF_GIVER, true);
  }
  held = baton;
}

bool process_clock_is_turn_of_worker(const struct process_clock_baton *baton) {
  return atomic_load((const _Atomic uint32_t *)&baton->turn) == PROCESS_CLOCK_TURN_OF_WORKER;
}

bool process_clock_give_back(struct process_clock_baton *baton) {
  held = NULL;
  uint32_t turn = atomic_exchange(turn_of(baton), PROCESS_CLOCK_TURN_OF_GIVER);
  if (turn == PROCESS_CLOCK_TURN_OF_WORKER) futex_wake(&baton->turn, true);
  return turn == PROCESS_CLOCK_TURN_OF_WORKER;
}

void process_clock_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

void process_clock_part_from_giver(void) {
  if (held) process_clock_part(held);
}
