import Foundation
import Synchronization

/// A lock, with the state that it guards.
///
/// Mirrors Apple's structure. Copies share the lock and the state.
///
/// It is `@unchecked Sendable` as Apple's is: the state is reached only by who holds the lock, and what goes in or out is `Sendable`, or
/// the caller said that it is not checked.
///
/// - Note: Unlike Apple's, it is `NSLock` underneath, and asking twice for it in one thread waits forever instead of ending the process.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// A question about who holds a lock.
  public enum Ownership: Hashable, Sendable {
    /// This thread does.
    case owner

    /// This thread does not.
    case notOwner
  }

  /// The lock and the state.
  ///
  /// It is `@unchecked Sendable` because the state is touched under the lock alone.
  private final class Storage: @unchecked Sendable {
    /// The lock.
    let lock = NSLock()

    /// The thread that holds it; 0 while none does.
    let owner = Atomic<UInt>(0)

    /// The state.
    var state: State

    /// Makes a lock that nobody holds.
    init(_ state: State) {
      self.state = state
    }
  }

  /// What copies share.
  private let storage: Storage

  /// This thread.
  private static var thread: UInt { UInt(pthread_self()) }

  /// Makes a lock around a state that need not be `Sendable`.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Makes a lock around a state.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Notes that this thread holds the lock, or no longer does.
  private func note(isHeld: Bool) {
    storage.owner.store(isHeld ? Self.thread : 0, ordering: .relaxed)
  }

  /// Takes the lock, after who holds it.
  private func take() {
    storage.lock.lock()
    note(isHeld: true)
  }

  /// Takes the lock if nobody holds it.
  private func takeIfAvailable() -> Bool {
    guard storage.lock.try() else { return false }
    note(isHeld: true)
    return true
  }

  /// Gives the lock back.
  private func giveBack() {
    note(isHeld: false)
    storage.lock.unlock()
  }

  /// Runs a function with the state, which nobody else reaches meanwhile.
  ///
  /// - Parameter body: The function; nothing of it is checked to be `Sendable`.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    take()
    defer { giveBack() }
    return try body(&storage.state)
  }

  /// Runs a function with the state, which nobody else reaches meanwhile.
  ///
  /// - Parameter body: The function.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a function with the state if nobody holds the lock.
  ///
  /// - Parameter body: The function; nothing of it is checked to be `Sendable`.
  /// - Returns: What it returns; `nil` when somebody holds the lock.
  /// - Throws: What it throws.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard takeIfAvailable() else { return nil }
    defer { giveBack() }
    return try body(&storage.state)
  }

  /// Runs a function with the state if nobody holds the lock.
  ///
  /// - Parameter body: The function.
  /// - Returns: What it returns; `nil` when somebody holds the lock.
  /// - Throws: What it throws.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the process unless this thread holds the lock, or does not hold it.
  ///
  /// - Parameter condition: Which of the two.
  public func precondition(_ condition: Ownership) {
    let isOwner = storage.owner.load(ordering: .relaxed) == Self.thread
    Swift.precondition(
      isOwner == (condition == .owner),
      "This thread \(isOwner ? "holds" : "does not hold") the lock.")
  }
}

// MARK: - A lock alone

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that guards what its user knows.
  public init() {
    self.init(initialState: ())
  }

  /// Takes the lock, after who holds it.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func lock() { take() }

  /// Takes the lock if nobody holds it.
  ///
  /// - Returns: Whether it did.
  @available(*, noasync, message: "Use withLockIfAvailable for scoped locking")
  public func lockIfAvailable() -> Bool { takeIfAvailable() }

  /// Gives the lock back.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func unlock() { giveBack() }

  /// Runs a function under the lock.
  ///
  /// - Parameter body: The function; nothing of it is checked to be `Sendable`.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    take()
    defer { giveBack() }
    return try body()
  }

  /// Runs a function under the lock.
  ///
  /// - Parameter body: The function.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a function under the lock if nobody holds it.
  ///
  /// - Parameter body: The function; nothing of it is checked to be `Sendable`.
  /// - Returns: What it returns; `nil` when somebody holds the lock.
  /// - Throws: What it throws.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    guard takeIfAvailable() else { return nil }
    defer { giveBack() }
    return try body()
  }

  /// Runs a function under the lock if nobody holds it.
  ///
  /// - Parameter body: The function.
  /// - Returns: What it returns; `nil` when somebody holds the lock.
  /// - Throws: What it throws.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}
