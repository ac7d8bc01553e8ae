package import Foundation
import Primitives

/// How long the tests of a run took, in seconds of real time, by which later runs are split into parts that take equally long.
///
/// The file of them has its keys in order, a test on each line, so that it can be kept beside the sources:
///
/// ```json
/// {
///   "seconds" : {
///     "AppUITests.LoginTests/testGreets" : 0.125
///   },
///   "version" : 1
/// }
/// ```
package struct RunDurations: Codable, Sendable, Equatable {
  /// Why a file is none of durations.
  package enum Problem: Error, Equatable {
    /// It is no JSON of the kind.
    case malformed

    /// It is one of another version.
    case unknownVersion(Int)

    /// A test has no time that a test could take.
    case impossible(test: String)
  }

  /// The version of the file.
  private static let currentVersion = 1

  /// The version of the file.
  private var version = Self.currentVersion

  /// The seconds that each test took, by its name as `swift test --filter` knows it.
  package private(set) var seconds: [String: Double]

  /// Makes durations.
  ///
  /// - Parameter seconds: The seconds that each test took, by its name.
  package init(_ seconds: [String: Double]) {
    self.seconds = seconds
  }

  /// Takes the durations from a run; a test that ran again and again has the mean of its runs, one that did not end none.
  ///
  /// - Parameter summary: The run.
  package init(_ summary: RunSummary) {
    let ended = summary.tests.filter { $0.outcome == .passed || $0.outcome == .failed }
    seconds = Dictionary(grouping: ended, by: \.name).mapValues { tests in
      let mean = tests.reduce(0) { $0 + $1.seconds } / Double(tests.count)
      return (mean * 1_000).rounded() / 1_000
    }
  }

  /// Reads a file.
  ///
  /// - Parameter data: What it holds.
  /// - Throws: ``Problem`` when it is none of durations.
  package init(decoding data: Data) throws(Problem) {
    // Whatever is wrong with the JSON, it is none of durations.
    guard let read = try? JSONDecoder().decode(Self.self, from: data) else { throw .malformed }
    guard read.version == Self.currentVersion else { throw .unknownVersion(read.version) }
    let possible = 0...Double(365 * 86_400)
    if let test = read.seconds.filter({ !possible.contains($0.value) }).keys.min() {
      throw .impossible(test: test)
    }
    self = read
  }

  /// The file.
  ///
  /// - Throws: What the encoder does; a number that is none cannot be written.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// A number that differs where durations do, for a comparison of those of several machines.
  package var fingerprint: UInt32 {
    let lines = seconds.sorted { $0.key < $1.key }.map {
      "\($0.key) \(Self.milliseconds($0.value))\n"
    }
    return CRC32.checksum(of: Array(lines.joined().utf8))
  }

  /// The milliseconds that each of some tests is taken to need: one that is not known the mean of those that are, and at least one.
  func milliseconds(of tests: [String: String]) -> [String: Int] {
    let known = tests.compactMapValues { seconds[$0].map(Self.milliseconds) }
    let mean = known.isEmpty ? 1 : known.values.reduce(0, +) / known.count
    return tests.mapValues { seconds[$0].map(Self.milliseconds) ?? max(1, mean) }
  }

  /// A number of seconds in milliseconds, of which no test takes none.
  private static func milliseconds(_ seconds: Double) -> Int { max(1, Int(seconds * 1_000)) }
}
