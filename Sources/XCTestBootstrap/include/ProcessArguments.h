// The arguments that Foundation's `ProcessInfo` hands out.

#ifndef PROCESS_ARGUMENTS_H
#define PROCESS_ARGUMENTS_H

// Returns an array of texts of Swift's, which the caller owns.
typedef void *(*process_arguments_source)(void);

// Sets where they come from; NULL for Foundation itself, which keeps those that it read first.
void process_arguments_set_source(process_arguments_source value);

#endif
