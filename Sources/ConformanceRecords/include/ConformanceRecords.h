// The records of conformances in the running program: the compiler writes one for each, and from them the runtime answers `as?`.
//
// The runtime looks through all of them, some thousands, whenever it is asked about a type for the first time. What is read here is part of Swift's ABI;
// the runtime hands it out, and swift-testing finds its tests with it too.

#ifndef CONFORMANCE_RECORDS_H
#define CONFORMANCE_RECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// That a type conforms to a protocol: the compiler's descriptions of both. All types that a generic one stands for share its description.
struct conformance_record {
  const void *protocol;
  const void *type;
};

// Finds the records of some protocols in all parts of the program that are loaded, and writes as many as there is room for.
//
// Returns how many there are.
size_t conformance_records_find(const void *const *protocols, size_t protocol_count, struct conformance_record *records, size_t room);

// Finds the records of protocols of a name, of whatever module; as the function before.
size_t conformance_records_find_named(const char *name, struct conformance_record *records, size_t room);

// Returns how many parts of the program were ever loaded: when there were more, there may be more records.
uint64_t conformance_records_part_count(void);

// Whether a type may conform to a protocol, by the records found of it. "No" is sure; "maybe" is said of any type that has a record, though its
// conformance may have conditions, and of types that cannot be told by their description.
bool conformance_records_may_include(
    const struct conformance_record *records, size_t count, const void *protocol, const void *metadata);

// Returns the description of the protocol of the metadata of an `any` type of just one.
const void *conformance_records_protocol(const void *existential);

// Returns the metadata of the type with a description; NULL for one that takes arguments.
const void *conformance_records_type(const void *description);

// Returns the metadata of `SwiftUI.Points`; NULL in a program without a module `SwiftUI` of ours. The linker knows: nobody has to look for the name.
const void *conformance_records_swiftui_points(void);

#endif
