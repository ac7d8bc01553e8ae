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

  /// What to say of frames that follow one another without a pause.
  static func frameUnrest(_ frames: PendingFrames) -> String {
    "frame follows frame without a pause (\(frames.arrived) so far)"
  }

  /// What to say of frames when the application did not come to rest, if they are why it was updated again and again.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - arrived: How many frames had come before.
  ///   - updates: How often there was something to update: each time for a frame, but for the input, and one frame that is not counted yet.
  /// - Returns: The words; empty when they are not.
  func frameUnrest(
    of host: any AutomationHost, since arrived: Int, updates: Int
  ) -> [String] {
    guard let frames = host.pendingFrames, frames.arrived > arrived,
      frames.arrived - arrived + 2 >= updates
    else { return [] }
    return [Self.frameUnrest(frames)]
  }

  /// What the application still has to do without input, in words.
  func pendingWork(of host: any AutomationHost) -> [String] {
    host.pendingWork + (host.pendingFrames?.words ?? [])
  }
}
