import Primitives

/// A difference of two snapshots: the rows that differ, and in them the cells.
struct SnapshotDifference {
  /// The rows that were expected.
  private let expected: [Substring]

  /// The rows that were found.
  private let found: [Substring]

  /// The most rows that are told.
  private static let limit = 12

  /// Compares two snapshots.
  init(expected: String, found: String) {
    self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    self.found = found.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The rows that differ, counted from 0.
  private var rows: [Int] {
    (0..<max(expected.count, found.count)).filter { row(expected, $0) != row(found, $0) }
  }

  /// Returns a row of a snapshot; an empty one behind the last.
  private func row(_ rows: [Substring], _ number: Int) -> Substring {
    rows.indices.contains(number) ? rows[number] : ""
  }

  /// The difference in lines: for each row both texts, and marks under the cells that differ.
  ///
  /// ```
  /// Row 3:
  ///   expected │Count: 1
  ///      found │Count: 2
  ///            │       ^
  /// ```
  var lines: [String] {
    let rows = rows
    var lines = rows.prefix(Self.limit).flatMap { number -> [String] in
      let (old, new) = (row(expected, number), row(found, number))
      return [
        "Row \(number):", "  expected │" + SafeText.line(String(old), limit: .max),
        "     found │" + SafeText.line(String(new), limit: .max),
        "           │" + Self.marks(old, new),
      ]
    }
    if rows.count > Self.limit { lines.append("and \(rows.count - Self.limit) rows more") }
    return lines
  }

  /// Marks under the characters that differ.
  private static func marks(_ old: Substring, _ new: Substring) -> String {
    let (old, new) = (Array(old), Array(new))
    let marks = (0..<max(old.count, new.count)).map { place -> Character in
      let isSame =
        old.indices.contains(place) && new.indices.contains(place) && old[place] == new[place]
      return isSame ? " " : "^"
    }
    return String(marks)
  }
}
