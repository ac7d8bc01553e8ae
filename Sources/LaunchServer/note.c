// What an executable says of itself.

#include "conversation.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Returns the version that notes name; 0 when none does.
static uint32_t version_in(const char *notes, size_t size) {
  for (size_t place = 0; size - place >= sizeof(ElfW(Nhdr)) && place < size;) {
    const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)(notes + place);
    const size_t name = place + sizeof *note, value = name + ((note->n_namesz + 3UL) & ~3UL);
    place = value + ((note->n_descsz + 3UL) & ~3UL);
    if (place > size || note->n_type != LAUNCH_SERVER_NOTE_TYPE) continue;
    if (note->n_namesz != sizeof LAUNCH_SERVER_NOTE_NAME || note->n_descsz != sizeof(uint32_t)) continue;
    if (memcmp(notes + name, LAUNCH_SERVER_NOTE_NAME, sizeof LAUNCH_SERVER_NOTE_NAME) != 0) continue;
    uint32_t version;
    memcpy(&version, notes + value, sizeof version);
    return version;
  }
  return 0;
}

// Returns the version that the notes of a program in memory name; 0 when it is none, or none does.
static uint32_t version_of(const char *file, size_t size) {
  const ElfW(Ehdr) *head = (const ElfW(Ehdr) *)file;
  if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0) return 0;
  if (head->e_ident[EI_CLASS] != ELFCLASS64 || head->e_phentsize != sizeof(ElfW(Phdr))) return 0;
  if (head->e_phoff > size || head->e_phnum > (size - head->e_phoff) / sizeof(ElfW(Phdr))) return 0;
  const ElfW(Phdr) *parts = (const ElfW(Phdr) *)(file + head->e_phoff);
  for (size_t index = 0; index < head->e_phnum; index++) {
    const ElfW(Phdr) *part = &parts[index];
    if (part->p_type != PT_NOTE || part->p_offset > size || part->p_filesz > size - part->p_offset) continue;
    uint32_t version = version_in(file + part->p_offset, part->p_filesz);
    if (version != 0) return version;
  }
  return 0;
}

uint32_t launch_server_version(const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  uint32_t version = 0;
  if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      version = version_of(bytes, (size_t)status.st_size);
      munmap(bytes, (size_t)status.st_size);
    }
  }
  close(file);
  return version;
}
