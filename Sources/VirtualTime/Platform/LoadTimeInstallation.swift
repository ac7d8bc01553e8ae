/// Installs the scheduler when a test process is loaded, before anything in it uses concurrency.
///
/// A load-time constructor in C calls it, in a target that only the test side links. An app's own
/// process does not link that target and calls `Scheduler.install()` first thing in its `main`.
@_cdecl("virtual_time_install_at_load")
package func installSchedulerAtLoad() {
  Scheduler.install()
}
