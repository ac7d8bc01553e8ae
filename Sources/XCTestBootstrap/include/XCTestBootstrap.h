// Observes XCTest when a test process is loaded, since XCTest tells of no test that began earlier: link this target on the test side
// only, and refer to the anchor there, or the linker may drop the constructor.

#ifndef XCTEST_BOOTSTRAP_H
#define XCTEST_BOOTSTRAP_H

#include "ProcessArguments.h"
#include "Supervisor.h"

extern const int xctest_bootstrap_anchor;

#endif
