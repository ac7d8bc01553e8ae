import Foundation
import Testing

@testable import os

@Suite("Formats as in C") struct LogFormatTests {
  /// A format with arguments, and what the log shows of it.
  struct Case: CustomTestStringConvertible {
    /// The format.
    let format: String

    /// The arguments.
    let arguments: [Any]

    /// What the log shows.
    let text: String

    /// Makes a case.
    init(_ format: String, _ arguments: [Any], _ text: String) {
      self.format = format
      self.arguments = arguments
      self.text = text
    }

    var testDescription: String { format }
  }

  static var cases: [Case] {
    [
      Case("plain", [], "plain"),
      Case("100 %% of %d", [3], "100 % of 3"),
      Case("%@ and %{public}@", ["Ada", "Bob" as NSString], "Ada and Bob"),
      Case("%{private}@ %{sensitive}d", ["Ada", 3], "<private> <private>"),
      Case("%{private, mask.hash}s", ["Ada"], "<mask.hash: 'f9aee019a006c49b'>"),
      Case(
        "%d %i %ld %lld %hhd", [1, Int32(-2), 3, Int64.min, UInt8(4)],
        "1 -2 3 -9223372036854775808 4"
      ),
      Case("[%5d] [%-5d] [%05d] [%+d]", [7, 7, 7, 7], "[    7] [7    ] [00007] [+7]"),
      Case("%u %x %X %#x %o", [7, 255, 255, 255, 8], "7 ff FF 0xff 10"),
      Case("%x %x", [Int8(-1), Int32(-1)], "ff ffffffff"),
      Case(
        "%f %.2f %5.1f %g %e", [1.5, Float(1.5), CGFloat(1.5), 1.5, 1.5],
        "1.500000 1.50   1.5 1.5 1.500000e+00"),
      Case("[%*d] [%.*f] [%*d]", [4, 7, 1, 2.25, -4, 7], "[   7] [2.2] [7   ]"),
      Case("%s [%5s] [%-5s] [%.2s]", ["Ada", "Ada", "Ada", "Ada"], "Ada [  Ada] [Ada  ] [Ad]"),
      Case("%c", [65], "A"),
      Case("%p", [255], "0xff"),
      Case("%m", [], "No such file or directory"),
      Case(
        "%{errno}d %{bool}d %{BOOL}d %d", [2, 1, 0, true],
        "[2: No such file or directory] true NO 1"),
      Case("%d", [], "<decode: missing data>"),
      Case("%d %d", ["Ada", 4], "<decode: mismatch for [%d] got [String]> 4"),
      Case("%s", [7], "<decode: mismatch for [%s] got [Int]>"),
      Case("%d", [7, 8], "7"),
      Case("50%, %y, %{public", [], "50%, %y, %{public"),
      Case("%", [], "%"),
      Case("%99999999999999999999d", [7], "7"),
    ]
  }

  @Test("are filled as Apple's tools fill them", arguments: cases.indices)
  func text(_ index: Int) {
    let item = Self.cases[index]
    #expect(LogFormat(item.format).text(item.arguments, errorNumber: ENOENT) == item.text)
  }
}
