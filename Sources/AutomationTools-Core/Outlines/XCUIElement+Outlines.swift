import Foundation

extension XCUIElement {
  /// Asserts what is inside the element, in part.
  ///
  /// Named after tuneup's function. The application is asked once: all that is compared is of one
  /// moment. A failure names the first element that is missing, what comes near it, and prints what
  /// is there as the statement that would assert it.
  ///
  /// An outline without any element is written into the source, and the test fails once. Where a run asks for it, one that differs is written
  /// anew: an element states what it stated before, with what is shown now; one that is gone is removed; and only where nothing else may be
  /// there, ``Element/nothingElse()``, elements are added. What is computed, or made in a loop, is left and told.
  ///
  /// ```swift
  /// app.collectionViews["list"].assertElementTree {
  ///   Element(.staticText, "Tides")
  ///   Element(.staticText, .like("R*pes"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - recording: Which outlines are written instead of compared; `nil` for what `UITEST_RECORD` says, or empty ones. None where `CI`
  ///     is set.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - outline: Elements inside, in reading order; others may be there as well.
  ///   - onPass: Is called with the element when it is as outlined.
  public func assertElementTree(
    record recording: SnapshotRecording? = nil, filePath: StaticString = #filePath,
    line: UInt = #line, @OutlineBuilder _ outline: () -> [Element] = { [] },
    onPass: (XCUIElement) -> Void = { _ in }
  ) {
    assertOutline(
      outline(), names: ("element.assertElementTree", description), recording,
      at: SourcePlace(path: "\(filePath)", line: Int(line), column: 1), onPass: { onPass(self) })
  }

  /// Prints the statement that asserts what is inside the element now, ready to paste.
  /// - Returns: The statement, as printed.
  @discardableResult
  public func dumpElementTree() -> String {
    dumpOutline("element.assertElementTree")
  }

  /// Compares what is inside the element with an outline, and records a failure; writes it anew where that is the rule.
  fileprivate func assertOutline(
    _ outline: [Element], names: (statement: String, root: String),
    _ recording: SnapshotRecording?, at place: SourcePlace, onPass: () -> Void
  ) {
    guard let tree = shownTree(withLook: outline.contains(where: \.asksForLook)) else { return }
    let rule = SnapshotRecording.effective(recording, in: ProcessInfo.processInfo.environment)
    let assertion = OutlineAssertion(outline: outline, tree: tree, names: names, place: place)
    guard let failure = assertion.failure(rule, in: .disk) else { return onPass() }
    FailureRecorder.record(failure)
  }

  /// Prints what is inside the element as a statement; empty when it cannot be looked at.
  fileprivate func dumpOutline(_ statement: String) -> String {
    guard let tree = shownTree() else { return "" }
    let text = OutlineFailure.statement(statement, of: tree).joined(separator: "\n")
    print(text)
    return text
  }

  /// Looks at the element once, and records a failure when it cannot be.
  private func shownTree(withLook: Bool = false) -> ShownTree? {
    do {
      let snapshot = try snapshot()
      return ShownTree(inside: snapshot, on: withLook ? applicationScreen() : nil)
    } catch let error as SnapshotError {
      FailureRecorder.record(error.failure)
    } catch {
      // The test is over with an earlier failure.
    }
    return nil
  }
}

// MARK: - Windows

extension XCUIApplication {
  /// What the application's window shows, a line for each element; none when it cannot be looked at.
  func outlineLines() -> [String] {
    (try? windows.firstMatch.snapshot()).map { ShownTree(inside: $0).outline } ?? []
  }

  /// Asserts what the application's window shows, in part.
  ///
  /// Named after tuneup's function; see ``XCUIElement/assertElementTree(record:filePath:line:_:onPass:)``.
  ///
  /// ```swift
  /// app.assertWindow {
  ///   Element(.staticText, "Welcome")
  ///   Element(.button, "Next", isEnabled: true)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - recording: Which outlines are written instead of compared; `nil` for what `UITEST_RECORD` says, or empty ones. None where `CI`
  ///     is set.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - outline: Elements inside, in reading order; others may be there as well.
  ///   - onPass: Is called with the window when it is as outlined.
  public func assertWindow(
    record recording: SnapshotRecording? = nil, filePath: StaticString = #filePath,
    line: UInt = #line, @OutlineBuilder _ outline: () -> [Element] = { [] },
    onPass: (XCUIElement) -> Void = { _ in }
  ) {
    let window = windows.firstMatch
    window.assertOutline(
      outline(), names: ("app.assertWindow", "window"), recording,
      at: SourcePlace(path: "\(filePath)", line: Int(line), column: 1), onPass: { onPass(window) })
  }

  /// Prints the statement that asserts what the application's window shows now, ready to paste.
  /// - Returns: The statement, as printed.
  @discardableResult
  public func dumpWindow() -> String {
    windows.firstMatch.dumpOutline("app.assertWindow")
  }
}
