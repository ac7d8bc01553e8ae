// Installs the scheduler of VirtualTime when the process is loaded. Link it on the test side only,
// and refer to the anchor there, or the linker may drop the constructor.
extern const int virtual_time_bootstrap_anchor;
