#include "VirtualTimeBootstrap.h"

// Defined in Swift, in the VirtualTime module.
extern void virtual_time_install_at_load(void);

const int virtual_time_bootstrap_anchor = 1;

__attribute__((constructor)) static void install_at_load(void) { virtual_time_install_at_load(); }
