import Foundation
import Runtime

/// A place in the source of a suite.
package struct CallerLocation: Sendable {
  /// The file.
  package let file: String

  /// The line, from 1.
  package let line: UInt

  /// The file as the compiler filled it in; `nil` for a place found otherwise.
  let staticFile: StaticString?

  /// The place that calls without a place of their own count as, when somebody said it.
  @TaskLocal package static var stated: CallerLocation?

  /// A place that nobody knows.
  static let unknown = CallerLocation(file: "<unknown>", line: 0)

  /// Makes a place.
  package init(file: String, line: UInt) {
    self.file = file
    self.line = line
    staticFile = nil
  }

  /// Makes a place from what the compiler fills in.
  package init(_ file: StaticString, _ line: UInt) {
    self.file = String(describing: file)
    self.line = line
    staticFile = file
  }
}

// MARK: - Finding the caller

extension CallerLocation {
  /// The folder of the sources of this package: what calls from there is not the suite.
  private static let ownSources: String = {
    let file = String(describing: #filePath as StaticString)
    return file.components(separatedBy: "/Sources/XCUIAutomation/").first.map { $0 + "/Sources/" }
      ?? file
  }()

  /// The place in the suite that calls, found on the stack; `nil` when the program holds no record of its lines.
  ///
  /// Properties and subscripts cannot take their caller's file and line as functions do.
  ///
  /// - Complexity: A few milliseconds.
  static var onStack: CallerLocation? {
    // A stack that cannot be read is no failure: there are other ways to name the place.
    guard let stack = try? Backtrace.capture(algorithm: .auto, limit: 128),
      let frames = stack.symbolicated(options: [.showInlineFrames, .useSymbolCache])?.frames
    else { return nil }
    for frame in frames {
      guard let location = frame.symbol?.sourceLocation, location.line > 0,
        location.path.hasPrefix("/"), location.path.hasSuffix(".swift"),
        !location.path.hasPrefix(ownSources), !location.path.contains("/@__swiftmacro_")
      else { continue }
      return CallerLocation(file: location.path, line: UInt(location.line))
    }
    return nil
  }
}
