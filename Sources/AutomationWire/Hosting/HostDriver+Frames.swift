import VirtualTime

// MARK: - Frames on their way

extension HostDriver {
  /// How far virtual time goes on for a frame that comes with a tick.
  private static let longestTick = Duration.seconds(1)

  /// Waits until a frame that is on its way is there, or something else happened.
  ///
  /// - Parameters:
  ///   - frames: The frames of the application.
  ///   - arrived: How many had come before the application was last brought up to date.
  /// - Returns: Whether anything happened; `false` when there is nothing to wait for, or it did not come in time.
  func awaitFrame(_ frames: PendingFrames, since arrived: Int) -> Bool {
    let tickEnd = Scheduler.shared.now + Self.longestTick
    while case .wait(let patience) = frames.step(since: arrived, at: .now) {
      if advanceToTick(before: tickEnd) { return true }
      // A main queue that cannot be drained does not wake the rest.loop.
      let wait = rest.loop.isMainQueueBlocked ? min(patience, .milliseconds(1)) : patience
      if rest.loop.turn(blockingFor: wait) { return true }
    }
    return frames.step(since: arrived, at: .now) == .take
  }

  /// Wakes the next sleeping task, if it is the only one that can bring a frame.
  ///
  /// - Returns: Whether time went on.
  private func advanceToTick(before end: Duration) -> Bool {
    guard Scheduler.shared.isTimeVirtual,
      case .waiting(let deadline, _, let foreign) = rest.idleness.quiescence(), foreign.isEmpty,
      deadline <= end
    else { return false }
    return Scheduler.shared.advanceToNextDeadline(limit: deadline)
  }

  /// What the application still has to do without input, in words.
  func pendingWork(of host: any AutomationHost) -> [String] {
    host.pendingWork + (host.pendingFrames?.words ?? [])
  }
}
