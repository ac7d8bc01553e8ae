/// A matcher that compares a screen with an outline.
///
/// Of the elements that could be meant the one that ends first is taken, which leaves the most for
/// what follows: when the outline can be found at all, it is found.
struct OutlineMatcher {
  /// The screen.
  let tree: ShownTree

  /// A result of a search.
  private enum Finding {
    /// All is there: so many elements of the outline.
    case found(Int)

    /// Something is not: what, and how many elements of the outline were found before.
    case failed(OutlineMismatch, after: Int)
  }

  /// Returns the first mismatch with an outline; `nil` when the screen is as outlined.
  func mismatch(with outline: [Element]) -> OutlineMismatch? {
    guard case .failed(let mismatch, _) = find(outline, in: nil) else { return nil }
    return mismatch
  }
}

// MARK: - Matching

extension OutlineMatcher {
  /// Finds elements in order inside an element; `nil` for the whole screen.
  private func find(_ outline: [Element], in parent: Int?) -> Finding {
    let region = tree.inside(parent)
    var position = region.lowerBound
    var previous: Int?
    var progress = 0
    for (index, element) in outline.enumerated() {
      switch findFirst(element, in: position..<region.upperBound) {
      case .placed(let number, let found):
        position = tree.entries[number].end
        previous = number
        progress += 1 + found
      case .nearly(let mismatch, let found):
        return .failed(mismatch, after: progress + 1 + found)
      case .absent:
        let reason = reason(element, region, position, after: previous)
        let mismatch = OutlineMismatch(
          element: element, path: [], index: index, count: outline.count, reason: reason)
        return .failed(mismatch, after: progress)
      }
    }
    return .found(progress)
  }

  /// A place of one element of an outline on the screen.
  private enum Place {
    /// Here, with so many elements inside it that the outline names.
    case placed(Int, found: Int)

    /// Elements as stated are there, but not with its content; this is missing in the likeliest.
    case nearly(OutlineMismatch, found: Int)

    /// No element is as stated.
    case absent
  }

  /// Finds the element of a region that is as stated and ends first.
  private func findFirst(_ element: Element, in region: Range<Int>) -> Place {
    var best: (number: Int, found: Int)?
    var nearest: (mismatch: OutlineMismatch, found: Int)?
    for number in region {
      // What comes after the best one, and not inside it, ends later.
      if let best, number >= tree.entries[best.number].end { break }
      guard element.differences(from: tree.entries[number].element).isEmpty else { continue }
      switch findContent(of: element, in: number) {
      case .found(let found):
        let isEarlier = best.map { tree.entries[number].end < tree.entries[$0.number].end }
        if isEarlier ?? true { best = (number, found) }
      case .failed(let mismatch, let found):
        if nearest.map({ found > $0.found }) ?? true { nearest = (mismatch, found) }
      }
    }
    if let best { return .placed(best.number, found: best.found) }
    return nearest.map { .nearly($0.mismatch, found: $0.found) } ?? .absent
  }

  /// Finds what an outline says is inside an element.
  private func findContent(of element: Element, in number: Int) -> Finding {
    let finding =
      element.isComplete ? findAll(of: element, in: number) : find(element.content, in: number)
    guard case .failed(var mismatch, let progress) = finding else { return finding }
    mismatch.path.insert((element, number), at: 0)
    return .failed(mismatch, after: progress)
  }

  /// Finds each element directly inside another one, in order, and no others.
  private func findAll(of element: Element, in parent: Int) -> Finding {
    let children = tree.directlyInside(parent)
    let outline = element.content
    var progress = 0
    for (index, inner) in outline.enumerated() {
      let child = index < children.count ? children[index] : nil
      let differences = child.map { inner.differences(from: tree.entries[$0].element) }
      guard let child, differences?.isEmpty == true else {
        let near = child.map {
          OutlineMismatch.NearMiss(number: $0, differences: differences ?? [])
        }
        let mismatch = OutlineMismatch(
          element: inner, path: [], index: index, count: outline.count,
          reason: .missing(near.map { [$0] } ?? []))
        return .failed(mismatch, after: progress)
      }
      progress += 1
      switch findContent(of: inner, in: child) {
      case .found(let found): progress += found
      case .failed(let mismatch, let found): return .failed(mismatch, after: progress + found)
      }
    }
    guard children.count > outline.count else { return .found(progress) }
    let mismatch = OutlineMismatch(
      element: element, path: [], index: outline.count, count: outline.count,
      reason: .unnamed(children[outline.count]))
    return .failed(mismatch, after: progress)
  }
}

// MARK: - Reasons

extension OutlineMatcher {
  /// Returns why no element is as stated: it is too early, or others are nearly so.
  private func reason(
    _ element: Element, _ region: Range<Int>, _ position: Int, after previous: Int?
  ) -> OutlineMismatch.Reason {
    if let previous {
      let earlier = (region.lowerBound..<position).first { number in
        guard number != previous,
          element.differences(from: tree.entries[number].element).isEmpty
        else { return false }
        guard case .found = findContent(of: element, in: number) else { return false }
        return true
      }
      if let earlier { return .early(found: earlier, after: previous) }
    }
    return .missing(nearMisses(of: element, in: region))
  }

  /// Returns the elements that are likeliest meant: those spelled alike, or else those with the
  /// fewest differences.
  private func nearMisses(of element: Element, in region: Range<Int>) -> [OutlineMismatch.NearMiss]
  {
    var alike: [OutlineMismatch.NearMiss] = []
    var others: [OutlineMismatch.NearMiss] = []
    for number in region where !tree.entries[number].isEcho {
      let shown = tree.entries[number].element
      let miss = OutlineMismatch.NearMiss(
        number: number, differences: element.differences(from: shown))
      if element.texts.contains(where: { $0.isNear(shown) }) {
        alike.append(miss)
      } else if miss.differences.count < max(1, element.stated) {
        others.append(miss)
      }
    }
    let likeliest = (alike.isEmpty ? others : alike).sorted { first, second in
      (first.differences.count, first.number) < (second.differences.count, second.number)
    }
    return Array(likeliest.prefix(3))
  }
}
