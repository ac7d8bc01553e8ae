#include "types.h"

#include "symbols.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The runtime's own: makes a type, whose name has so many bytes and stands for itself.
extern const void *swift_getTypeByMangledNameInContext2(
    const char *name, size_t length, const void *context, const void *const *arguments) __attribute__((swiftcall, weak));

// A place in which a type is kept: its metadata; before that, less than zero, the length of its name, and in the lower half how far away that is.
typedef _Atomic int64_t place;

// The most places that are looked at, in a program of many modules.
enum { ROOM = 1 << 16 };

// The most parts of a program that are looked at.
enum { PARTS = 128 };

// A constructor of a part of the program in the table of those that the linker will call, and the page that it has made read-only; 0 without one.
struct entry {
  void (**constructor)(void);
  uintptr_t sealed_page;
};

// The variables that each thread has for itself, of a part of the program: what they begin with, zeros after it, and where those of this thread are.
struct thread_variables {
  const void *first;
  size_t first_size, size;
  char *bytes;
};

static struct {
  bool is_ready;
  // The places, and for each whether a copy met its type, which the copies write.
  place **places;
  _Atomic uint8_t *met;
  size_t count;
  // How often copies wrote there, which they count, and how often that was read.
  _Atomic uint32_t *notes;
  uint32_t read;
  // How many types this process had met before it began.
  size_t met_count;
  // Of the runtime: less than zero once it has read its variables.
  int *variables_token;
  // What makes the descriptions of each part known.
  struct entry entries[PARTS];
  size_t entry_count;
  // Of all parts but the C library, which has begun.
  struct thread_variables of_thread[PARTS];
  size_t of_thread_count;
} types;

static bool is_open(const place *place) { return *place < 0; }
static const char *name_at(const place *place) { return (const char *)place + (int32_t)*place; }
static size_t length_at(const place *place) { return (size_t)-(*place >> 32); }

// Has the runtime find no variables: it looks for its own, and the C library's constructor has not noted yet where they are. Returns what to put back.
static char **hide_variables(void) {
  static char *none;
  char **before = environ;
  environ = &none;
  return before;
}

// MARK: Finding

// A part of the program that is looked through, and what was found there that makes its descriptions known.
struct search {
  const struct dl_phdr_info *part;
  void (*constructor)(void);
};

// Whether a name is that of a place: the compiler calls it a demangling cache variable for type metadata.
static bool is_of_place(const char *name) {
  const size_t length = strlen(name);
  return length > 4 && memcmp(name, "$s", 2) == 0 && strcmp(name + length - 2, "MD") == 0;
}

// Whether so many bytes from an address on lie in what the file of a part of the program holds.
static bool holds(const struct dl_phdr_info *part, const void *address, size_t size) {
  for (size_t index = 0; index < part->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &part->dlpi_phdr[index];
    const uintptr_t distance = (uintptr_t)address - (part->dlpi_addr + segment->p_vaddr);
    if (segment->p_type == PT_LOAD && distance < segment->p_filesz && size <= segment->p_filesz - distance) return true;
  }
  return false;
}

static void take_symbol(const char *name, const ElfW(Sym) *symbol, void *address, void *context) {
  struct search *search = context;
  if (strcmp(name, "_ZL23swift_image_constructorv") == 0) search->constructor = (void (*)(void))address;
  if (strcmp(name, "_ZN5swift7runtime11environment15initializeTokenE") == 0) types.variables_token = address;
  if (ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT || symbol->st_size != sizeof(place)) return;
  if (types.count == ROOM || !is_of_place(name) || !holds(search->part, address, sizeof(place))) return;
  if (is_open(address) && holds(search->part, name_at(address), length_at(address))) types.places[types.count++] = address;
}

static void do_nothing(void) {}

// Whether the linker has made a page of a part of the program read-only when it had bound it; elsewhere it can be written.
static bool is_sealed(const struct dl_phdr_info *part, uintptr_t page, uintptr_t size) {
  for (size_t index = 0; index < part->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &part->dlpi_phdr[index];
    const uintptr_t start = part->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
    if (segment->p_type == PT_GNU_RELRO && page >= (start & ~(size - 1)) && page < (end & ~(size - 1))) return true;
  }
  return false;
}

// Notes a constructor of a part of the program. Returns whether it is one.
static bool take_constructor(const struct dl_phdr_info *part, void (*constructor)(void)) {
  const ElfW(Dyn) *dynamic = NULL;
  for (size_t index = 0; index < part->dlpi_phnum; index++)
    if (part->dlpi_phdr[index].p_type == PT_DYNAMIC) dynamic = (const void *)(part->dlpi_addr + part->dlpi_phdr[index].p_vaddr);
  void (**constructors)(void) = NULL;
  size_t constructors_size = 0;
  for (; dynamic != NULL && dynamic->d_tag != DT_NULL; dynamic++) {
    if (dynamic->d_tag == DT_INIT_ARRAY) constructors = (void (**)(void))(part->dlpi_addr + dynamic->d_un.d_ptr);
    if (dynamic->d_tag == DT_INIT_ARRAYSZ) constructors_size = dynamic->d_un.d_val;
  }
  for (size_t index = 0; constructors != NULL && index < constructors_size / sizeof *constructors; index++) {
    if (constructors[index] != constructor || types.entry_count == PARTS) continue;
    const uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), page = (uintptr_t)&constructors[index] & ~(size - 1);
    types.entries[types.entry_count++] = (struct entry){&constructors[index], is_sealed(part, page, size) ? page : 0};
    return true;
  }
  return false;
}

