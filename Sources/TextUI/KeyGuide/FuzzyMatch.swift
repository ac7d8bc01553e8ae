/// A match of what somebody typed with a text that holds its letters in their order, though others may lie between.
struct FuzzyMatch: Comparable {
  /// How good it is; more is better.
  let score: Int

  /// Finds the best match of a query in a text.
  ///
  /// Letters that begin words, and letters beside each other, count more; those left out count less. Blanks in the query and the case
  /// of letters mean nothing.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - text: Where it is sought; there is no match when it does not hold the letters in their order.
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths.
  init?(_ query: String, in text: String) {
    let wanted = query.lowercased().filter { !$0.isWhitespace }.map(\.self)
    let letters = text.lowercased().map(\.self)
    guard !wanted.isEmpty else {
      score = 0
      return
    }
    guard wanted.count <= letters.count else { return nil }
    // For each letter of the text: the best score with the letters wanted so far, the last of them there.
    var best = [Int?](repeating: nil, count: letters.count)
    for (index, letter) in wanted.enumerated() {
      var next = [Int?](repeating: nil, count: letters.count)
      var before: Int?
      for place in letters.indices {
        if place > 1, let earlier = best[place - 2] { before = max(before ?? earlier, earlier) }
        guard letters[place] == letter else { continue }
        let worth = Self.worth(of: place, in: letters)
        if index == 0 {
          next[place] = worth
        } else {
          let beside = place > 0 ? best[place - 1].map { $0 + Self.besideBonus } : nil
          next[place] = [before, beside].compactMap(\.self).max().map { $0 + worth }
        }
      }
      best = next
    }
    guard let score = best.compactMap(\.self).max() else { return nil }
    self.score = score - letters.count / 4
  }

  /// How much letters beside each other count more.
  private static let besideBonus = 8

  /// Returns what a letter counts by its place: most at the beginning, much where a word begins.
  private static func worth(of place: Int, in letters: [Character]) -> Int {
    if place == 0 { return 12 }
    let before = letters[place - 1]
    return before.isLetter || before.isNumber ? 1 : 10
  }

  static func < (first: FuzzyMatch, second: FuzzyMatch) -> Bool { first.score < second.score }
}
