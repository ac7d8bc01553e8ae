#include "NetworkLinking.h"

#include <stddef.h>

// What a program's objects want the linker to be told, as Swift's own objects want their libraries.
__attribute__((section(".swift1_autolink_entries"), used)) static const char entries[] = "-Wl,--as-needed";

// The function that returns `URLProtocol`.
extern const char url_protocol __asm__("$s20FoundationNetworking11URLProtocolCMa") __attribute__((weak));

bool network_linking_is_there(void) { return &url_protocol != NULL; }
