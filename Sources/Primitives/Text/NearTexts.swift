/// A search for texts that are spelled like another one.
package enum NearTexts {
  /// Returns the texts that differ little from a wanted one, the nearest first.
  ///
  /// - Parameters:
  ///   - text: The text that was not found.
  ///   - candidates: The texts that exist; the first ones win among equally near ones.
  ///   - limit: How many are returned at most.
  /// - Returns: The near texts, without the wanted one.
  package static func nearest(to text: String, among candidates: [String], limit: Int = 3)
    -> [String]
  {
    let wanted = Array(text.lowercased().utf8.prefix(128))
    guard !wanted.isEmpty else { return [] }
    let bound = max(1, wanted.count / 3)
    var found: [(distance: Int, place: Int)] = []
    var seen: Set<String> = []
    for (place, candidate) in candidates.enumerated() where candidate != text {
      let lowercased = candidate.lowercased()
      guard seen.insert(lowercased).inserted else { continue }
      let other = Array(lowercased.utf8.prefix(256))
      if let distance = nearness(of: other, to: wanted, bound: bound) {
        found.append((distance, place))
      }
    }
    return found.sorted { $0 < $1 }.prefix(limit).map { candidates[$0.place] }
  }

  /// Returns how far a text is from a wanted one; `nil` for farther than a bound.
  private static func nearness(of other: [UInt8], to wanted: [UInt8], bound: Int) -> Int? {
    if !other.isEmpty, abs(other.count - wanted.count) <= bound {
      let distance = editDistance(wanted, other)
      if distance <= bound { return distance }
    }
    // "Next" for "Next page", or the other way round, is a likely slip too.
    let isPart =
      wanted.count > 3 && contains(other, wanted) || other.count > 3 && contains(wanted, other)
    return isPart ? bound + 1 : nil
  }

  /// Returns whether one text is part of another.
  private static func contains(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...whole.count - part.count).contains {
      whole[$0..<$0 + part.count].elementsEqual(part)
    }
  }

  /// Returns the number of bytes to insert, remove, replace or swap to turn one text into another.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let change = previous[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
