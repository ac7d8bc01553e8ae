import Foundation

/// A call: the function that made it, and the line, as far as the program holds a record of them.
struct Call: Sendable, Hashable {
  /// The function in few words: `LoginPage.logIn(as:)`, `closure #1 in LoginTests.testLogIn()`.
  let function: String

  /// The name of the executable or library.
  let image: String

  /// The path of the file; empty when it is not known.
  let file: String

  /// The line, from 1; 0 when it is not known.
  let line: Int

  /// The address at which the function begins; 0 for one that is part of another.
  let start: UInt

  /// Whether the function is one of a suite, and neither of this package nor of the system.
  let isOfSuite: Bool

  /// Whether the line is known, and one that somebody wrote: none of a macro, nor of what SwiftPM adds to run tests.
  var hasPlace: Bool {
    line > 0 && file.hasPrefix("/") && file.hasSuffix(".swift")
      && !file.contains("/@__swiftmacro_") && !file.contains(".derived/")
  }

  /// Whether the compiler gave the instruction no line, but the file: between two that belong to lines, as where a loop begins anew.
  ///
  /// Where a call returns to is none, but a thread that is interrupted may stand there: at one of six in a loop that adds.
  var isBetweenLines: Bool { line == 0 && file.hasPrefix("/") && file.hasSuffix(".swift") }

  /// How far before such an instruction one with a line is sought, in bytes: the line that it goes with.
  static let distancesToLines: [UInt] = [3, 6, 9, 12, 16, 24, 32, 48]

  /// The line, from 1, at which the macro stands that the call is in; `nil` for a call in no macro.
  ///
  /// Its file is named after the place of the macro: `@__swiftmacro_…MX<line, from 0>_<column>_…`.
  var macroLine: Int? {
    guard let range = file.range(of: "/@__swiftmacro_"),
      let place = file.range(of: "MX", options: .backwards, range: range.upperBound..<file.endIndex)
    else { return nil }
    return Int(file[place.upperBound...].prefix { $0.isNumber }).map { $0 + 1 }
  }

  /// The function without the closures inside it.
  var outerFunction: Substring {
    let end = function.range(of: " in ", options: .backwards)
    return end.map { function[$0.upperBound...] } ?? function[...]
  }

  /// The call as text, for a person to find it: `…/LoginPage.swift:12, in LoginPage.logIn(as:)`.
  var text: String { "…/\((file as NSString).lastPathComponent):\(line), in \(function)" }
}
