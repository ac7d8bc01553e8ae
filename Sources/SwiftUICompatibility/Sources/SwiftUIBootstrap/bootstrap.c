#include "SwiftUIBootstrap.h"

// Defined in Swift, in the SwiftUI module.
extern void swiftui_wrap_views_at_load(void);

const int swiftui_bootstrap_anchor = 1;

__attribute__((constructor)) static void wrap_views_at_load(void) { swiftui_wrap_views_at_load(); }
