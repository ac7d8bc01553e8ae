// What a program's file says of the places in it that have names.

#ifndef LAUNCH_SYMBOLS_H
#define LAUNCH_SYMBOLS_H

#include "conversation.h"

#include <link.h>

// Tells of each name that a file has, for places in one that is loaded at an address. Does nothing when the file cannot be read.
HIDDEN void visit_symbols(
    const char *path, uintptr_t address, void (*visit)(const char *name, const ElfW(Sym) *symbol, void *place, void *context), void *context);

#endif
