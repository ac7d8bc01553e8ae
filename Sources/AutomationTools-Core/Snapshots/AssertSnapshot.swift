import Foundation
public import XCUIAutomation

/// Asserts that an application shows what a file says, which is kept beside the suite.
///
/// The file is `__Snapshots__/LoginTests/testGreets.1.txt`, named after the file of the suite, the test and the number of the assertion in it,
/// or its name. A missing one is written, and the test fails once. In a test that is over with a failure nothing is compared or written.
///
/// ```swift
/// assertSnapshot(of: app, as: .screenText)
/// assertSnapshot(of: app, as: .svg, named: "dark", masking: [app.staticTexts["clock"]])
/// ```
///
/// - Parameters:
///   - application: The application.
///   - format: What is kept of its screen.
///   - name: What the snapshot is called; `nil` for the number of the assertion in the test.
///   - elements: What is covered, because it is another each time.
///   - recording: Which snapshots are written; `nil` for what `UITEST_RECORD` says, or those that are missing. None where `CI` is set.
///   - filePath: The file of the suite.
///   - function: The test.
public func assertSnapshot(
  of application: XCUIApplication, as format: SnapshotFormat, named name: String? = nil,
  masking elements: [XCUIElement] = [], record recording: SnapshotRecording? = nil,
  filePath: StaticString = #filePath, function: StaticString = #function
) {
  let source = URL(fileURLWithPath: "\(filePath)")
  let test = "\(function)".prefix { $0 != "(" }
  let number = TestScope.takeNumber(of: "snapshots of \(filePath) \(test)")
  let file = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    .appendingPathComponent("\(test).\(name ?? String(number)).\(format.fileExtension)")
  guard let found = shown(by: application, format, masking: elements, for: file.path) else {
    return
  }
  let rule = SnapshotRecording.effective(recording, in: ProcessInfo.processInfo.environment)
  let reason = FileSnapshot(file: file).problem(with: found, rule)
  if let reason {
    FailureRecorder.record(SnapshotFailure(reason: reason, format: format.name, place: file.path))
  }
}

/// Asserts that an application shows what the source says.
///
/// Without an expectation, one is written into the source behind the call, and the test fails once.
///
/// ```swift
/// assertInlineSnapshot(of: app, as: .screenText) {
///   """
///   Count: 1
///   """
/// }
/// ```
///
/// - Parameters:
///   - application: The application.
///   - format: What is kept of its screen.
///   - elements: What is covered, because it is another each time.
///   - recording: Which expectations are written; `nil` for what `UITEST_RECORD` says, or those that are missing. None where `CI` is set.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - expected: The expectation; `nil` for none yet.
public func assertInlineSnapshot(
  of application: XCUIApplication, as format: SnapshotFormat, masking elements: [XCUIElement] = [],
  record recording: SnapshotRecording? = nil, filePath: StaticString = #filePath,
  line: UInt = #line, matches expected: (() -> String)? = nil
) {
  let place = "\(filePath):\(line)"
  guard let found = shown(by: application, format, masking: elements, for: place) else { return }
  let rule = SnapshotRecording.effective(recording, in: ProcessInfo.processInfo.environment)
  let source = InlineSnapshot(path: "\(filePath)", line: Int(line))
  guard let reason = source.problem(with: found, expecting: expected?(), rule) else { return }
  FailureRecorder.record(SnapshotFailure(reason: reason, format: format.name, place: place))
}

/// Returns what an application shows; `nil` in a test that is over with a failure, and for an application that does not run, which is one.
///
/// Nothing may be compared then, nor written: what such an application shows is an empty screen.
private func shown(
  by application: XCUIApplication, _ format: SnapshotFormat, masking elements: [XCUIElement],
  for place: String
) -> String? {
  guard !TestScope.isCurrentOver else { return nil }
  if application.state != .notRunning {
    let text = format.text(application, elements.map(\.frame))
    // The first look at it may be a failure, which ends the test, and an application may have ended unnoticed.
    if TestScope.isCurrentOver { return nil }
    if application.state != .notRunning { return text }
  }
  FailureRecorder.record(
    SnapshotFailure(
      reason: .unusable("the application does not run"), format: format.name, place: place))
  return nil
}

/// A snapshot in a file.
struct FileSnapshot {
  /// The file.
  let file: URL

  /// Compares it with what was found, and writes it where that is the rule.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - rule: What is written.
  /// - Returns: What is wrong; `nil` when they are the same.
  func problem(with found: String, _ rule: SnapshotRecording) -> SnapshotFailure.Reason? {
    do {
      guard FileManager.default.fileExists(atPath: file.path) else {
        guard rule != .never else { return .missing(found: found) }
        try write(found)
        return .recorded
      }
      let expected = try String(contentsOf: file, encoding: .utf8)
      guard expected != found else { return nil }
      let lines = SnapshotDifference(expected: expected, found: found).lines
      guard rule == .all else { return .different(lines: lines) }
      try write(found)
      return .replaced(lines: lines)
    } catch {
      return .unusable(error.localizedDescription)
    }
  }

  /// Writes it, whole or not at all.
  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
