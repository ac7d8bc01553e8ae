extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// Mirrors SwiftUI's method. It is an error for an offset not to be that of an element.
  ///
  /// - Parameter offsets: How far the elements are from the first one.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(
      last < count, "Cannot remove the element at offset \(last): there are only \(count).")
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets in front of the one at another offset, all offsets as before the move.
  ///
  /// Mirrors SwiftUI's method. It is an error for an offset not to be that of an element, or for the destination to be beyond the end.
  ///
  /// - Parameters:
  ///   - source: How far the elements to move are from the first one.
  ///   - destination: How far the element in front of which they go is from the first one; the number of elements for the end.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard let last = source.last else { return }
    precondition(
      last < count, "Cannot move the element at offset \(last): there are only \(count).")
    precondition(
      (0...count).contains(destination),
      "Cannot move elements to offset \(destination): there are only \(count).")
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
