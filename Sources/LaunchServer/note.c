// What an executable says of itself.

#include "contents.h"

#include <elf.h>
#include <string.h>

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

uint32_t launch_server_version(const char *path) {
  const struct contents file = open_contents(path);
  const ElfW(Ehdr) *head = head_of(&file);
  const bool has_parts = head != NULL && head->e_phentsize == sizeof(ElfW(Phdr));
  const ElfW(Phdr) *parts = has_parts ? bytes_at(&file, head->e_phoff, head->e_phnum * sizeof *parts) : NULL;
  uint32_t version = 0;
  for (size_t index = 0; parts != NULL && version == 0 && index < head->e_phnum; index++) {
    const char *notes = parts[index].p_type == PT_NOTE ? bytes_at(&file, parts[index].p_offset, parts[index].p_filesz) : NULL;
    if (notes != NULL) version = version_in(notes, parts[index].p_filesz);
  }
  close_contents(file);
  return version;
}
