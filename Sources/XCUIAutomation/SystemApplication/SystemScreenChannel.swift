import AccessibilityTree
import AutomationWire
import Synchronization
import VirtualTime

/// The elements of a screen of the system's, which requests from any thread ask for.
final class SystemElements: Sendable {
  /// The elements.
  private let tree = Mutex(SystemTree())

  /// Looks at the elements, or changes them.
  func withTree<Value: Sendable>(_ body: (inout SystemTree) -> Value) -> Value {
    tree.withLock { body(&$0) }
  }
}

/// A way to a screen of the system's: that of the home screen, or of one of its applications.
///
/// Requests come one at a time, in turns of the session.
protocol SystemScreenChannel: RequestChannel {
  /// The test; `nil` after its end.
  var scope: TestScope? { get }

  /// The elements of the screen, as they were recorded last.
  var elements: SystemElements { get }

  /// Everything that the screen shows now.
  var root: SystemItem { get }

  /// Hears from the applications what the screen shows of them.
  func hear()

  /// Does what a request asks for.
  func answer(_ command: AutomationWire.Request.Command) -> Reply.Result

  /// Says where an element can be hit.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - isScrolling: Whether it is brought on the screen for that.
  /// - Returns: The place, or why there is none.
  func hitPoint(of id: ElementID, _ isScrolling: Bool) -> HostHitPoint
}

extension SystemScreenChannel {
  /// The applications that run.
  var running: RunningApplications { RunningApplications(sessions: scope?.runningSessions ?? []) }

  func send(_ request: AutomationWire.Request, deadline: RealClock.Instant) -> Reply {
    var result = Reply.Result.movedOn
    if !hasMovedOn(from: request) { result = answer(request.command) }
    record()
    return Reply(
      number: request.number,
      difference: elements.withTree { $0.difference(since: request.knownVersion) },
      activity: running.activity, result: result)
  }

  /// Returns whether an act is meant for another tree than what there is.
  private func hasMovedOn(from request: AutomationWire.Request) -> Bool {
    guard case .act(let act) = request.command, let version = act.treeVersion else { return false }
    hear()
    record()
    return elements.withTree { $0.hasMovedOn(from: version) }
  }

  /// Brings the tree up to date.
  private func record() {
    let root = root
    elements.withTree { $0.record(root) }
  }

  /// Does something with an element, if it can be reached.
  ///
  /// - Parameters:
  ///   - act: What is done, and with which element.
  ///   - body: Does it at the cells where it is done.
  /// - Returns: What became of it.
  func perform(_ act: Act, _ body: (PlacedGesture) -> Reply.Result) -> Reply.Result {
    let placed: PlacedGesture
    do throws(UnreachableElement) {
      placed = try act.placed {
        record()
        return elements.withTree { $0.tree }
      } hitPoint: {
        hitPoint(of: $0, true)
      }
    } catch {
      return .unreachable(error.reason)
    }
    if case .adjust = act.gesture { return .adjusted(.unsupported) }
    return body(placed)
  }
}
