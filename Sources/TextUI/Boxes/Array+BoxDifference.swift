extension [Box] {
  /// Returns where this list and another differ: what lies before and behind is the same in both.
  @MainActor func difference(to other: [Box]) -> (Range<Int>, Range<Int>) {
    let common = Swift.min(count, other.count)
    var prefix = 0
    while prefix < common, self[prefix] === other[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < common - prefix, self[count - 1 - suffix] === other[other.count - 1 - suffix] {
      suffix += 1
    }
    return (prefix..<count - suffix, prefix..<other.count - suffix)
  }
}
