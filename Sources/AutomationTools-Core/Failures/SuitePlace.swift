/// A place in the source of a suite, where failures belong.
struct SuitePlace: Sendable {
  /// The file.
  let file: StaticString

  /// The line.
  let line: UInt

  /// Records a failure of the running test here.
  ///
  /// - Parameter message: The failure in words.
  func record(_ message: String) { SuiteFailure.record(message, file: file, line: line) }
}
