// The output of a test process, in pieces that a reader can take one by one.
//
// `swift test` reads what a test process writes in pieces of up to 4096 bytes, and drops a piece that is no UTF-8 by itself. A failure with a
// picture of the screen is longer than that: where a piece ended within a character, all of it was lost, and a test failed without a word.
//
// In a process whose standard output or standard error is a pipe, its stream is replaced at load by one that ends each piece between two
// characters, and begins another when the reader has taken those before, unless both fit into one.

#ifndef TEST_OUTPUT_H
#define TEST_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// The longest piece, in bytes: what a pipe takes whole, and `swift test` reads at once.
enum { TEST_OUTPUT_LONGEST_PIECE = 4096 };

// Writes bytes to a descriptor.
//
// A reader that takes nothing for a second is not waited for again. Returns the number of bytes that were written, which is less than
// `count` only after an error.
ssize_t test_output_write(int descriptor, const char *bytes, size_t count);

// Has what is written to the stream of errors, at once each time, left out if a function says so of it.
void test_output_filter_errors(bool (*keeps)(const char *bytes, size_t count));

#endif
