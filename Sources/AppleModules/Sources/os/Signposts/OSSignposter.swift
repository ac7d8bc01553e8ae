/// A message of a signpost, whose values are never computed here.
///
/// Mirrors Apple's type.
public typealias SignpostMetadata = OSLogMessage

/// A recorder of intervals and events for Instruments.
///
/// Mirrors Apple's structure.
///
/// - Note: Unlike Apple's, it records nothing: nothing here would read it. What stands between the signposts runs as ever.
public struct OSSignposter: Sendable {
  /// Makes a recorder.
  public init() {}

  /// Makes a recorder for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or the part of it.
  ///   - category: What within it.
  public init(subsystem: String, category: String) {}

  /// Makes a recorder for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program or the part of it.
  ///   - category: What within it.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Makes a recorder for a log.
  public init(logHandle: OSLog) {}

  /// Makes a recorder for what a logger names.
  public init(logger: Logger) {}

  /// The recorder that takes nothing.
  public static let disabled = OSSignposter()

  /// Whether something is recorded; never.
  public var isEnabled: Bool { false }

  /// Returns an identifier for an interval that may overlap others.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: What takes its time.
  ///   - id: Which of several.
  /// - Returns: The interval, for its end.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: What takes its time.
  ///   - id: Which of several.
  ///   - message: What is to be said of it.
  /// - Returns: The interval, for its end.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins an interval of an animation.
  ///
  /// - Parameters:
  ///   - name: What takes its time.
  ///   - id: Which of several.
  /// - Returns: The interval, for its end.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins an interval of an animation.
  ///
  /// - Parameters:
  ///   - name: What takes its time.
  ///   - id: Which of several.
  ///   - message: What is to be said of it.
  /// - Returns: The interval, for its end.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: What took its time.
  ///   - state: The interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: What took its time.
  ///   - state: The interval.
  ///   - message: What is to be said of it.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}

  /// Records an event.
  ///
  /// - Parameters:
  ///   - name: What happened.
  ///   - id: Which of several.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Records an event.
  ///
  /// - Parameters:
  ///   - name: What happened.
  ///   - id: Which of several.
  ///   - message: What is to be said of it.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Runs a function as an interval.
  ///
  /// - Parameters:
  ///   - name: What takes its time.
  ///   - id: Which of several.
  ///   - task: The function.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  /// Runs a function as an interval.
  ///
  /// - Parameters:
  ///   - name: What takes its time.
  ///   - id: Which of several.
  ///   - message: What is to be said of it.
  ///   - task: The function.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}
