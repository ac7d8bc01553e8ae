import AccessibilityTree
import AutomationWire
import Synchronization

/// The tree of one run of an application as it was last told, and what the application was doing then.
final class TreeMirror: Sendable {
  /// The state that was told, behind the lock.
  private struct State {
    /// The tree.
    var tree: ElementTree

    /// What the application was doing; `nil` before the first answer, and after one that did not fit.
    var activity: Activity?

    /// Why the last answer did not fit; `nil` when it did.
    var mismatch: TreeDifference.Mismatch?

    /// The version of the tree; `nil` when there is none.
    var version: UInt64? { tree.root == nil ? nil : tree.version }

    /// Whether the application said last that nothing changes without a request.
    var isAtRest: Bool {
      switch activity?.state {
      case .idle, .sleeping: true
      case .unproven, .busy, nil: false
      }
    }
  }

  /// What was told.
  private let state: Mutex<State>

  /// Makes the mirror of an application that told nothing yet.
  init() {
    var tree = ElementTree()
    tree.prepareIndex()
    state = Mutex(State(tree: tree))
  }

  /// The tree; empty before the first answer, and after one that did not fit.
  var tree: ElementTree { state.withLock { $0.tree } }

  /// Whether there is no tree.
  var isEmpty: Bool { state.withLock { $0.tree.root == nil } }

  /// Why the last answer did not fit; `nil` when it did.
  var mismatch: TreeDifference.Mismatch? { state.withLock { $0.mismatch } }

  /// Whether no element holds more than the tree does.
  var isWhole: Bool { state.withLock { $0.tree.unfinishedElements.isEmpty } }

  /// The version of the tree; `nil` when there is none.
  var version: UInt64? { state.withLock { $0.version } }

  /// What the application was last said to be doing.
  var activity: Activity? { state.withLock { $0.activity } }

  /// Whether the application said last that nothing changes without a request.
  var isAtRest: Bool { state.withLock { $0.isAtRest } }

  /// Whether the application said last that it does not come to rest.
  var neverRests: Bool {
    if case .busy = activity?.state { true } else { false }
  }

  /// Takes in what a reply tells.
  ///
  /// - Parameters:
  ///   - reply: The reply.
  ///   - target: What was launched, for the account of identifiers shown.
  /// - Returns: Whether the tree is another now, or whether the application is at rest, as far as somebody looked.
  @discardableResult
  func take(_ reply: Reply, of target: ApplicationTarget) -> Bool {
    state.withLock { state in
      let before = state
      state.activity = reply.activity
      state.mismatch = nil
      do throws(TreeDifference.Mismatch) {
        try state.tree.apply(reply.difference)
        ShownIdentifiers.note(reply.difference.nodes, in: state.tree, of: target)
      } catch {
        // The tree is empty now, so that the next request asks for all of it.
        state.tree.prepareIndex()
        state.activity = nil
        state.mismatch = error
      }
      if before.version != state.version { return true }
      let isExamined = [before, state].allSatisfy { $0.activity?.state != .unexamined }
      return isExamined && before.isAtRest != state.isAtRest
    }
  }
}
