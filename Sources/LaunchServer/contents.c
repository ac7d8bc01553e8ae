#include "contents.h"

#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct contents open_contents(const char *path) {
  struct contents file = {NULL, 0};
  struct stat status;
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return file;
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) file = (struct contents){bytes, (size_t)status.st_size};
  }
  close(descriptor);
  return file;
}

void close_contents(struct contents file) {
  if (file.bytes != NULL) munmap((void *)file.bytes, file.size);
}

const void *bytes_at(const struct contents *file, size_t place, size_t size) {
  return place > file->size || size > file->size - place ? NULL : file->bytes + place;
}

const ElfW(Ehdr) *head_of(const struct contents *file) {
  const ElfW(Ehdr) *head = bytes_at(file, 0, sizeof *head);
  if (head == NULL || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
  return head->e_ident[EI_CLASS] == ELFCLASS64 ? head : NULL;
}
