import VirtualTime

extension ChildProcess {
  /// Waits for a process that is about to end, and kills it when it does not.
  ///
  /// A process ends a moment after its descriptors are closed; the system has no call on every version to wait for that
  /// with a deadline.
  ///
  /// - Parameter patience: How long to wait.
  /// - Returns: How it ended.
  func waitForEnd(patience: Duration = .seconds(5)) -> ApplicationEnd {
    let deadline = RealClock.now + patience
    while RealClock.now < deadline {
      if let end = poll() { return end }
      RealClock.pause(.milliseconds(1))
    }
    return kill()
  }
}
