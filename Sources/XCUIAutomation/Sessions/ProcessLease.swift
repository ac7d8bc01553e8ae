import Synchronization

/// Whose applications run in this process: those of one test at a time, of tests that run beside each other.
///
/// Applications in one process share its main thread, and its time, which a wait moves: what shows for two seconds would be gone when
/// another test waits for something. A test of which it is not known that its applications have processes of their own therefore waits
/// for its turn before it begins, which costs no thread, and gives it back when it launches one that has, or ends. Tests with applications
/// in processes of their own run beside each other, and beside the one.
final class ProcessLease: Sendable {
  /// A test with traits, whatever scopes they give it.
  final class Tenant: Sendable {}

  /// The one of this process.
  static let ofProcess = ProcessLease()

  /// Who has applications here, and who comes next.
  private struct State {
    /// The test whose turn it is; `nil` when anybody may come.
    var holder: Tenant?

    /// Whether the holder has launched an application in this process.
    var isUsed = false

    /// Those who wait, in the order in which they came.
    var waiting: [(test: Tenant, turn: CheckedContinuation<Void, Never>)] = []
  }

  /// What changes.
  private let state = Mutex(State())

  /// How many tests wait for their turn.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits until it is a test's turn; it may be already.
  func take(for test: Tenant) async {
    await withCheckedContinuation { turn in
      let isFree = state.withLock { state in
        guard let holder = state.holder, holder !== test else {
          if state.holder == nil { (state.holder, state.isUsed) = (test, false) }
          return true
        }
        state.waiting.append((test, turn))
        return false
      }
      if isFree { turn.resume() }
    }
  }

  /// Notes that a test launches an application: one in this process needs the turn, one in a process of its own has no use for it.
  ///
  /// A test that has given its turn back, because it launched one in a process of its own before, has it again if nobody else has; if
  /// somebody has, their applications share the time: here nobody can wait, least of all on the main thread, on which those run.
  func noteLaunch(of target: ApplicationTarget, by test: Tenant) {
    guard target.isInProcess else { return end(test, ifUnused: true) }
    state.withLock { state in
      if state.holder == nil { state.holder = test }
      if state.holder === test { state.isUsed = true }
    }
  }

  /// Gives a test's turn back, if it has it.
  func giveBack(by test: Tenant) { end(test, ifUnused: false) }

  /// Ends a turn, and begins the next one.
  private func end(_ test: Tenant, ifUnused: Bool) {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.holder === test, !ifUnused || !state.isUsed else { return nil }
      let next = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      (state.holder, state.isUsed) = (next?.test, false)
      return next?.turn
    }
    next?.resume()
  }
}
