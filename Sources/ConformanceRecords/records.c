#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "ConformanceRecords.h"

#include <link.h>
#include <string.h>

// The runtime's own: hands the sections of each part of the program to a function, until that returns false.
extern void swift_enumerateAllMetadataSections(bool (*visit)(const void *sections, void *context), void *context);

// The runtime's own: returns the description of a class, structure or enumeration; NULL for any other type.
extern const void *swift_getTypeContextDescriptor(const void *metadata);

// MARK: The layout of what the compiler and the runtime tell

// What the runtime hands out for each part, as far as it is read here.
struct sections {
  uintptr_t unused[6];
  const int32_t *conformances;
  size_t conformances_size;
};

// A description of a conformance, as far as it is read here. A reference is a distance from where it stands.
struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

// A description of a protocol or type, as far as it is read here.
struct description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
};

// Metadata of a class, and of an `any` type, as far as they are read here.
struct class {
  uintptr_t kind;
  const struct class *superclass;
};
struct existential {
  uintptr_t kind;
  uint32_t flags;
  uint32_t protocol_count;
  const void *first;
};

// What metadata begin with that are not of classes; those of a class begin with 0 or an address.
enum {
  KIND_STRUCT = 0x200,
  KIND_ENUM = 0x201,
  KIND_OPTIONAL = 0x202,
  KIND_TUPLE = 0x301,
  KIND_FUNCTION = 0x302,
  KIND_EXISTENTIAL = 0x303,
  KIND_METATYPE = 0x304,
  KIND_EXISTENTIAL_METATYPE = 0x306,
  LAST_KIND = 0x7ff,
};

// Whether a type takes arguments, and whether it is one of C's, whose description each part of a program may have for itself.
static bool is_generic(const struct description *type) { return (type->flags & 0x80) != 0; }
static bool is_imported(const struct description *type) { return (type->flags >> 16 & 4) != 0; }

static const void *target(const int32_t *reference) {
  return *reference == 0 ? NULL : (const char *)reference + *reference;
}

// Follows a reference whose lowest bit says that an address is there.
static const void *indirect_target(const int32_t *reference) {
  if (*reference == 0) return NULL;
  const char *place = (const char *)reference + (*reference & ~1);
  return *reference & 1 ? *(const void *const *)place : place;
}

// Returns the description of the type that a conformance is of; NULL where it is told otherwise.
static const void *type_of(const struct conformance *conformance) {
  const void *place = target(&conformance->type);
  switch (conformance->flags >> 3 & 7) {
    case 0: return place;
    case 1: return place == NULL ? NULL : *(const void *const *)place;
    default: return NULL;
  }
}

// MARK: Finding

struct search {
  const void *const *protocols;
  size_t protocol_count;
  const char *name;
  struct conformance_record *records;
  size_t room, found;
};

static bool is_wanted(const struct search *search, const void *protocol) {
  if (search->name != NULL) {
    const char *name = target(&((const struct description *)protocol)->name);
    return name != NULL && strcmp(name, search->name) == 0;
  }
  for (size_t index = 0; index < search->protocol_count; index++)
    if (search->protocols[index] == protocol) return true;
  return false;
}

static bool search_part(const void *part, void *context) {
  const struct sections *sections = part;
  struct search *search = context;
  if (sections->conformances == NULL) return true;
  const size_t count = sections->conformances_size / sizeof *sections->conformances;
  for (size_t index = 0; index < count; index++) {
    const struct conformance *conformance = target(&sections->conformances[index]);
    if (conformance == NULL) continue;
    const void *protocol = indirect_target(&conformance->protocol);
    if (protocol == NULL || !is_wanted(search, protocol)) continue;
    const void *type = type_of(conformance);
    if (type == NULL) continue;
    if (search->found < search->room) search->records[search->found] = (struct conformance_record){protocol, type};
    search->found++;
  }
  return true;
}

size_t conformance_records_find(const void *const *protocols, size_t protocol_count, struct conformance_record *records, size_t room) {
  struct search search = {.protocols = protocols, .protocol_count = protocol_count, .records = records, .room = room};
  swift_enumerateAllMetadataSections(search_part, &search);
  return search.found;
}

size_t conformance_records_find_named(const char *name, struct conformance_record *records, size_t room) {
  struct search search = {.name = name, .records = records, .room = room};
  swift_enumerateAllMetadataSections(search_part, &search);
  return search.found;
}

static int take_count(struct dl_phdr_info *part, size_t size, void *count) {
  (void)size;
  *(uint64_t *)count = part->dlpi_adds;
  return 1;
}

uint64_t conformance_records_part_count(void) {
  uint64_t count = 0;
  dl_iterate_phdr(take_count, &count);
  return count;
}

// MARK: Asking

static bool includes(const struct conformance_record *records, size_t count, const void *protocol, const void *type) {
  for (size_t index = 0; index < count; index++)
    if (records[index].type == type && records[index].protocol == protocol) return true;
  return false;
}

bool conformance_records_may_include(
    const struct conformance_record *records, size_t count, const void *protocol, const void *metadata) {
  const struct class *type = metadata;
  switch (type->kind) {
    case KIND_TUPLE: case KIND_FUNCTION: case KIND_EXISTENTIAL: case KIND_METATYPE: case KIND_EXISTENTIAL_METATYPE: return false;
    case KIND_STRUCT: case KIND_ENUM: case KIND_OPTIONAL: break;
    default:
      if (type->kind != 0 && type->kind <= LAST_KIND) return true;
  }
  const bool is_class = type->kind == 0 || type->kind > LAST_KIND;
  // A class conforms to what one above it does.
  do {
    const struct description *description = swift_getTypeContextDescriptor(type);
    if (description == NULL || is_imported(description) || includes(records, count, protocol, description)) return true;
    type = is_class ? type->superclass : NULL;
  } while (type != NULL);
  return false;
}

const void *conformance_records_protocol(const void *existential) { return ((const struct existential *)existential)->first; }

const void *conformance_records_type(const void *description) {
  const struct description *type = description;
  // A function that takes what is asked for, here all there is, and returns the type's metadata first.
  typedef const void *(*accessor_function)(uintptr_t);
  accessor_function accessor = (accessor_function)(uintptr_t)target(&type->accessor);
  return is_generic(type) || accessor == NULL ? NULL : accessor(0);
}

// MARK: Types that a program may have

struct metadata_response {
  const void *metadata;
  size_t state;
};

// What the compiler calls the function that returns the metadata of `SwiftUI.Points`.
extern struct metadata_response swiftui_points(size_t request) __asm__("$s7SwiftUI6PointsOMa") __attribute__((swiftcall, weak));

const void *conformance_records_swiftui_points(void) { return &swiftui_points == NULL ? NULL : swiftui_points(0).metadata; }
