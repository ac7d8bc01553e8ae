// Copies of a program, each as if it had just been started, for a fraction of what a start costs.
//
// A launch server is the program itself, started once, which stands still where the dynamic linker has loaded and bound all of it and has run
// nothing of it yet: no constructor of any library, let alone `main`. It has one thread, and has read nothing of its environment. For each launch
// it is copied. The copy puts its own arguments and variables where the kernel would have put them, and goes on: all that a program
// takes from its surroundings (the seed of hashes, the time zone, the file for coverage) it takes then, for itself.
//
//     test                     server                         copy
//      │  posix_spawn            │
//      │ ──────────────────────▶ │ loads and binds
//      │ ◀── ready: 0 ────────── │ clone(CLONE_PARENT) ─────────▶ │
//      │ ◀── its number ──────────────────────────────────────── │ gets its pages, stands
//      │ ─── order, 4 files ──────────────────────────────────▶ │ arguments, variables, files
//      │                         │ ◀── it was asked for ───────── │ constructors, main
//      │ ◀── the next one's ──── │ clone(CLONE_PARENT) ──▶        │
//      │                                                          │
//      │  waitpid: the copy is a child of the test's              ▼
//
// The next copy is made while the last one starts, on another processor if there is one, so that a launch waits for no clone. The pages that it will
// touch it has then, too; see pages.h. A copy that was not asked for is in the server's process group, and ends when the test is gone.
//
// From the fifth launch on a copy begins with the generic types of Swift that others met before it, which is a quarter of what it would do until
// its first screen; see types.h. Nothing of the program runs for that, but `swift_image_constructor`, with which the compiler makes the descriptions
// in each part of the program known to the runtime.
//
// What a copy shares with its server is what the kernel decides when a program is started, and nobody can decide anew: where libraries lie in
// memory, and the sixteen random bytes that the dynamic linker takes the guard of the stack from. As a server binds all functions at once, so does
// a copy those of libraries that it loads itself. A constructor of a library, which is given the arguments too, gets the copy's.
//
// The executable has to hold this target itself: of a library that is loaded with it, the dynamic linker calls nothing that early. The linker
// `bfd` cannot make such a library at all.

#ifndef LAUNCH_SERVER_H
#define LAUNCH_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The environment variable that makes a program a launch server, with the number of the inherited socket.
#define LAUNCH_SERVER_VARIABLE "UITEST_LAUNCH_SERVER"

// The note of an executable that can be a launch server: its name, its type, and the version of what is said over the socket.
#define LAUNCH_SERVER_NOTE_NAME "UITEST"
#define LAUNCH_SERVER_NOTE_TYPE 1
#define LAUNCH_SERVER_VERSION 2

// How many files come with an order: standard input, output and error, and the socket of the application, which becomes number 3.
enum { LAUNCH_SERVER_FILES = 4 };

// What is asked for: so many bytes of text follow, the arguments and then the variables, each with a zero at its end.
//
// There have to be as many of each as the server itself was started with, since they take the places of its own.
struct launch_order {
  uint32_t arguments;
  uint32_t variables;
  uint32_t length;
};

// What a server says first: that it is ready. Afterwards each copy says its number, or the server a negative error number.
enum { LAUNCH_SERVER_READY = 0 };

// Returns the version that the note of an executable names; 0 when it cannot be a launch server, or cannot be read.
uint32_t launch_server_version(const char *path);

// Sends an order. Returns 0 or an error number; after an error the socket is of no use.
int launch_server_send(int socket, const struct launch_order *order, const char *text, const int *files);

// Waits for an answer, for as long as the socket's own limit says. Returns 0 or an error number.
int launch_server_receive(int socket, int32_t *answer);

// Notes the types that this process, a copy, met, and the pages it touched: later copies begin with them. Does nothing in another process.
void launch_server_note_end(void);

// Returns how many types this process had met before it began; 0 for one that was started in full.
size_t launch_server_met_type_count(void);

// Returns how many pages of those that others touched this process had before it was asked for; 0 for one that was started in full.
size_t launch_server_page_count(void);

// Returns a descriptor that is readable once a process has ended, to be closed by the caller; a negative error number where the kernel has none.
int launch_process_descriptor(int process);

#endif
