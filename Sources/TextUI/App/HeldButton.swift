import AutomationWire

/// What counts how long the button of a mouse is held: a terminal tells nothing meanwhile.
@MainActor final class HeldButton {
  /// How often it counts, and up to what, in seconds.
  private static let (step, limit) = (0.25, 60.0)

  /// What counts.
  private var timer: Task<Void, any Error>?

  /// Waits for some seconds.
  private let pause: @Sendable (Double) async throws -> Void

  /// Makes one that goes by the time of the application.
  init(
    pause: @escaping @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.pause = pause
  }

  /// Begins to count with a press, if it is one of a mouse's main button.
  ///
  /// - Parameters:
  ///   - event: The press.
  ///   - count: Takes for how many seconds more the button was held.
  func begin(_ event: PointerEvent, count: @escaping @MainActor (Double) -> Void) {
    // The end of the last one may have been lost.
    end()
    guard event.device == .mouse, event.button == .primary else { return }
    timer = Task(name: "held button") { [pause] in
      for _ in 0..<Int(Self.limit / Self.step) {
        try await pause(Self.step)
        count(Self.step)
      }
    }
  }

  /// Counts no more.
  func end() { timer?.cancel() }
}
