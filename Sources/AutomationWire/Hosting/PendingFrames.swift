import Synchronization
import VirtualTime

/// The frames of an application that are on their way, because they are made on another thread or at a later tick.
///
/// A host that draws in ``AutomationHost/update()`` needs none. One that draws later counts its frames here, and tests wait for them:
/// no input follows, and nothing is looked at, before the frame that shows the last input is there.
///
/// ```swift
/// func perform(_ event: InputEvent) {
///   frames.begin()                                        // one is on its way
///   renderer.async { [self] in
///     latest.withLock { $0 = draw(event) }
///     frames.end()                                        // it is there, and the main loop wakes
///   }
/// }
///
/// func update() -> Bool { takeLatestFrame() }
/// ```
///
/// ```
///  perform ─▶ begin ─▶ update: false, one pending ┄┄ waits ┄┄▶ update: true ─▶ answer
///                        another thread:  draws ─▶ end ─┘
/// ```
///
/// Frames are waited for in real time. Where nothing but a sleeping task can bring the frame, as with a tick of 16 milliseconds, virtual
/// time goes on to its end, by a second at most. A frame that does not come within ``limit`` is warned of and no longer waited for.
public final class PendingFrames: Sendable {
  /// How long a frame is waited for, in real time, since the one before it.
  public let limit: Duration

  /// What is counted.
  private struct Counts {
    /// How many frames are on their way.
    var pending = 0

    /// How many frames came.
    var arrived = 0

    /// When a frame came last, or the first of those on their way began.
    var lastStep = RealClock.now

    /// Whether somebody was told that those on their way do not come.
    var isReported = false
  }

  /// What is counted, behind a lock: frames begin and end on any thread.
  private let counts = Mutex(Counts())

  /// Counts from nothing.
  ///
  /// - Parameter limit: How long a frame is waited for, in real time.
  public init(limit: Duration = .seconds(5)) {
    self.limit = limit
  }

  /// Notes that a frame is on its way; from any thread.
  public func begin() {
    counts.withLock { counts in
      if counts.pending == 0 { counts.lastStep = .now }
      counts.pending += 1
    }
  }

  /// Notes that a frame is there for ``AutomationHost/update()`` to take, and wakes the main loop; from any thread.
  ///
  /// One that was not begun wakes it too.
  public func end() {
    counts.withLock { counts in
      counts.pending = max(0, counts.pending - 1)
      counts.arrived += 1
      counts.lastStep = .now
      counts.isReported = false
    }
    MainLoop.wake()
  }

  /// How many frames are on their way.
  public var count: Int { counts.withLock { $0.pending } }

  /// How many frames came.
  var arrived: Int { counts.withLock { $0.arrived } }

  /// What there is to do about frames.
  enum Step: Equatable {
    /// One came: the application takes it.
    case take

    /// One is on its way: it is waited for, so long at most.
    case wait(Duration)

    /// None is on its way, or it was waited for long enough.
    case nothing
  }

  /// Returns what there is to do.
  ///
  /// It is decided in one look: a frame that comes between two would be missed.
  ///
  /// - Parameters:
  ///   - arrived: How many frames had come when the application was last brought up to date.
  ///   - now: The time.
  /// - Returns: What there is to do.
  func step(since arrived: Int, at now: RealClock.Instant) -> Step {
    counts.withLock { counts in
      if counts.arrived != arrived { return .take }
      let left = limit - counts.lastStep.duration(to: now)
      return counts.pending > 0 && left > .zero ? .wait(left) : .nothing
    }
  }

  /// What is on its way, in words; empty when nothing is.
  var words: [String] {
    switch count {
    case 0: []
    case 1: ["a frame is on its way (PendingFrames)"]
    case let count: ["\(count) frames are on their way (PendingFrames)"]
    }
  }

  /// Hands out, once for each standstill, that frames do not come.
  func takeComplaint(at now: RealClock.Instant) -> String? {
    let missing = counts.withLock { counts in
      let isLate = counts.lastStep.duration(to: now) >= limit
      guard counts.pending > 0, isLate, !counts.isReported else { return 0 }
      counts.isReported = true
      return counts.pending
    }
    guard missing > 0 else { return nil }
    return "A frame that the application announced did not come within \(limit / .seconds(1)) "
      + "seconds: begin() of PendingFrames was called \(missing) times more than end()."
  }
}
