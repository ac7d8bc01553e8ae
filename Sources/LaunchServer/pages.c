#include "pages.h"

#include "image.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

// The kernel's own, in its later versions.
#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

// The most runs of pages that are noted.
enum { ROOM = 4096 };

// Pages that lie one behind the other, and how the kernel is asked for them: as they are in a file, or to be written.
struct run {
  uintptr_t start, end;
  int advice;
};

// What copies note, in memory that they share; the runs are there when they are whole.
static struct {
  atomic_flag is_begun;
  _Atomic uint32_t count;
  struct run runs[ROOM];
} *notes;

void share_pages(void) {
  void *memory = mmap(NULL, sizeof *notes, PROT_READ | PROT_WRITE, MAP_ANONYMOUS | MAP_NORESERVE | MAP_SHARED, -1, 0);
  notes = memory == MAP_FAILED ? NULL : memory;
}

// MARK: Noting

// Returns how to ask for a page, by what /proc/self/pagemap says of it; 0 for one that is not there, or that this process has not made its own.
static int advice_for(uint64_t entry) {
  const bool is_present = entry >> 63 & 1, is_of_file = entry >> 61 & 1, is_own = entry >> 56 & 1;
  if (!is_present) return 0;
  return is_of_file ? MADV_POPULATE_READ : is_own ? MADV_POPULATE_WRITE : 0;
}

// Notes the pages between two addresses behind so many runs. Returns how many runs there are then.
static uint32_t note_range(uint32_t count, int pagemap, uintptr_t start, uintptr_t end, bool is_writable) {
  const uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  uint64_t entries[512];
  for (uintptr_t address = start; address < end;) {
    size_t wanted = (end - address) / size;
    if (wanted > 512) wanted = 512;
    const ssize_t length = pread(pagemap, entries, wanted * sizeof *entries, (off_t)(address / size * sizeof *entries));
    if (length < (ssize_t)sizeof *entries) return count;
    for (size_t index = 0; index < (size_t)length / sizeof *entries; index++, address += size) {
      const int advice = advice_for(entries[index]);
      struct run *last = count > 0 ? &notes->runs[count - 1] : NULL;
      if (advice == 0 || (advice == MADV_POPULATE_WRITE && !is_writable)) continue;
      if (last != NULL && last->end == address && last->advice == advice) last->end += size;
      else if (count < ROOM) notes->runs[count++] = (struct run){address, address + size, advice};
    }
  }
  return count;
}

void note_pages(void) {
  if (notes == NULL || atomic_flag_test_and_set(&notes->is_begun)) return;
  const size_t size = 1 << 20;
  char *maps = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const int pagemap = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  uint32_t count = 0;
  if (maps != MAP_FAILED && pagemap >= 0 && read_file("/proc/self/maps", maps, size) > 0) {
    for (char *line = maps, *next; line != NULL && *line != 0; line = next) {
      next = strchr(line, '\n');
      if (next != NULL) *next++ = 0;
      // start-end rwxp …
      char *rest;
      const uintptr_t start = strtoul(line, &rest, 16), end = strtoul(rest + 1, &rest, 16);
      const bool is_readable = rest[1] == 'r', is_writable = rest[2] == 'w', is_private = rest[4] == 'p';
      if (is_readable && is_private && (char *)start != maps) count = note_range(count, pagemap, start, end, is_writable);
    }
  }
  if (pagemap >= 0) close(pagemap);
  if (maps != MAP_FAILED) munmap(maps, size);
  atomic_store(&notes->count, count);
}

// MARK: Getting

// Whether an order is there, or nobody any more who could send one.
static bool is_asked(int socket) {
  char byte;
  return recv(socket, &byte, sizeof byte, MSG_PEEK | MSG_DONTWAIT) >= 0;
}

// How many pages this process, a copy, was given.
static size_t given_count;

// Asks the kernel for a run of pages. It fails where this process has no memory: what a program takes for itself lies elsewhere each time.
static void get_run(const struct run *run) {
  // With a page of a file the kernel gives those around it that it has, up to such a border.
  const uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), around = 64 << 10;
  const bool is_of_file = run->advice == MADV_POPULATE_READ;
  for (uintptr_t address = run->start, next; address < run->end; address = next) {
    next = is_of_file ? (address | (around - 1)) + 1 : run->end;
    const bool is_given = madvise((void *)address, is_of_file ? size : next - address, run->advice) == 0;
    if (is_given) given_count += ((next < run->end ? next : run->end) - address) / size;
  }
}

void get_pages(int socket) {
  const uint32_t count = notes == NULL ? 0 : atomic_load(&notes->count);
  for (uint32_t index = 0; index < count && !is_asked(socket); index++) get_run(&notes->runs[index]);
}

size_t launch_server_page_count(void) { return given_count; }
