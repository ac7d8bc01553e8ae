import Foundation

/// What some work took, whoever did it.
struct Measurement: Codable {
  /// The work, as a line of the table names it.
  let work: String

  /// How many rows or widgets there were; `nil` where that does not matter.
  var size: Int?

  /// Who did it: this project in one of its ways, or a peer.
  let who: String

  /// What each run took, in milliseconds, or in the unit that the work names.
  let values: [Double]

  /// The value in the middle, or between the two that are nearest to it.
  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The least value.
  var least: Double { values.min() ?? .nan }
}
