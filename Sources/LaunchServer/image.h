// What the kernel laid out when it started this process: the words and the texts of its arguments and variables.

#ifndef LAUNCH_IMAGE_H
#define LAUNCH_IMAGE_H

#include "conversation.h"

#include <linux/prctl.h>
#include <sys/types.h>

//     argument_pointers ▼                                                     ▼ first_text       ▼ end_of_texts
//        ┌──────────────┬───┬───────────────────────┬───┬──────────────┬──────┬─────────┬────────┬──────
//        │ one for each │ 0 │ one for each variable │ 0 │ for the      │      │ arg\0…  │ A=b\0… │
//        │ argument     │   │                       │   │ linker       │      │         │        │
//        └──────────────┴───┴───────────────────────┴───┴──────────────┴──────┴─────────┴────────┴──────
struct image {
  uint32_t argument_count, variable_count;
  char **argument_pointers, **variable_pointers;
  char *first_text, *end_of_texts;
  // As the kernel knows it, which shows others the arguments and variables by it.
  struct prctl_mm_map map;
};

// Looks at what the kernel laid out. Returns 0 or an error number: where the kernel does not take the like of it back, nothing can be put there.
HIDDEN int read_image(struct image *image, int count, char **arguments, char **variables);

// Whether arguments and variables fit where those of this process are.
HIDDEN bool fits(const struct image *image, const struct launch_order *order, const char *text);

// Puts arguments and variables, which fit, where those of this process are. Returns 0 or an error number.
HIDDEN int replace_texts(struct image *image, const struct launch_order *order, const char *text);

// Reads a file of the kernel's. Returns how many bytes it has; a zero follows them.
HIDDEN size_t read_file(const char *path, char *bytes, size_t size);

// Returns the number behind a name in /proc/self/status; -1 when there is none.
HIDDEN long status_number(const char *name);

#endif
