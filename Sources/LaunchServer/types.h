// The types of a program that its copies met, which later ones begin with.
//
// Swift makes the metadata of a generic type when a program meets the type, which is a third of what an application does until its first screen. The
// compiler keeps each such type at a place of its own, where the type's name stands until then. A copy tells its server which places were filled when
// it ended; the server fills them before the next copy. That runs nothing of the program: metadata are the runtime's, and come of its descriptions.
//
//     server                               copy
//      │ finds the places by their names     │
//      │ clone ────────────────────────────▶ │ main … fills places
//      │          notes, in shared memory ◀─ │ its end
//      │ fills the same
//      │ clone ────────────────────────────▶ next copy
//
// The runtime does so without having been constructed: its constructors read the arguments and variables, which are those of the copy, and draw the
// seed of hashes, and need nothing else. The descriptions of all parts of the program are made known to it early, by the constructors that do
// nothing more. Which constructor that is, the file says: without names in it, or where it tells of another runtime than is known here, copies begin
// with no types. So they do of parts that are loaded later.
//
// A copy has the runtime read its variables anew (`SWIFT_DEBUG_…`); those of them that say how metadata are to be made come too late for what was
// made before. A server that crashes over a type is one that cannot make copies: programs are started in full then.

#ifndef LAUNCH_TYPES_H
#define LAUNCH_TYPES_H

#include "conversation.h"

// Finds the places in which types are kept, once.
HIDDEN void find_types(void);

// Meets the types that copies noted since the last time.
HIDDEN void meet_types(void);

// Notes the types that this process, a copy, met.
HIDDEN void note_types(void);

// Has the runtime of this process, a copy, forget that it was the server's: the variables of the process, and what its thread has for itself, such as
// its number, by which locks know their holder.
HIDDEN void forget_server(void);

#endif