// Calls a constructor now instead of later.
static void construct_early(const struct entry *entry) {
  const size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void (*constructor)(void) = *entry->constructor;
  if (entry->sealed_page != 0 && mprotect((void *)entry->sealed_page, size, PROT_READ | PROT_WRITE) != 0) return;
  *entry->constructor = do_nothing;
  if (entry->sealed_page != 0) mprotect((void *)entry->sealed_page, size, PROT_READ);
  constructor();
}

// Notes the variables of threads of a part of the program. Returns whether there is room for them.
static bool take_thread_variables(const struct dl_phdr_info *part) {
  for (size_t index = 0; index < part->dlpi_phnum && part->dlpi_tls_data != NULL; index++) {
    const ElfW(Phdr) *segment = &part->dlpi_phdr[index];
    if (segment->p_type != PT_TLS || (uintptr_t)&errno - (uintptr_t)part->dlpi_tls_data < segment->p_memsz) continue;
    if (types.of_thread_count == PARTS) return false;
    types.of_thread[types.of_thread_count++] = (struct thread_variables){
        (const void *)(part->dlpi_addr + segment->p_vaddr), segment->p_filesz, segment->p_memsz, part->dlpi_tls_data};
  }
  return true;
}

static int search_part(struct dl_phdr_info *part, size_t size, void *context) {
  (void)size;
  const bool is_program = part->dlpi_name[0] == 0;
  const size_t count = types.count;
  struct search search = {part, NULL};
  visit_symbols(is_program ? "/proc/self/exe" : part->dlpi_name, part->dlpi_addr, take_symbol, &search);
  const bool is_known = search.constructor != NULL && take_constructor(part, search.constructor);
  if (!is_known) types.count = count;
  if (is_program) *(bool *)context = is_known;
  if (!take_thread_variables(part)) *(bool *)context = false;
  return 0;
}

void find_types(void) {
  static bool is_done;
  if (is_done || &swift_getTypeByMangledNameInContext2 == NULL) return;
  is_done = true;
  const int access = PROT_READ | PROT_WRITE, kind = MAP_ANONYMOUS | MAP_NORESERVE;
  void *places = mmap(NULL, ROOM * sizeof *types.places, access, kind | MAP_PRIVATE, -1, 0);
  void *notes = mmap(NULL, ROOM + sizeof *types.notes, access, kind | MAP_SHARED, -1, 0);
  if (places == MAP_FAILED || notes == MAP_FAILED) return;
  types.places = places;
  types.notes = notes;
  types.met = (void *)(types.notes + 1);
  bool is_program_known = false;
  dl_iterate_phdr(search_part, &is_program_known);
  types.is_ready = is_program_known && types.variables_token != NULL;
  // Nothing has run so far, and nothing does unless a copy can forget it.
  if (!types.is_ready) return;
  char **before = hide_variables();
  for (size_t index = 0; index < types.entry_count; index++) construct_early(&types.entries[index]);
  environ = before;
}

// MARK: Meeting

void meet_types(void) {
  if (!types.is_ready || types.read == *types.notes) return;
  types.read = *types.notes;
  char **before = hide_variables();
  for (size_t index = 0; index < types.count; index++) {
    place *place = types.places[index];
    if (!types.met[index] || !is_open(place)) continue;
    const void *metadata = swift_getTypeByMangledNameInContext2(name_at(place), length_at(place), NULL, NULL);
    if (metadata == NULL) continue;
    *place = (int64_t)(intptr_t)metadata;
    types.met_count++;
  }
  environ = before;
}

void forget_server(void) {
  if (!types.is_ready) return;
  *types.variables_token = 0;
  for (size_t index = 0; index < types.of_thread_count; index++) {
    const struct thread_variables *variables = &types.of_thread[index];
    memcpy(variables->bytes, variables->first, variables->first_size);
    memset(variables->bytes + variables->first_size, 0, variables->size - variables->first_size);
  }
}

void note_types(void) {
  if (!types.is_ready) return;
  bool is_news = false;
  for (size_t index = 0; index < types.count; index++)
    if (!is_open(types.places[index]) && !types.met[index]) is_news = types.met[index] = true;
  if (is_news) atomic_fetch_add(types.notes, 1);
}

size_t launch_server_met_type_count(void) { return types.met_count; }
