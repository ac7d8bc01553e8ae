// Defined in Swift, in the XCTestAdditions module; a process that does not hold it has no tests to hear of.
extern void xctest_additions_observe_at_load(void) __attribute__((weak));

// Before the first test, since XCTest tells of none that began earlier.
__attribute__((constructor)) static void observe_at_load(void) {
  if (xctest_additions_observe_at_load) xctest_additions_observe_at_load();
}
