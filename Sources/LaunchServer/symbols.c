#include "symbols.h"

#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// A file in memory.
struct contents {
  const char *bytes;
  size_t size;
};

// Returns where a part of a file is; NULL when it is not all there.
static const void *part(const struct contents *file, size_t offset, size_t size) {
  return offset > file->size || size > file->size - offset ? NULL : file->bytes + offset;
}

// Returns a section of a file; NULL when there is none.
static const ElfW(Shdr) *section(const struct contents *file, size_t index) {
  const ElfW(Ehdr) *head = part(file, 0, sizeof *head);
  if (head == NULL || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 || head->e_ident[EI_CLASS] != ELFCLASS64) return NULL;
  if (head->e_shentsize != sizeof(ElfW(Shdr)) || index >= head->e_shnum) return NULL;
  return part(file, head->e_shoff + index * sizeof(ElfW(Shdr)), sizeof(ElfW(Shdr)));
}

void visit_symbols(
    const char *path, uintptr_t address, void (*visit)(const char *, const ElfW(Sym) *, void *, void *), void *context) {
  struct stat status;
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct contents file = {MAP_FAILED, 0};
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    file.size = (size_t)status.st_size;
    file.bytes = mmap(NULL, file.size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  }
  close(descriptor);
  if (file.bytes == MAP_FAILED) return;
  const ElfW(Shdr) *symbols = NULL;
  for (size_t index = 0; symbols == NULL || symbols->sh_type != SHT_SYMTAB; index++)
    if ((symbols = section(&file, index)) == NULL) break;
  const ElfW(Shdr) *names = symbols == NULL ? NULL : section(&file, symbols->sh_link);
  const ElfW(Sym) *symbol = names == NULL ? NULL : part(&file, symbols->sh_offset, symbols->sh_size);
  const char *texts = names == NULL ? NULL : part(&file, names->sh_offset, names->sh_size);
  // The last text has to have an end.
  if (symbol != NULL && texts != NULL && names->sh_size > 0 && texts[names->sh_size - 1] == 0)
    for (const ElfW(Sym) *end = symbol + symbols->sh_size / sizeof *symbol; symbol < end; symbol++)
      if (symbol->st_shndx != SHN_UNDEF && symbol->st_name < names->sh_size)
        visit(texts + symbol->st_name, symbol, (void *)(address + symbol->st_value), context);
  munmap((void *)file.bytes, file.size);
}
