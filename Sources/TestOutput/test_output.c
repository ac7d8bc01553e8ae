#define _GNU_SOURCE
#include "TestOutput.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// MARK: Pieces

// Returns how many bytes a character has that begins with a byte; 0 for one that begins none.
static size_t character_length(char byte) {
  uint8_t lead = (uint8_t)byte;
  if (lead < 0x80) return 1;
  if (lead >= 0xF0) return lead < 0xF8 ? 4 : 0;
  return lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0;
}

// Returns how many bytes at the end are the beginning of a character.
static size_t begun_length(const char *bytes, size_t count) {
  for (size_t back = 1; back <= 3 && back <= count; back++) {
    size_t length = character_length(bytes[count - back]);
    if (length > 0) return length > back ? back : 0;
  }
  return 0;
}

// Returns how many of some bytes are a piece: as many as fit, without the beginning of a character at the end.
static size_t piece_length(const char *bytes, size_t count) {
  if (count <= TEST_OUTPUT_LONGEST_PIECE) return count;
  return TEST_OUTPUT_LONGEST_PIECE - begun_length(bytes, TEST_OUTPUT_LONGEST_PIECE);
}

// MARK: Waiting for the reader

// Whether the reader took nothing for so long that nobody waits for it any more.
static bool is_reader_idle;

// Returns how many bytes in a pipe the reader has not taken.
static size_t pending_bytes(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 && count > 0 ? (size_t)count : 0;
}

// Waits until a piece can be read by itself, or together with all that is before it.
//
// The pauses are in real time whatever the clocks of the process are: the kernel is called as it is.
static void await_room(int descriptor, size_t length) {
  size_t pending = pending_bytes(descriptor);
  for (int round = 0; pending > 0 && pending + length > TEST_OUTPUT_LONGEST_PIECE; round++) {
    if (is_reader_idle) return;
    if (round < 100) {
      syscall(SYS_sched_yield);
    } else {
      struct timespec pause = {0, 100000};
      syscall(SYS_nanosleep, &pause, NULL);
    }
    size_t left = pending_bytes(descriptor);
    if (left < pending) round = 0;
    if (round > 10000) is_reader_idle = true;
    pending = left;
  }
}

static bool is_pipe(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
}

// Output and errors may go to the same pipe.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

ssize_t test_output_write(int descriptor, const char *bytes, size_t count) {
  size_t written = 0;
  pthread_mutex_lock(&lock);
  // A test may have put something else in its place.
  bool waits = is_pipe(descriptor);
  while (written < count) {
    size_t length = waits ? piece_length(bytes + written, count - written) : count - written;
    if (waits) await_room(descriptor, length);
    ssize_t result = write(descriptor, bytes + written, length);
    if (result < 0 && errno == EINTR) continue;
    if (result <= 0) break;
    written += (size_t)result;
  }
  pthread_mutex_unlock(&lock);
  return (ssize_t)written;
}

// MARK: Streams

// A descriptor with the beginning of a character that a stream's buffer cut.
struct output {
  int descriptor;
  char begun[4];
  size_t begun_length;

  // Says what is written; NULL for all.
  bool (*keeps)(const char *bytes, size_t count);
};

// Writes what a stream hands over; it calls this for one thread at a time.
static ssize_t write_buffer(void *cookie, const char *bytes, size_t count) {
  struct output *output = cookie;
  if (output->keeps != NULL && !output->keeps(bytes, count)) return (ssize_t)count;
  size_t taken = 0;
  while (output->begun_length > 0 && taken < count) {
    output->begun[output->begun_length++] = bytes[taken++];
    if (output->begun_length < character_length(output->begun[0])) continue;
    test_output_write(output->descriptor, output->begun, output->begun_length);
    output->begun_length = 0;
  }
  size_t begun = output->begun_length == 0 ? begun_length(bytes + taken, count - taken) : 0;
  size_t whole = count - taken - begun;
  if (test_output_write(output->descriptor, bytes + taken, whole) < (ssize_t)whole) return 0;
  for (size_t index = count - begun; index < count; index++) {
    output->begun[output->begun_length++] = bytes[index];
  }
  return (ssize_t)count;
}

// Returns a stream that writes in pieces; the one there is, if none can be made.
static FILE *stream(struct output *output, FILE *current, int mode) {
  FILE *made = fopencookie(output, "w", (cookie_io_functions_t){.write = write_buffer});
  if (!made) return current;
  // Whoever asks for its descriptor is told.
  made->_fileno = output->descriptor;
  setvbuf(made, NULL, mode, 0);
  return made;
}

static struct output output = {STDOUT_FILENO}, errors = {STDERR_FILENO};

void test_output_filter_errors(bool (*keeps)(const char *bytes, size_t count)) {
  errors.keeps = keeps;
  if (!is_pipe(STDERR_FILENO)) stderr = stream(&errors, stderr, _IONBF);
}

__attribute__((constructor)) static void replace_streams(void) {
  if (is_pipe(STDOUT_FILENO)) stdout = stream(&output, stdout, _IOFBF);
  if (is_pipe(STDERR_FILENO)) stderr = stream(&errors, stderr, _IONBF);
}
