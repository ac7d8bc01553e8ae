#include "AdditionsLinking.h"

// What a program's objects want the linker to be told, as Swift's own objects want their libraries.
__attribute__((section(".swift1_autolink_entries"), used)) static const char entries[] = "-Wl,--as-needed";
