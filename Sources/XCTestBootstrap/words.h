// What the runtime of Swift says when a program fails.

#ifndef WORDS_H
#define WORDS_H

// Returns what it said last, or NULL where it said nothing.
const char *last_words(void);

#endif
