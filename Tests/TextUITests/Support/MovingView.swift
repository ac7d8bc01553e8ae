import TextRendering

@testable import TextUI

/// A view on the screen of an application whose motion is on, on a clock that the test moves.
@MainActor final class MovingView {
  /// The view.
  let view: HostedView

  private let clock = ManualClock()

  /// Runs a view.
  init<Content: View>(
    width: Int = 20, height: Int = 4, motion: Motion.Mode = .on,
    @ViewBuilder _ content: () -> Content
  ) {
    view = HostedView(width: width, height: height, clock: clock, motion: motion, content)
  }

  /// What moves.
  var motion: Motion { view.host.graph.motion }

  /// Does something, and brings the screen up to date.
  func act(_ action: () -> Void) {
    action()
    view.settle()
  }

  /// Lets time pass, in seconds, and returns the screen.
  @discardableResult
  func pass(_ seconds: Double) -> String {
    clock.advance(by: .seconds(seconds))
    motion.tick()
    return view.screen
  }

  /// Lets time pass, a frame at a time, until nothing moves, and returns how often.
  func rest() -> Int {
    var ticks = 0
    while motion.isMoving, ticks < 1_000 {
      pass(0.033)
      ticks += 1
    }
    return ticks
  }

  /// The cells as they are drawn now.
  var grid: CellGrid {
    view.settle()
    return view.host.screen()
  }
}
