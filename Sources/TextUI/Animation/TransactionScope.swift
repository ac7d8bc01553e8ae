import Synchronization

/// A stretch of code, of which each change is part of a transaction: the body of `withAnimation`.
///
/// ```
///  withAnimation { ──────────── the scope is open
///    isOpen.toggle() ────────── the views that read it are told, and remember the scope
///    Task { … } ─────────────── has the scope with it, which is closed when it runs
///  } ────────────────────────── the scope is closed
///  the views are evaluated ──── as part of the transaction
/// ```
final class TransactionScope: Sendable {
  /// The scope around the code that runs, open or not.
  @TaskLocal private static var current: TransactionScope?

  /// What holds of the changes.
  let transaction: Transaction

  /// What waits for the end of the motion; `nil` for nothing.
  let group: AnimationGroup?

  private let isOpen = Atomic<Bool>(true)

  /// Makes the scope of a transaction.
  init(_ transaction: Transaction, _ group: AnimationGroup?) {
    self.transaction = transaction
    self.group = group
  }

  /// The scope around the code that runs; `nil` where there is none.
  static var open: TransactionScope? {
    guard let current, current.isOpen.load(ordering: .relaxed) else { return nil }
    return current
  }

  /// Runs code in a scope.
  static func run<Result>(
    _ scope: TransactionScope, _ body: () throws -> Result
  ) rethrows -> Result {
    defer { scope.isOpen.store(false, ordering: .relaxed) }
    return try $current.withValue(scope, operation: body)
  }
}

/// The motions of one transaction, at whose end code of the author's runs.
///
/// What changes takes the course's time also where nothing is seen to move: the code runs when that is over, as on a phone. Where no
/// view changes it runs at once.
///
/// Unchecked, but sound: the code is never changed, and runs once, where the last motion ends or where the transaction was made.
final class AnimationGroup: @unchecked Sendable {
  /// How many transactions led to the one that is made now, each made at the end of the one before.
  @TaskLocal private static var chain = 0

  /// How long a chain of transactions may be before it is taken for one that never ends, and nobody waits for its rest.
  private static let longestChain = 10

  /// How many transactions led to this one.
  private let place = chain

  /// Whether this is one of a chain of transactions that never ends.
  var isEndless: Bool { place > Self.longestChain }

  private let completion: () -> Void
  private let state = Mutex((claims: 0, isDone: false))

  /// Makes a group without motions.
  init(_ completion: @escaping () -> Void) {
    self.completion = completion
  }

  /// Keeps the code from running until this is taken back.
  func claim() {
    state.withLock { $0.claims += 1 }
  }

  /// Takes back ``claim()``; the last one runs the code.
  func release() {
    state.withLock { $0.claims -= 1 }
    runIfUnclaimed()
  }

  /// Runs the code if nothing keeps it from running.
  func runIfUnclaimed() {
    let isDue = state.withLock { state in
      defer { if state.claims == 0 { state.isDone = true } }
      return state.claims == 0 && !state.isDone
    }
    if isDue { Self.$chain.withValue(place + 1, operation: completion) }
  }
}
