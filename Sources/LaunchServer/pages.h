// The pages of memory that copies of a program touch.
//
// The kernel gives a process a page when it first touches it, and a copy one of its own when it first writes there; a copy would ask for some hundreds,
// one by one, until its first screen. The first copy that comes to its end notes which it has. Each later one has the kernel give it the same
// while it stands, until it is asked for. What is in the pages stays what it was.
//
//     server                               copy
//      │ clone ────────────────────────────▶ │ main … touches pages
//      │          notes, in shared memory ◀─ │ its end
//      │ clone ────────────────────────────▶ next copy: asks for them, stands
//
// Where a kernel does not tell a process of its pages, or cannot be asked for them, nothing is noted or given.

#ifndef LAUNCH_PAGES_H
#define LAUNCH_PAGES_H

#include "conversation.h"

// Makes the memory in which copies note, once, in the server.
HIDDEN void share_pages(void);

// Notes the pages that this process, a copy, has, if nobody did before.
HIDDEN void note_pages(void);

// Has the kernel give this process, a copy, the pages that were noted, until an order is there to be received from a socket.
HIDDEN void get_pages(int socket);

#endif
