/// What takes one thing back.
struct UndoAction {
  /// The object that is called back.
  weak var target: AnyObject?

  /// Takes it back.
  let run: () -> Void

  /// Makes an action.
  init(target: AnyObject, run: @escaping () -> Void) {
    self.target = target
    self.run = run
  }
}

/// What is taken back at once.
final class UndoGroup {
  /// A part of a group.
  enum Part {
    /// One thing.
    case action(UndoAction)

    /// A group in it.
    case group(UndoGroup)
  }

  /// The parts, in the order in which they were registered.
  var actions: [Part] = []

  /// What it does, as people read it.
  var name = ""

  /// Runs the parts, the last one first.
  func run() {
    for part in actions.reversed() {
      switch part {
      case .action(let action): action.run()
      case .group(let group): group.run()
      }
    }
  }

  /// Removes what calls an object back.
  func remove(_ target: AnyObject) {
    actions.removeAll { part in
      switch part {
      case .action(let action): return action.target === target || action.target == nil
      case .group(let group):
        group.remove(target)
        return group.actions.isEmpty
      }
    }
  }
}
