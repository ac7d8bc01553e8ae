// The end of a process: to wait for among other things, and what is noted then.

#include "conversation.h"
#include "pages.h"
#include "types.h"

#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

int launch_process_descriptor(int process) {
#if defined(SYS_pidfd_open)
  // Closed on execution by itself.
  long descriptor = syscall(SYS_pidfd_open, process, 0);
  return descriptor < 0 ? -errno : (int)descriptor;
#else
  (void)process;
  return -ENOSYS;
#endif
}

void launch_server_note_end(void) {
  note_types();
  note_pages();
}
