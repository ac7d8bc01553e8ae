import AutomationTools_Shared
import Foundation
import Testing

/// Flags as launch arguments.
struct LaunchArgumentCodecTests {
  @Test func argumentsAreWrittenInTheUsualForm() throws {
    let arguments = try LaunchArgumentCodec.arguments(
      ephemeral: ["b": false, "a": "x/y \"z\"\n", "größe": 1.5],
      automation: ["simulateUserAlreadyLoggedIn": true, "count": -3, "tenth": .float(0.1)],
      others: ["-skipOnboarding", ""])
    #expect(
      arguments == [
        "UI_TEST_MODE",
        #"EPHEMERAL_{"a":"x/y \"z\"\n","b":false,"größe":1.5}"#,
        #"AUTOMATION_{"count":-3,"simulateUserAlreadyLoggedIn":true,"tenth":0.1}"#,
        "-skipOnboarding", "",
      ])
    #expect(try LaunchArgumentCodec.arguments() == ["UI_TEST_MODE"])
  }

  @Test func flagsAreReadAsTheTypesTheyWere() throws {
    let flags: [String: FlagValue] = [
      "yes": true, "no": false, "one": 1, "big": .int(.max), "half": 0.5, "whole": .double(2),
      "text": "1", "empty": "", "float": .float(0.25), "huge": .double(2.2625687663166583e+63),
      "tiny": .double(-1.7976931348623157e-290), "beyond": .double(18_446_744_073_709_551_616),
    ]
    let argument = try LaunchArgumentCodec.encode(flags, as: .automation)
    let decoding = LaunchArgumentCodec.decode(.automation, from: ["x", argument])
    #expect(decoding.problems.isEmpty)
    let dictionary = try #require(decoding.dictionary)
    #expect(dictionary.count == flags.count)
    #expect(dictionary["yes"] as? Bool == true)
    #expect(dictionary["no"] as? Bool == false)
    #expect(dictionary["one"] as? Int == 1)
    #expect(dictionary["big"] as? Int == .max)
    #expect(dictionary["half"] as? Double == 0.5)
    #expect(dictionary["whole"] as? Double == 2)
    #expect(dictionary["huge"] as? Double == 2.2625687663166583e+63)
    #expect(dictionary["tiny"] as? Double == -1.7976931348623157e-290)
    #expect(dictionary["beyond"] as? Double == 18_446_744_073_709_551_616)
    #expect(dictionary["text"] as? String == "1")
    #expect(dictionary["empty"] as? String == "")
    #expect(dictionary["float"] as? Double == 0.25)
    #expect(dictionary["text"] as? Int == nil)
    #expect(dictionary["absent"] == nil)
  }

  @Test(arguments: [FlagValue.double(.nan), .double(.infinity), .float(-.infinity), .float(.nan)])
  func whatJSONCannotHoldIsNamed(_ value: FlagValue) {
    let problem = LaunchArgumentProblem.notFinite(key: "speed")
    #expect(throws: problem) {
      try LaunchArgumentCodec.encode(["speed": value, "other": 1], as: .ephemeral)
    }
    #expect(
      "\(problem)"
        == "The flag “speed” is infinite or not a number; launch arguments cannot carry that.")
  }

  /// Arguments that cannot be read as they are.
  struct BadArguments: Sendable, CustomTestStringConvertible {
    /// The arguments.
    var arguments: [String]

    /// What is wrong.
    var problems: [LaunchArgumentProblem]

    /// Whether a dictionary is found all the same.
    var isReadable = false

    /// The first problem in words.
    var text: String

    var testDescription: String { text }
  }

  static let badArguments = [
    BadArguments(
      arguments: ["EPHEMERAL_{\"a\":"],
      problems: [.malformedJSON(argument: "EPHEMERAL_{\"a\":")],
      text:
        "The launch argument “EPHEMERAL_{\"a\":” is not valid: what follows the prefix is not JSON."
    ),
    BadArguments(
      arguments: ["EPHEMERAL_"], problems: [.malformedJSON(argument: "EPHEMERAL_")],
      text: "The launch argument “EPHEMERAL_” is not valid: what follows the prefix is not JSON."),
    BadArguments(
      arguments: ["EPHEMERAL_[1]"], problems: [.notAnObject(argument: "EPHEMERAL_[1]")],
      text:
        "The launch argument “EPHEMERAL_[1]” is not valid: what follows the prefix is not a JSON object."
    ),
    BadArguments(
      arguments: ["EPHEMERAL_3"], problems: [.notAnObject(argument: "EPHEMERAL_3")],
      text:
        "The launch argument “EPHEMERAL_3” is not valid: what follows the prefix is not a JSON object."
    ),
    BadArguments(
      arguments: ["EPHEMERAL_{}", "EPHEMERAL_{\"a\":1}"],
      problems: [.duplicate(argument: "EPHEMERAL_{\"a\":1}")], isReadable: true,
      text:
        "The launch argument “EPHEMERAL_{\"a\":1}” is ignored: one with the same prefix came before."
    ),
    BadArguments(
      arguments: ["EPHEMERAL_\u{1B}[2J"],
      problems: [.malformedJSON(argument: "EPHEMERAL_\u{1B}[2J")],
      text:
        "The launch argument “EPHEMERAL_\\u{1B}[2J” is not valid: what follows the prefix is not JSON."
    ),
  ]

  @Test(arguments: badArguments)
  func badArgumentsAreNamed(_ bad: BadArguments) {
    let decoding = LaunchArgumentCodec.decode(.ephemeral, from: bad.arguments)
    #expect(decoding.problems == bad.problems)
    #expect((decoding.dictionary != nil) == bad.isReadable)
    #expect(decoding.problems.first?.description == bad.text)
  }

  @Test func withoutAnArgumentThereIsNothing() {
    let decoding = LaunchArgumentCodec.decode(.automation, from: ["EPHEMERAL_{}", "AUTOMATION"])
    #expect(decoding.dictionary == nil)
    #expect(decoding.problems.isEmpty)
  }

  @Test func deepNestingDoesNoHarm() {
    let argument = "AUTOMATION_" + String(repeating: "[", count: 100_000)
    let decoding = LaunchArgumentCodec.decode(.automation, from: [argument])
    #expect(decoding.problems == [.malformedJSON(argument: argument)])
  }

  @Test func plainValuesBecomeFlags() {
    #expect(FlagValue(true as Any) == .bool(true))
    #expect(FlagValue(1 as Any) == .int(1))
    #expect(FlagValue(1.0 as Any) == .double(1))
    #expect(FlagValue(Float(1) as Any) == .float(1))
    #expect(FlagValue("1" as Any) == .string("1"))
    #expect(FlagValue(FlagValue.int(1) as Any) == .int(1))
    #expect(FlagValue([1] as Any) == nil)
    #expect(FlagValue(NSNull()) == nil)
  }
}
