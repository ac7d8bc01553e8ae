#include "words.h"

#include <stddef.h>

// The runtime's own: where it keeps the last words of a program that failed.
extern const char **swift_getFatalErrorMessageBuffer(void) __attribute__((weak));

const char *last_words(void) {
  const char **buffer = swift_getFatalErrorMessageBuffer ? swift_getFatalErrorMessageBuffer() : NULL;
  return buffer == NULL ? NULL : *buffer;
}
