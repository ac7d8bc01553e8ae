#define _GNU_SOURCE

#include "CallFrames.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <unwind.h>

// What an asynchronous function keeps on the heap begins so: which function waits for it, and where that resumes.
struct async_context {
  const struct async_context *parent;
  uintptr_t resume_address;
};

// MARK: - Tasks

// The functions that run the job of a task; a program without tasks has none.
extern void swift_job_run(void) __attribute__((weak));
extern void swift_job_run_on_task_executor(void) __attribute__((weak));
extern void swift_job_run_on_serial_and_task_executor(void) __attribute__((weak));

// The code of a function: its first address and the one behind its last.
struct code {
  uintptr_t begin, end;
};

// Where the functions that run jobs are.
static struct code job_runners[3];

// Sees to it that they are sought once.
static pthread_once_t job_runners_once = PTHREAD_ONCE_INIT;

// Returns the code of a function.
static struct code code_of(void (*function)(void)) {
  if (function == NULL) return (struct code){0, 0};
  Dl_info info;
  const ElfW(Sym) *symbol = NULL;
  bool found = dladdr1((void *)function, &info, (void **)&symbol, RTLD_DL_SYMENT) != 0;
  // In a program that is linked statically the dynamic linker does not know it; all of them are about that long.
  size_t size = found && symbol != NULL && symbol->st_size != 0 ? symbol->st_size : 0x90;
  return (struct code){(uintptr_t)function, (uintptr_t)function + size};
}

// Finds the functions that run jobs.
static void find_job_runners(void) {
  job_runners[0] = code_of(swift_job_run);
  job_runners[1] = code_of(swift_job_run_on_task_executor);
  job_runners[2] = code_of(swift_job_run_on_serial_and_task_executor);
}

// Returns whether an address is in a function that runs jobs.
static bool runs_jobs(uintptr_t address) {
  for (size_t i = 0; i < 3; i++)
    if (address > job_runners[i].begin && address <= job_runners[i].end) return true;
  return false;
}

// Where in functions a context was found to be kept, by a hash of the address; what does not fit is found out anew.
static _Atomic uintptr_t keepers[256];

// Returns whether a function that runs has kept its context, where it would be: an optimised one need not.
//
// Whether it has is the same each time it is at that address, so that the system is asked once.
static bool keeps_context(uintptr_t address, const struct async_context *context) {
  if (context == NULL || (uintptr_t)context % sizeof(uintptr_t) != 0) return false;
  _Atomic uintptr_t *keeper = &keepers[(address ^ address >> 8) % 256];
  if (*keeper == address) return true;
  struct async_context copy;
  struct iovec to = {&copy, sizeof copy}, from = {(void *)context, sizeof copy};
  if (process_vm_readv(getpid(), &to, 1, &from, 1, 0) != sizeof copy) return false;
  Dl_info info;
  if (dladdr((void *)copy.resume_address, &info) == 0) return false;
  *keeper = address;
  return true;
}

// Adds the functions that wait for the one that runs, whose context this is.
static size_t capture_waiting(
  const struct async_context *context, uintptr_t *addresses, size_t count, size_t limit
) {
  while (count < limit && context != NULL && context->resume_address != 0) {
    addresses[count++] = context->resume_address | CALL_FRAMES_RESUMES;
    context = context->parent;
  }
  return count;
}

// MARK: - The stack

// Where the stack of the test that runs on this thread begins; 0 for none.
static __thread uintptr_t test_begin;

// The most frames of a stack that overflowed.
enum { MOST_FRAMES = 1 << 20 };

// What is captured.
struct capture {
  // The addresses, how many there are, and how many there can be.
  uintptr_t *addresses;
  size_t count, limit;

  // Where the stack pointer stood in the frame before this one, which is behind the frame that it called; 0 for none.
  uintptr_t stack_pointer;

  // Whether the frames of a handler of signals come first, which end with the one that the system made for it.
  bool is_in_handler;

  // Whether it is code that a signal interrupted.
  bool is_interrupted;

  // How many calls there are in all, and how many of them, behind the first half, find no place; once counted, for a stack that overflowed.
  size_t seen, left_out;
};

// Adds an address, unless it finds no place.
static void add_address(struct capture *capture, uintptr_t address) {
  size_t index = capture->seen++, half = capture->limit / 2;
  if (capture->left_out > 0 && index >= half && index < half + capture->left_out) return;
  if (capture->count < capture->limit) capture->addresses[capture->count++] = address;
}

