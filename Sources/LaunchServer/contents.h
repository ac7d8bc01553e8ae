// The file of a program or a library, in memory.

#ifndef LAUNCH_CONTENTS_H
#define LAUNCH_CONTENTS_H

#include "conversation.h"

#include <link.h>

// A file: no bytes, and none of its parts, where it cannot be read.
struct contents {
  const char *bytes;
  size_t size;
};

// Reads a file, to be closed.
HIDDEN struct contents open_contents(const char *path);
HIDDEN void close_contents(struct contents file);

// Returns where so many bytes from a place on are; NULL when they are not all there.
HIDDEN const void *bytes_at(const struct contents *file, size_t place, size_t size);

// Returns the head of a program or a library of 64 bits; NULL for any other file.
HIDDEN const ElfW(Ehdr) *head_of(const struct contents *file);

#endif
