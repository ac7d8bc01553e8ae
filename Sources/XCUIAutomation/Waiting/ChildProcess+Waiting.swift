import Glibc
import LaunchServer
import VirtualTime

extension ChildProcess {
  /// Waits for a process that is about to end, and kills it when it does not.
  ///
  /// A process ends a moment after its descriptors are closed.
  ///
  /// - Parameter patience: How long to wait.
  /// - Returns: How it ended.
  func waitForEnd(patience: Duration = .seconds(5)) -> ApplicationEnd {
    let deadline = RealClock.now + patience
    let descriptor = launch_process_descriptor(processID)
    defer { if descriptor >= 0 { close(descriptor) } }
    while RealClock.now < deadline {
      if let end = poll() { return end }
      guard descriptor >= 0 else {
        // A kernel that tells nobody of the end of a process has to be asked.
        RealClock.pause(.milliseconds(1))
        continue
      }
      let limit = RealClock.now.duration(to: deadline)
      _ = RealClock.poll(descriptor, for: Int16(POLLIN), limit: limit)
    }
    return kill()
  }
}
