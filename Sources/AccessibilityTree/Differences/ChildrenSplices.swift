/// One edit between two lists, with its place in both.
struct ListSplice {
  /// The places in the old list whose elements go.
  var oldRange: Range<Int>

  /// The place in the new list of the first element that comes.
  var newIndex: Int

  /// The elements that come.
  var inserted: [ElementID]

  /// The edit as one of a sequence made from front to back, each on the result of those before.
  var sequential: TreeDifference.Splice {
    .init(index: newIndex, removeCount: oldRange.count, inserted: inserted)
  }
}

extension [ElementID] {
  /// Returns the edits that turn this list into another, from front to back, keeping as many
  /// elements in place as possible.
  ///
  /// - Complexity: O(*n*) when elements only came or only went at one place, else O(*n* log *n*).
  func splices(to target: [ElementID]) -> [ListSplice] {
    var prefix = 0
    let common = Swift.min(count, target.count)
    while prefix < common, self[prefix] == target[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < common - prefix, self[count - 1 - suffix] == target[target.count - 1 - suffix] {
      suffix += 1
    }
    let oldRange = prefix..<count - suffix
    let newRange = prefix..<target.count - suffix
    if oldRange.isEmpty && newRange.isEmpty { return [] }
    if oldRange.isEmpty || newRange.isEmpty {
      return [.init(oldRange: oldRange, newIndex: prefix, inserted: [ElementID](target[newRange]))]
    }
    return middleSplices(oldRange, to: target, newRange)
  }

  /// Returns edits between two stretches of the lists, keeping a longest run of elements that stand
  /// in both in the same order.
  private func middleSplices(
    _ oldRange: Range<Int>, to target: [ElementID], _ newRange: Range<Int>
  ) -> [ListSplice] {
    var result: [ListSplice] = []
    var oldIndex = oldRange.lowerBound
    var newIndex = newRange.lowerBound
    func add(upTo oldEnd: Int, _ newEnd: Int) {
      if oldIndex == oldEnd && newIndex == newEnd { return }
      result.append(
        .init(
          oldRange: oldIndex..<oldEnd, newIndex: newIndex,
          inserted: [ElementID](target[newIndex..<newEnd])))
    }
    for kept in keptElements(oldRange, in: target, newRange) {
      add(upTo: kept.old, kept.new)
      oldIndex = kept.old + 1
      newIndex = kept.new + 1
    }
    add(upTo: oldRange.upperBound, newRange.upperBound)
    return result
  }

  /// Returns the places, in both lists, of a longest run of elements that both have in the same
  /// order.
  private func keptElements(
    _ oldRange: Range<Int>, in target: [ElementID], _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var oldPlaces: [ElementID: Int] = [:]
    for place in oldRange { oldPlaces[self[place]] = place }
    // Longest increasing subsequence of the old places in the new order, by patience sorting.
    var piles: [(old: Int, new: Int, before: Int)] = []
    var tops: [Int] = []
    for new in newRange {
      guard let old = oldPlaces[target[new]] else { continue }
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if piles[tops[middle]].old < old { low = middle + 1 } else { high = middle }
      }
      piles.append((old, new, low == 0 ? -1 : tops[low - 1]))
      if low == tops.count { tops.append(piles.count - 1) } else { tops[low] = piles.count - 1 }
    }
    var kept: [(old: Int, new: Int)] = []
    var next = tops.last ?? -1
    while next >= 0 {
      kept.append((piles[next].old, piles[next].new))
      next = piles[next].before
    }
    return kept.reversed()
  }
}
