import Primitives

/// The context in which a test runs.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTContext {
  /// There is nothing to make.
  private init() {}

  /// Runs a step of a test under a name.
  ///
  /// Steps nest. A failure recorded inside, in a test class of ours, names the steps that lead to it:
  ///
  /// ```swift
  /// XCTContext.runActivity(named: "Log in") { _ in
  ///   app.buttons["Log in"].tap()
  /// }
  /// ```
  ///
  /// - Note: Unlike Apple's method it is not isolated to the main actor, so that suites with and without isolation compile.
  ///
  /// - Parameters:
  ///   - name: What the step is called.
  ///   - block: The step; it is handed the activity, to which attachments can be added.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try ActivityPath.$names.withValue(ActivityPath.names + [name]) {
      try block(RunningActivity(name: name))
    }
  }

  /// Runs an asynchronous step of a test under a name.
  ///
  /// - Parameters:
  ///   - name: What the step is called.
  ///   - block: The step; it is handed the activity, to which attachments can be added.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    try await ActivityPath.$names.withValue(ActivityPath.names + [name]) {
      try await block(RunningActivity(name: name))
    }
  }
}

/// The steps that are being run.
package enum ActivityPath {
  /// The names of the steps, the outermost first.
  @TaskLocal package static var names: [String] = []

  /// Returns a failure with the steps it happened in named at its end.
  ///
  /// - Parameters:
  ///   - names: The names of the steps, the outermost first.
  ///   - text: The failure in words.
  /// - Returns: The failure with a line for the steps; the failure alone outside of steps.
  package static func append(_ names: [String] = names, to text: String) -> String {
    guard !names.isEmpty else { return text }
    let path = names.map { SafeText.line($0) }.joined(separator: " › ")
    return text + "\nActivity: " + path
  }
}
