/// A moving picture of a test: the screens of one of its applications, each for as long as it takes to be seen.
public struct Movie: Sendable {
  /// A picture of it.
  struct Frame: Sendable, Hashable {
    /// When it comes, in seconds.
    let time: Double

    /// The number of the screen.
    let screen: Int
  }

  /// What happened in the test.
  let trace: AutomationTrace

  /// The pictures, in order.
  let frames: [Frame]

  /// How long all of them take, in seconds.
  let duration: Double

  /// How long each stands, in seconds: the clock of a test is no measure, for what waits takes no time.
  private static let pause = 0.8

  /// Makes a moving picture.
  ///
  /// - Parameters:
  ///   - trace: What happened in the test.
  ///   - application: The number of the application.
  public init(_ trace: AutomationTrace, of application: Int = 0) {
    self.trace = trace
    var frames: [Frame] = []
    for step in trace.steps where step.application == application {
      guard let screen = step.screen, frames.last?.screen != screen else { continue }
      frames.append(Frame(time: Double(frames.count) * Self.pause, screen: screen))
    }
    self.frames = frames
    duration = Double(frames.count) * Self.pause + (frames.isEmpty ? 0 : 2 * Self.pause)
  }

  /// Whether there is nothing to be seen.
  public var isEmpty: Bool { frames.isEmpty }

  /// The most columns and rows of its pictures.
  var size: (width: Int, height: Int) {
    frames.reduce((0, 0)) { size, frame in
      let screen = trace.screens[frame.screen]
      return (max(size.0, screen.width), max(size.1, screen.rows.count))
    }
  }
}
