import AccessibilityTree
import AutomationWire
import Dispatch
import Synchronization
import TextRendering

/// A small application that draws later: keys change a number at once, and frames bring it to the screen.
///
/// | key | when the frame comes |
/// |--|--|
/// | `d` | from a queue of its own |
/// | `c` | from that queue, after two others |
/// | `t` | at a tick, after a `Task.sleep` of 16 milliseconds |
/// | `n` | never |
/// | `e` | followed by another one, for ever |
@MainActor final class FrameApplication: AutomationHostable, AutomationHost {
  /// The frames on their way.
  private let frames: PendingFrames

  /// Where they are made.
  private let queue = DispatchQueue(label: "frames")

  /// The number in the frame made last, which the screen does not show yet.
  private let latest = Mutex<Int?>(0)

  /// How often a key was pressed.
  private var number = 0

  /// Keeps account of the tree.
  private var builder = ElementTreeBuilder<Int>()

  var pendingFrames: PendingFrames? { frames }

  /// Makes an application.
  ///
  /// - Parameter limit: How long a frame is waited for. Short where none comes: on a busy machine a thread gets no turn for long.
  init(limit: Duration) {
    frames = PendingFrames(limit: limit)
  }

  static func makeHost(_ configuration: LaunchConfiguration) -> any AutomationHost {
    let limits: [String: Duration] = ["impatient": .milliseconds(20), "patient": .seconds(5)]
    return FrameApplication(
      limit: configuration.arguments.first.flatMap { limits[$0] } ?? .seconds(60))
  }

  func update() -> Bool {
    let taken = latest.withLock { latest in
      defer { latest = nil }
      return latest
    }
    guard let taken else { return false }
    builder.rebuild { screen in
      let frame = Rect(x: 0, y: 0, width: 9, height: 1)
      screen.add(.application, 1, frame: frame)
      screen.add(.staticText, 2, in: 1, frame: frame) { $0.label = String(taken) }
    }
    return true
  }

  func perform(_ event: InputEvent) {
    guard case .key(let press) = event, case .character(let key) = press.key else { return }
    number += 1
    frames.begin()
    switch key {
    case "d": draw(number, more: 0)
    case "c": draw(number, more: 2)
    case "t":
      Task {
        try await Task.sleep(for: .milliseconds(16))
        finish(number)
      }
    case "e": draw(number, more: .max)
    default: break
    }
  }

  /// Makes a frame on the queue, and more after it.
  private nonisolated func draw(_ number: Int, more: Int) {
    queue.async { [weak self] in
      guard let self else { return }
      if more > 0 {
        frames.begin()
        draw(number, more: more - 1)
      }
      finish(more > 0 ? number * 1_000 + min(more, 9) : number)
    }
  }

  /// Puts a frame where the next update takes it.
  private nonisolated func finish(_ number: Int) {
    latest.withLock { $0 = number }
    frames.end()
  }

  var tree: ElementTree { builder.tree }

  func treeDifference(since version: UInt64?) -> TreeDifference {
    builder.difference(since: version)
  }

  func hitPoint(of id: ElementID, scrollingIntoView scrollIntoView: Bool) -> HostHitPoint {
    builder.tree.hitPoint(of: id)
  }

  func screen() -> CellGrid { CellGrid(width: 9, height: 1) }
}
