#include "SwiftUIBootstrap.h"

__attribute__((constructor)) static void wrap_views_at_load(void) { swiftui_wrap_views_at_load(); }
