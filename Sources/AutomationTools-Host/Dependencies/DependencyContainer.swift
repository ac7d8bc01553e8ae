import AutomationTools_Shared
import AutomationWire

/// A container of what one instance of an application depends on.
///
/// An application makes one when it starts, and hands it to its screens; there is no shared one, so
/// that two instances in one process do not see each other's.
///
/// ```swift
/// let dependencies = DependencyContainer()
/// if bridge.launchArgumentsContain("-inMemory") {
///   dependencies.replace(.settings, with: InMemorySettings())
/// }
/// dependencies[.settings].userName
/// ```
@MainActor public final class DependencyContainer {
  /// What was made so far, by name.
  private var made: [String: Any] = [:]

  /// What replaces live values, by name.
  private var replacements: [String: @MainActor () -> Any] = [:]

  /// Makes a container in which nothing is replaced.
  public init() {}

  /// A dependency: what replaced it, or else the live one; made when it is first asked for.
  ///
  /// In an application that a test launched, a dependency that tests have to replace and that was
  /// not is told to the test with the place that asked for it.
  ///
  /// - Parameters:
  ///   - key: Which dependency.
  ///   - fileID: Where it is asked for.
  ///   - line: Where it is asked for.
  public subscript<Value>(
    _ key: DependencyKey<Value>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    let isMissing =
      key.unimplemented != nil && replacements[key.name] == nil
      && LaunchConfiguration.current.isAutomated
    if isMissing {
      LaunchReadings.ofStrictInstance?.note(
        LaunchReadings.Touch(
          kind: .unreplaced, name: key.name, fileID: String(describing: fileID), line: line))
    }
    if let value = made[key.name] as? Value { return value }
    let value =
      replacements[key.name]?() as? Value
      ?? (isMissing ? key.unimplemented?() : nil) ?? key.live()
    made[key.name] = value
    return value
  }

  /// Replaces a dependency, also one that was already made.
  ///
  /// - Parameters:
  ///   - key: Which dependency.
  ///   - value: What counts instead, made when it is first asked for.
  public func replace<Value>(
    _ key: DependencyKey<Value>, with value: @autoclosure @escaping @MainActor () -> Value
  ) {
    made[key.name] = nil
    replacements[key.name] = value
  }

  /// Has a dependency be the live one again.
  ///
  /// - Parameter key: Which dependency.
  public func restore<Value>(_ key: DependencyKey<Value>) {
    made[key.name] = nil
    replacements[key.name] = nil
  }
}
