import XCTest

/// A stand-in for the test that XCTest has none of while a class is set up or torn down: what fails there is kept, and lost otherwise.
final class ClassPart: XCTestCase {
  /// A failure.
  struct Failure: Sendable {
    /// It in words.
    var text: String

    /// The file.
    var file: String

    /// The line, from 1.
    var line: Int
  }

  /// What sets up the class, or tears it down.
  private let body: () -> Void

  /// What failed.
  private var failures: [Failure] = []

  /// Makes a stand-in.
  private init(_ body: @escaping () -> Void) {
    self.body = body
    super.init(name: "class") { _ in }
  }

  /// Makes an instance for the runner, which never makes one.
  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    body = {}
    super.init(name: name, testClosure: testClosure)
  }

  /// Sets up a class, or tears it down.
  ///
  /// - Parameter body: Does it.
  /// - Returns: What failed meanwhile.
  static func failures(of body: @escaping () -> Void) -> [Failure] {
    let part = ClassPart(body)
    PlainTestObserver.shared.running(part) { part.run() }
    return part.failures
  }

  /// Sets up the class, or tears it down.
  override func invokeTest() { body() }

  /// Keeps a failure.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append(Failure(text: description, file: filePath, line: lineNumber))
  }

  /// The run, of which nobody hears.
  override var testRunClass: AnyClass? { SilentRun.self }
}
