import AutomationTools_Shared
import Foundation
import FuzzSeeds
import Primitives
import Testing

@testable import AutomationWire

/// What a launch carries, as nobody would write it.
@Suite("Launch arguments, mutated")
struct LaunchArgumentFuzzTests {
  /// How often each is tried in a run.
  private static let rounds = 400

  private static let samples = [
    #"EPHEMERAL_{"a":true,"b":[1,2,{"c":null}],"größe":"x\\u0000"}"#,
    #"AUTOMATION_{"count":-3,"tenth":0.1,"big":1e400}"#, "EPHEMERAL_", "AUTOMATION_[]",
    "UI_TEST_MODE", "-app", "-AppleLanguages", "(de, en)", "-AppleLocale", "de_DE",
    "-AppleInterfaceStyle", "Dark", "",
  ]

  /// Returns a text with some of its bytes changed, taken out, doubled or made up.
  private func mutated(_ text: String, using random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !bytes.isEmpty: bytes[place] = UInt8.random(in: 1...255, using: &random)
      case 1 where !bytes.isEmpty: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: bytes.prefix(40), at: place)
      default: bytes.insert(UInt8.random(in: 1...255, using: &random), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "nothing that a launch carries ends the process, or is half taken",
    arguments: FuzzSeeds.from(1, count: 4))
  func mutations(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let arguments = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        mutated(Self.samples.randomElement(using: &random) ?? "", using: &random)
      }
      for kind in [LaunchArgumentCodec.Kind.ephemeral, .automation] {
        let decoding = LaunchArgumentCodec.decode(kind, from: arguments)
        // What was read can be said again; what was not read is a problem.
        if decoding.dictionary == nil {
          let prefix = kind == .ephemeral ? "EPHEMERAL_" : "AUTOMATION_"
          #expect(decoding.problems.isEmpty == !arguments.contains { $0.hasPrefix(prefix) })
        }
        for problem in decoding.problems { #expect(!"\(problem)".isEmpty) }
      }
      let configuration = LaunchConfiguration(arguments: arguments)
      _ = (configuration.locale, configuration.randomSeed, configuration.appearance)
      #expect(configuration.systemProblems.allSatisfy { !$0.isEmpty })
    }
  }
}
