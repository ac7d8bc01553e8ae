#include "symbols.h"

#include "contents.h"

#include <elf.h>

// Returns a section of a file; NULL when there is none.
static const ElfW(Shdr) *section(const struct contents *file, size_t index) {
  const ElfW(Ehdr) *head = head_of(file);
  if (head == NULL || head->e_shentsize != sizeof(ElfW(Shdr)) || index >= head->e_shnum) return NULL;
  return bytes_at(file, head->e_shoff + index * sizeof(ElfW(Shdr)), sizeof(ElfW(Shdr)));
}

void visit_symbols(
    const char *path, uintptr_t address, void (*visit)(const char *, const ElfW(Sym) *, void *, void *), void *context) {
  const struct contents file = open_contents(path);
  const ElfW(Shdr) *symbols = NULL;
  for (size_t index = 0; symbols == NULL || symbols->sh_type != SHT_SYMTAB; index++)
    if ((symbols = section(&file, index)) == NULL) break;
  const ElfW(Shdr) *names = symbols == NULL ? NULL : section(&file, symbols->sh_link);
  const ElfW(Sym) *symbol = names == NULL ? NULL : bytes_at(&file, symbols->sh_offset, symbols->sh_size);
  const char *texts = names == NULL ? NULL : bytes_at(&file, names->sh_offset, names->sh_size);
  // The last text has to have an end.
  if (symbol != NULL && texts != NULL && names->sh_size > 0 && texts[names->sh_size - 1] == 0)
    for (const ElfW(Sym) *end = symbol + symbols->sh_size / sizeof *symbol; symbol < end; symbol++)
      if (symbol->st_shndx != SHN_UNDEF && symbol->st_name < names->sh_size)
        visit(texts + symbol->st_name, symbol, (void *)(address + symbol->st_value), context);
  close_contents(file);
}
