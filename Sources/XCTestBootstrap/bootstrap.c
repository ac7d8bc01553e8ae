#include "XCTestBootstrap.h"
#include "discovery.h"

// Defined in Swift, in the XCTestAdditions module.
extern void xctest_additions_observe_at_load(void);

const int xctest_bootstrap_anchor = 1;

__attribute__((constructor)) static void observe_at_load(int count, char **arguments) {
  xctest_additions_observe_at_load();
  explain_failed_list(count, arguments);
}
