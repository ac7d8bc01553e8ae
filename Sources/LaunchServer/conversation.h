// What the files of this target share; not for others.

#ifndef LAUNCH_CONVERSATION_H
#define LAUNCH_CONVERSATION_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "LaunchServer.h"

#include <stddef.h>

#define HIDDEN __attribute__((visibility("hidden")))

// Receives so many bytes. Returns false, with `errno`, when the other end is gone before.
HIDDEN bool receive_all(int socket, void *bytes, size_t length);

// Receives an order and the files that come with it. Returns false when there is none any more.
HIDDEN bool receive_order(int socket, struct launch_order *order, int *files);

// Answers an order. Returns whether the other end is there.
HIDDEN bool answer(int socket, int32_t number);

#endif
