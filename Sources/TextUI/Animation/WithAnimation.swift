/// A criterion for when an animation is done.
///
/// Mirrors SwiftUI's `AnimationCompletionCriteria`.
///
/// - Note: Unlike in SwiftUI both are the same: a spring is done when it is at rest.
public struct AnimationCompletionCriteria: Sendable, Hashable {
  /// Done when nothing moves as one would notice.
  public static let logicallyComplete = AnimationCompletionCriteria()

  /// Done when nothing moves.
  public static let removed = AnimationCompletionCriteria()
}

/// Runs code whose changes are shown in a course of time; where motion is off they are shown at once.
///
/// Mirrors SwiftUI's function.
///
/// - Parameters:
///   - animation: The course.
///   - body: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs code whose changes are shown in a course of time, and other code when that is over.
///
/// Mirrors SwiftUI's function. Where motion is off the changes are shown at once, and the other code runs when the course would be over;
/// it runs at once where no view changes.
///
/// - Parameters:
///   - animation: The course.
///   - completionCriteria: When the course is done.
///   - body: The code.
///   - completion: What runs after it.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let group = AnimationGroup(completion)
  let result = try TransactionScope.run(
    TransactionScope(Transaction(animation: animation), group), body)
  group.runIfUnclaimed()
  return result
}

/// Runs code whose changes are made as a transaction says.
///
/// Mirrors SwiftUI's function.
///
/// - Parameters:
///   - transaction: What holds of the changes.
///   - body: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let completions = transaction.completions.compactMap { $0.value as? () -> Void }
  guard !completions.isEmpty else {
    return try TransactionScope.run(TransactionScope(transaction, nil), body)
  }
  let group = AnimationGroup { for completion in completions { completion() } }
  let result = try TransactionScope.run(TransactionScope(transaction, group), body)
  group.runIfUnclaimed()
  return result
}

/// Runs code whose changes are made with a value of a transaction.
///
/// Mirrors SwiftUI's function.
///
/// - Parameters:
///   - keyPath: The value.
///   - value: What it is.
///   - body: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = TransactionScope.open?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Returns the binding, whose changes are shown in a course of time.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter animation: The course; at once when `nil`.
  /// - Returns: The binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns the binding, whose changes are made as a transaction says.
  ///
  /// Mirrors SwiftUI's method.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } }
    )
  }
}
