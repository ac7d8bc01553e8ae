// Stacks for handlers of signals, since a stack that overflowed has no room for one.

#ifndef STACKS_H
#define STACKS_H

// Gives this thread a stack for handlers, unless it has one; each thread that begins later in a supervised process has one.
void add_signal_stack(void);

#endif
