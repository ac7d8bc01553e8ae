import Foundation
import Testing

@testable import os

@Suite("Messages") struct OSLogMessageTests {
  /// A message, and what the log shows of it.
  struct Case: CustomTestStringConvertible, Sendable {
    /// What the log shows.
    let text: String

    /// Makes the message.
    let message: @Sendable () -> OSLogMessage

    /// Makes a case.
    init(_ text: String, _ message: @escaping @Sendable () -> OSLogMessage) {
      self.text = text
      self.message = message
    }

    var testDescription: String { text }
  }

  static let cases = [
    Case("plain, 100 %d") { "plain, 100 %d" },
    Case("Ada has 3") { "\("Ada") has \(3)" },
    Case("<private> <private> Ada Ada") {
      "\("Ada", privacy: .private) \(7, privacy: .sensitive) \("Ada", privacy: .public) \("Ada", privacy: .auto)"
    },
    Case("<mask.hash: 'f9aee019a006c49b'>") { "\("Ada", privacy: .private(mask: .hash))" },
    Case("[  Ada][Ada  ][Ada]") {
      "[\("Ada", align: .right(columns: 5))][\("Ada", align: .left(columns: 5))][\("Ada", align: .left(columns: 2))]"
    },
    Case("255 +255 00255 ff 0xff 0XFF 377 0377") {
      """
      \(255) \(255, format: .decimal(explicitPositiveSign: true)) \(255, format: .decimal(minDigits: 5)) \
      \(255, format: .hex) \(255, format: .hex(includePrefix: true)) \
      \(255, format: .hex(includePrefix: true, uppercase: true)) \(255, format: .octal) \
      \(255, format: .octal(includePrefix: true))
      """
    },
    Case("-5 fb 00f") {
      "\(Int8(-5)) \(Int8(-5), format: .hex) \(UInt16(15), format: .hex(minDigits: 3))"
    },
    Case("1.500000 1.50 +2 1.5 1.500000e+00 1.5E+00 0x1.8p+0") {
      """
      \(1.5) \(1.5, format: .fixed(precision: 2)) \
      \(Float(1.5), format: .fixed(precision: 0, explicitPositiveSign: true)) \
      \(CGFloat(1.5), format: .hybrid) \(1.5, format: .exponential) \
      \(1.5, format: .exponential(precision: 1, uppercase: true)) \(1.5, format: .hex)
      """
    },
    Case("true no") { "\(true) \(false, format: .answer)" },
    Case("[1, 2] Int file:///a (null)") {
      "\([1, 2]) \(Int.self) \(URL(fileURLWithPath: "/a")) \(nil as NSString?)"
    },
    Case("unreadable") { "\(Failure.unreadable)" },
    Case("unreadable") { "\(Failure.unreadable as any Error)" },
  ]

  /// An error to be written.
  enum Failure: Error {
    /// The only one.
    case unreadable
  }

  @Test("are written as Apple's options say", arguments: cases)
  func text(_ message: Case) {
    #expect(message.message().text == message.text)
  }

  @Test("are not computed where the log takes nothing")
  func disabled() {
    var count = 0
    /// Counts.
    func value() -> Int {
      count += 1
      return count
    }
    let message: OSLogMessage = "\(value())"
    LogLine.write(.error, .disabled) { message.text }
    Logger(.disabled).fault("\(value())")
    OSSignposter().emitEvent("event", "\(value())")
    #expect(count == 0)
    #expect(message.text == "1")
  }

  @Test("stand on a line of their own, on which nothing orders a terminal about")
  func line() {
    let log = OSLog(subsystem: "com.example", category: "a\u{1B}b")
    let date = Date(timeIntervalSince1970: 0.25)
    #expect(
      LogLine.line(.fault, log, "one\ntwo\u{1B}[31m\u{202E}", at: date)
        == #"1970-01-01T00:00:00.250Z fault [com.example:a\u{1B}b] one\ntwo\u{1B}[31m\u{202E}"#)
    #expect(
      LogLine.line(.info, .default, "x", at: date) == "1970-01-01T00:00:00.250Z info x")
    let long = String(repeating: "x", count: 5_000)
    #expect(LogLine.line(.info, .default, long, at: date).hasSuffix(" " + long))
  }

  @Test("have Apple's levels")
  func levels() {
    #expect(
      [OSLogType.default, .info, .debug, .error, .fault].map(\.rawValue) == [0, 1, 2, 16, 17])
    #expect(OSLogType(5).word == "level 5")
  }
}
