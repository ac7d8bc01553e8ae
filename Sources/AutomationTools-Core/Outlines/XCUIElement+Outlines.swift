extension XCUIElement {
  /// Asserts what is inside the element, in part.
  ///
  /// Named after tuneup's function. The application is asked once: all that is compared is of one
  /// moment. A failure names the first element that is missing, what comes near it, and prints what
  /// is there as the statement that would assert it.
  ///
  /// ```swift
  /// app.collectionViews["list"].assertElementTree {
  ///   Element(.staticText, "Tides")
  ///   Element(.staticText, .like("R*pes"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - outline: Elements inside, in reading order; others may be there as well.
  ///   - onPass: Is called with the element when it is as outlined.
  public func assertElementTree(
    @OutlineBuilder _ outline: () -> [Element], onPass: (XCUIElement) -> Void = { _ in }
  ) {
    assertOutline(
      outline(), names: ("element.assertElementTree", description), onPass: { onPass(self) })
  }

  /// Prints the statement that asserts what is inside the element now, ready to paste.
  /// - Returns: The statement, as printed.
  @discardableResult
  public func dumpElementTree() -> String {
    dumpOutline("element.assertElementTree")
  }

  /// Compares what is inside the element with an outline, and records a failure.
  fileprivate func assertOutline(
    _ outline: [Element], names: (statement: String, root: String), onPass: () -> Void
  ) {
    guard let tree = shownTree() else { return }
    guard let mismatch = OutlineMatcher(tree: tree).mismatch(with: outline) else {
      onPass()
      return
    }
    let failure = OutlineFailure(
      tree: tree, mismatch: mismatch, statement: names.statement, root: names.root)
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
  private func shownTree() -> ShownTree? {
    do {
      return ShownTree(inside: try snapshot())
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
  /// Named after tuneup's function; see ``XCUIElement/assertElementTree(_:onPass:)``.
  ///
  /// ```swift
  /// app.assertWindow {
  ///   Element(.staticText, "Welcome")
  ///   Element(.button, "Next", isEnabled: true)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - outline: Elements inside, in reading order; others may be there as well.
  ///   - onPass: Is called with the window when it is as outlined.
  public func assertWindow(
    @OutlineBuilder _ outline: () -> [Element], onPass: (XCUIElement) -> Void = { _ in }
  ) {
    let window = windows.firstMatch
    window.assertOutline(
      outline(), names: ("app.assertWindow", "window"), onPass: { onPass(window) })
  }

  /// Prints the statement that asserts what the application's window shows now, ready to paste.
  /// - Returns: The statement, as printed.
  @discardableResult
  public func dumpWindow() -> String {
    windows.firstMatch.dumpOutline("app.assertWindow")
  }
}
