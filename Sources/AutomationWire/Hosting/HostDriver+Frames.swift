import TextRendering
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
      let tick = advanceToTick(before: tickEnd)
      if tick == .came { return true }
      // Neither a main queue that cannot be drained nor a thread that comes to rest wakes the loop.
      let isLookedAtAgain = tick == .held || rest.loop.isMainQueueBlocked
      let wait = isLookedAtAgain ? min(patience, .milliseconds(1)) : patience
      if rest.loop.turn(blockingFor: wait) { return true }
    }
    return frames.step(since: arrived, at: .now) == .take
  }

  /// What became of the next sleeping task, which may bring a frame.
  private enum Tick {
    /// It woke.
    case came

    /// It may not wake yet: something else goes on, and may bring the frame.
    case held

    /// There is none that is soon enough.
    case none
  }

  /// Wakes the next sleeping task, if it is the only one that can bring a frame.
  private func advanceToTick(before end: Duration) -> Tick {
    guard Scheduler.shared.isTimeVirtual,
      case .waiting(let deadline, _, _, let foreign) = rest.idleness.quiescence(), deadline <= end
    else { return .none }
    guard foreign.isEmpty else { return .held }
    return Scheduler.shared.advanceToNextDeadline(limit: deadline) ? .came : .none
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

// MARK: - Screens

extension HostDriver {
  /// Returns the screen of an application; `nil` when it is the one that was brought last.
  func changedScreen(of host: any AutomationHost) -> DrawnScreen? {
    let screen = host.screen()
    guard screen != broughtScreen else { return nil }
    broughtScreen = screen
    return .cells(screen)
  }
}
