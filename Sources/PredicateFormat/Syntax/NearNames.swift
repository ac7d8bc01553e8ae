/// Finds names that are spelled like another one.
enum NearNames {
  /// Names that differ little from a wanted one, best first, three at most.
  ///
  /// - Parameters:
  ///   - name: The name that was not found.
  ///   - candidates: The names that exist.
  /// - Returns: Similar names; case does not count as a difference.
  static func suggestions(for name: String, among candidates: [String]) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard wanted.count <= 64 else { return [] }
    let limit = max(1, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      guard other.count <= 64 else { continue }
      let isPart = wanted.count > 3 && (isPrefix(wanted, of: other) || isSuffix(wanted, of: other))
      let distance = min(self.distance(wanted, other), isPart ? limit : .max)
      if distance <= limit { found.append((distance, candidate)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(3).map(\.name)
  }

  /// Whether one name starts with another.
  private static func isPrefix(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    whole.starts(with: part)
  }

  /// Whether one name ends with another.
  private static func isSuffix(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    whole.count >= part.count && whole.suffix(part.count).elementsEqual(part)
  }

  /// Number of bytes to insert, remove, replace or swap to turn one name into another.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let change = previous[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
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