// Adds a frame.
static _Unwind_Reason_Code add_frame(struct _Unwind_Context *frame, void *argument) {
  struct capture *capture = argument;
  int is_exact = 0;
  uintptr_t stack_pointer = _Unwind_GetCFA(frame), address = _Unwind_GetIPInfo(frame, &is_exact);
  if (address == 0 || capture->seen >= MOST_FRAMES) return _URC_END_OF_STACK;
  if (capture->is_in_handler) {
    if (!is_exact) return _URC_NO_REASON;
    capture->is_in_handler = false;
    // It stands there; all others are where calls return to, behind the call.
    address++;
  } else if (capture->count >= capture->limit && !capture->is_interrupted) {
    return _URC_END_OF_STACK;
  }
  // A job runner calls a function of the runtime's, and that calls the function that runs. That keeps its context below its frame's pointer.
  if (capture->stack_pointer != 0 && runs_jobs(address)) {
    const struct async_context *context =
      ((const struct async_context *const *)capture->stack_pointer)[-3];
    capture->count--;
    if (capture->count > 0 && keeps_context(capture->addresses[capture->count - 1], context)) {
      capture->count =
        capture_waiting(context, capture->addresses, capture->count, capture->limit);
    }
    return _URC_END_OF_STACK;
  }
  add_address(capture, address);
  capture->stack_pointer = stack_pointer;
  return test_begin != 0 && stack_pointer >= test_begin ? _URC_END_OF_STACK : _URC_NO_REASON;
}

size_t call_frames_capture(uintptr_t *addresses, size_t limit) {
  pthread_once(&job_runners_once, find_job_runners);
  struct capture capture = {.addresses = addresses, .limit = limit};
  _Unwind_Backtrace(add_frame, &capture);
  return capture.count;
}

// Captures the calls of the code that a signal interrupted, of which so many find no place.
static struct capture capture_interrupted(uintptr_t *addresses, size_t limit, size_t left_out) {
  struct capture capture = {.addresses = addresses, .limit = limit, .left_out = left_out};
  capture.is_in_handler = capture.is_interrupted = true;
  _Unwind_Backtrace(add_frame, &capture);
  return capture;
}

size_t call_frames_capture_interrupted(uintptr_t *addresses, size_t limit) {
  pthread_once(&job_runners_once, find_job_runners);
  struct capture capture = capture_interrupted(addresses, limit, 0);
  if (capture.seen <= limit) return capture.count;
  return capture_interrupted(addresses, limit, capture.seen - limit).count;
}

uintptr_t call_frames_begin_test(uintptr_t begin) {
  uintptr_t outer = test_begin;
  test_begin = begin;
  return outer;
}

// MARK: - Telling upon a signal

// The file that stacks are told in.
static char told_in[4096];

// What a thread tells, and how long it is.
struct line {
  char text[64 * 17 + 32];
  size_t length;
  size_t count;

  // Whether the frames of the handler are behind, which end with the one that the system made for it.
  bool is_interrupted_code;
};

// Adds a number to a line, in hexadecimal digits, and a space.
static void append(struct line *line, uintptr_t number) {
  int digits = 1;
  while (digits < 16 && number >> (4 * digits) != 0) digits++;
  while (digits-- > 0) line->text[line->length++] = "0123456789abcdef"[(number >> (4 * digits)) & 15];
  line->text[line->length++] = ' ';
}

// Adds a frame to a line.
static _Unwind_Reason_Code tell_frame(struct _Unwind_Context *frame, void *argument) {
  struct line *line = argument;
  int is_exact = 0;
  uintptr_t address = _Unwind_GetIPInfo(frame, &is_exact);
  if (address == 0 || line->count >= 64) return _URC_END_OF_STACK;
  // The one that was interrupted stands where it stands; in all before it calls are under way.
  line->is_interrupted_code = line->is_interrupted_code || is_exact;
  if (line->is_interrupted_code) {
    append(line, address);
    line->count++;
  }
  return _URC_NO_REASON;
}

// Tells the stack of this thread.
static void tell(int signal) {
  (void)signal;
  int error = errno;
  struct line line = {.length = 0, .count = 0, .is_interrupted_code = false};
  append(&line, (uintptr_t)syscall(SYS_gettid));
  _Unwind_Backtrace(tell_frame, &line);
  line.text[line.length++] = '\n';
  // The system's own calls: those of libc may be stood in for.
  long file = syscall(SYS_openat, AT_FDCWD, told_in, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (file >= 0) {
    (void)syscall(SYS_write, file, line.text, line.length);
    (void)syscall(SYS_close, file);
  }
  errno = error;
}

// The signal by which a thread is asked.
static int asking_signal(void) { return SIGRTMAX - 1; }

void call_frames_ask(int process, int thread) {
  (void)syscall(SYS_tgkill, process, thread, asking_signal());
}

void call_frames_tell(const char *path) {
  if (strlen(path) >= sizeof told_in) return;
  strcpy(told_in, path);
  struct sigaction action = {.sa_handler = tell, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(asking_signal(), &action, NULL);
}
