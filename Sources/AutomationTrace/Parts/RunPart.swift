import Foundation

/// A part of a run that is spread over machines, as it is left in the folder of the run: which tests there were, and which of them it took.
///
/// A run has one for each library whose tests it ran. With those of all parts it can be proved that every test ran once:
/// see ``PartsProof``.
package struct RunPart: Codable, Sendable, Equatable {
  /// The library of the tests.
  package let library: TestLibrary

  /// Which part it is, from 1 on, and of how many.
  package let number, count: Int

  /// The most parts that a run can have.
  package static let largestCount = 10_000

  /// All tests that were split, in the order of their names, as the library identifies them.
  package let list: [String]

  /// Those that this part took.
  package let own: [String]

  /// The fingerprint of the durations by which they were split; `nil` when there were none.
  package let durations: UInt32?

  /// Takes a part of some tests.
  ///
  /// - Parameters:
  ///   - number: Which part, from 1 on.
  ///   - count: Of how many.
  ///   - tests: The tests.
  ///   - library: The library of the tests.
  ///   - durations: How long tests took; `nil` for parts of equal number.
  package init(
    _ number: Int, of count: Int, of tests: [String], _ library: TestLibrary,
    by durations: RunDurations?
  ) {
    self.library = library
    (self.number, self.count) = (number, count)
    list = Set(tests).sorted()
    own = RunSplit(tests, into: count, by: durations).parts[number - 1]
    self.durations = durations?.fingerprint
  }

  /// What the part is called: `part 3 of 8 (XCTest)`.
  var words: String { Self.words(number, count, library) }

  /// What a part is called.
  static func words(_ number: Int, _ count: Int, _ library: TestLibrary) -> String {
    "part \(number) of \(count) (\(library.rawValue))"
  }
}

extension RunFolder {
  /// What the names of the files of parts begin with.
  private static let partMark = "part-"

  /// Leaves which part of a run this is.
  ///
  /// - Parameter part: The part.
  /// - Throws: When it cannot be written.
  package func write(_ part: RunPart) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let library = part.library.rawValue.lowercased().replacing(" ", with: "-")
    try write(try encoder.encode(part), to: "\(Self.partMark)\(library).json")
  }

  /// Which part of a run this is, for each library; empty for a run that is whole, and for what is no run.
  ///
  /// - Throws: When a file of a part is damaged.
  package func parts() throws -> [RunPart] {
    // A folder that cannot be read has none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return try names.filter { $0.hasPrefix(Self.partMark) && $0.hasSuffix(".json") }.sorted().map {
      let part = try JSONDecoder().decode(
        RunPart.self, from: Data(contentsOf: url.appendingPathComponent($0)))
      guard 1...RunPart.largestCount ~= part.count, 1...part.count ~= part.number else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return part
    }
  }

  /// Whether this is the folder of a run: something happened in it, or it is a part, which may be one without tests.
  package var isRun: Bool {
    // One that is damaged is a part all the same.
    !events.isEmpty || (try? parts().isEmpty) != true
  }
}
