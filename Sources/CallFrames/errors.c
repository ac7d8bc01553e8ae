// Who hears of errors.

#include "CallFrames.h"

// The runtime's own, for what records where errors come from.
void _swift_setWillThrowHandler(void (*handler)(const void *error));

void call_frames_hear_errors(void (*hear)(const void *error)) { _swift_setWillThrowHandler(hear); }
