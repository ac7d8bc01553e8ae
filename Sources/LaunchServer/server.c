#include "image.h"
#include "pages.h"
#include "types.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// A sanitizer begins at the same place, and wants the process for itself. Other processors and C libraries were not tried.
#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
#define CAN_SERVE 1
#else
#define CAN_SERVE 0
#endif
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#undef CAN_SERVE
#define CAN_SERVE 0
#endif
#endif

#if CAN_SERVE

// What tells a test that this executable can be a launch server. The linker keeps notes, and has them found by the head of the file.
__attribute__((section(".note.uitest.launch"), used, aligned(4))) static const struct {
  uint32_t name_length, value_length, type;
  char name[8];
  uint32_t version;
} note = {sizeof LAUNCH_SERVER_NOTE_NAME, 4, LAUNCH_SERVER_NOTE_TYPE, LAUNCH_SERVER_NOTE_NAME, LAUNCH_SERVER_VERSION};

// What counts for coverage: a program that has it is started in full.
extern int __llvm_profile_runtime __attribute__((weak));

struct server {
  int socket;
  struct image image;
  // Those that it was given; none where they are too many to be told.
  cpu_set_t processors;
  // Where libc keeps the number of the thread, and its list of locks that others are to find when it dies.
  int *thread_number;
  void *locks;
  size_t locks_size;
};

// MARK: Whether to serve

// Returns the number that the variable names; -1 without it.
static int named_socket(char **variables) {
  const size_t length = sizeof LAUNCH_SERVER_VARIABLE - 1;
  for (; *variables != NULL; variables++) {
    const char *variable = *variables;
    if (strncmp(variable, LAUNCH_SERVER_VARIABLE, length) != 0 || variable[length] != '=') continue;
    int number = 0;
    for (const char *digit = variable + length + 1; *digit != 0; digit++) {
      if (*digit < '0' || *digit > '9' || number > 100000) return -1;
      number = number * 10 + (*digit - '0');
    }
    return number > 2 ? number : -1;
  }
  return -1;
}

// Whether a descriptor is a local socket whose other end this user made: who may start the process with it may do with it what it likes.
static bool is_of_test(int socket) {
  int domain = 0;
  struct ucred peer;
  socklen_t size = sizeof domain, peer_size = sizeof peer;
  return getsockopt(socket, SOL_SOCKET, SO_DOMAIN, &domain, &size) == 0 && domain == AF_UNIX
         && getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &peer_size) == 0 && peer.uid == geteuid();
}

// Finds what a copy needs. Returns 0 or an error number.
static int prepare(struct server *server, int count, char **arguments, char **variables) {
  if (&__llvm_profile_runtime != NULL) return ENOTSUP;
  if (prctl(PR_GET_TID_ADDRESS, &server->thread_number, 0, 0, 0) != 0) return errno;
  if (server->thread_number == NULL || *server->thread_number != getpid()) return ENOSYS;
  if (sched_getaffinity(0, sizeof server->processors, &server->processors) != 0) CPU_ZERO(&server->processors);
  if (syscall(SYS_get_robust_list, 0, &server->locks, &server->locks_size) != 0) return errno;
  return read_image(&server->image, count, arguments, variables);
}

// MARK: Copies

// Makes a copy, whose parent is that of the server. Returns its number, 0 in the copy itself, or a negative error number.
static long make_copy(const struct server *server) {
  // Nothing else may run here, and nobody may look over its shoulder: a debugger has programs started in full.
  if (status_number("\nThreads:\t") != 1 || status_number("\nTracerPid:\t") != 0) return -EBUSY;
  const long flags = CLONE_PARENT | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD;
#if defined(__x86_64__)
  long number = syscall(SYS_clone, flags, NULL, NULL, server->thread_number, 0);
#else
  long number = syscall(SYS_clone, flags, NULL, NULL, 0, server->thread_number);
#endif
  return number < 0 ? -errno : number;
}

// Makes this process, a copy, what was asked for.
static void become(struct server *server, const struct launch_order *order, const char *text, const int *files) {
  syscall(SYS_set_robust_list, server->locks, server->locks_size);
  setpgid(0, 0);
  // The files have higher numbers than their places, all of which are taken in the server.
  for (int place = 0; place < LAUNCH_SERVER_FILES; place++) dup2(files[place], place);
  for (int index = 0; index < LAUNCH_SERVER_FILES; index++) close(files[index]);
  // The server has tried it, when it began.
  if (replace_texts(&server->image, order, text) != 0) _exit(127);
  forget_server();
}

// Lets this process run on any processor that the server was given.
static void use_all_processors(const struct server *server) {
  sched_setaffinity(0, sizeof server->processors, &server->processors);
}

// Lets this process run on any processor but the one of a launch, which is not to wait for it; on that one, too, where there is no other.
static void leave_processor(const struct server *server, int processor) {
  cpu_set_t others = server->processors;
  if (processor >= 0 && processor < CPU_SETSIZE) CPU_CLR(processor, &others);
  if (CPU_COUNT(&others) > 0) sched_setaffinity(0, sizeof others, &others);
}

// Stands until this process, a copy, is asked for, and becomes that. Tells the server of it, by the processor that it runs on.
static void stand(struct server *server, int gate) {
  struct launch_order order;
  int files[LAUNCH_SERVER_FILES];
  get_pages(server->socket);
  use_all_processors(server);
  // The test is gone, or has no use for copies any more.
  if (!receive_order(server->socket, &order, files)) _exit(0);
  size_t size = order.length + 1;
  char *text = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (text == MAP_FAILED) _exit(127);
  if (!receive_all(server->socket, text, order.length)) _exit(0);
  // The test sends nothing else.
  if (!fits(&server->image, &order, text)) _exit(127);
  const int processor = sched_getcpu();
  send(gate, &processor, sizeof processor, MSG_NOSIGNAL);
  close(gate);
  become(server, &order, text, files);
  munmap(text, size);
}

// Makes a copy, and waits until it was asked for. Returns whether this process is the copy.
static bool serve_copy(struct server *server) {
  int gate[2];
  meet_types();
  long number = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, gate) == 0 ? make_copy(server) : -errno;
  if (number == 0) {
    close(gate[0]);
    // The test reads it before it asks; it is said here, since a server that is killed leaves no copy that nobody knows of.
    if (!answer(server->socket, (int32_t)getpid())) _exit(0);
    stand(server, gate[1]);
    return true;
  }
  if (number < 0) {
    answer(server->socket, (int32_t)number);
    _exit(0);
  }
  close(gate[1]);
  int processor;
  // A copy that ended unasked: nobody asks any more.
  if (!receive_all(gate[0], &processor, sizeof processor)) _exit(0);
  close(gate[0]);
  leave_processor(server, processor);
  find_types();
  return false;
}

// Serves launches if the environment says so, for as long as the test is there; returns in each copy, and where nobody asks for it.
static void serve(int count, char **arguments, char **variables) {
  struct server server = {.socket = named_socket(variables)};
  if (server.socket < 0 || !is_of_test(server.socket)) return;
  int problem = prepare(&server, count, arguments, variables);
  if (!answer(server.socket, problem == 0 ? LAUNCH_SERVER_READY : -problem) || problem != 0) _exit(0);
  share_pages();
  while (!serve_copy(&server)) continue;
}

// The dynamic linker calls it when it has bound everything, before the constructor of any library.
__attribute__((section(".preinit_array"), used)) static void (*const at_load)(int, char **, char **) = serve;

#endif
