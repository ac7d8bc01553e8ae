/// A revision of an outline: what has to change in it so that a screen is as outlined, and nothing else.
///
/// Each element of the outline keeps the element of the screen that it is likeliest meant for: one that is as stated, or spelled alike, or has the
/// fewest differences, in the order of the outline. What is nowhere is removed; what is elsewhere is moved. Only where an outline names everything
/// is something added: a partial one stays partial.
struct OutlineRevision {
  /// A change of an outline.
  enum Change {
    /// An element states something else now.
    case restate(Element, [Element.Correction])

    /// An element is not shown any more.
    case remove(Element)

    /// An element is shown behind another one of those it stands with; `nil` for first.
    case move(Element, behind: Element?, inside: Element?)

    /// An element of the screen is named behind another one; `nil` for first.
    case add(Int, behind: Element?, inside: Element)
  }

  /// What has to change, parents before what is in them.
  let changes: [Change]

  /// Compares an outline with a screen.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - tree: The screen.
  init(of outline: [Element], for tree: ShownTree) {
    var search = OutlineSearch(tree: tree)
    let elements = search.number(outline)
    let fit = search.fit(elements, inside: nil, isComplete: false)
    changes = search.changes(fit, of: elements, inside: nil)
  }
}

/// A search for the cheapest way to make an outline fit a screen.
private struct OutlineSearch {
  /// The screen.
  let tree: ShownTree

  /// An element of the outline with a number, so that results for it can be kept.
  struct Numbered {
    /// The number.
    let number: Int

    /// The element.
    let element: Element

    /// Those inside.
    let content: [Numbered]

    /// How many elements it is made of.
    var size: Int { content.reduce(1) { $0 + $1.size } }
  }

  /// What becomes of elements that stand together.
  struct Fit {
    /// What that costs: 0 when all is as outlined.
    var cost = 0

    /// For each element the number of that of the screen; `nil` for none.
    var places: [Int?] = []

    /// Those of the screen that are to be added, where the outline names everything.
    var added: [Int] = []
  }

  /// A pair of an element of the outline and one of the screen.
  private struct Pair: Hashable {
    /// The number in the outline.
    let element: Int

    /// The number on the screen.
    let shown: Int
  }

  /// The costs that were found so far; `nil` for what cannot be meant.
  private var costs: [Pair: Int?] = [:]

  /// How many elements were numbered.
  private var count = 0

  /// What a statement costs that changes; what it costs besides to take an element that is not spelled alike.
  private static let (restating, guessing) = (2, 2)

  /// What it costs to move an element, to add one, and to remove one, for each that it is made of.
  private static let (moving, adding, removing) = (3, 4, 6)

  /// Makes a search on a screen.
  init(tree: ShownTree) { self.tree = tree }

  /// Gives elements numbers.
  mutating func number(_ elements: [Element]) -> [Numbered] {
    elements.map { element in
      count += 1
      let number = count
      return Numbered(number: number, element: element, content: self.number(element.content))
    }
  }

  /// Returns what it costs to take an element of the screen for one of the outline; `nil` when it cannot be meant.
  mutating func cost(_ numbered: Numbered, _ shown: Int) -> Int? {
    let pair = Pair(element: numbered.number, shown: shown)
    if let known = costs[pair] { return known }
    guard let own = ownCost(numbered.element, shown) else {
      costs[pair] = .some(nil)
      return nil
    }
    let isComplete = numbered.element.isComplete
    let cost = own + fit(numbered.content, inside: shown, isComplete: isComplete).cost
    costs[pair] = cost
    return cost
  }

  /// Returns what it costs to have an element state what another one is, without what is inside.
  private func ownCost(_ element: Element, _ shown: Int) -> Int? {
    let entry = tree.entries[shown]
    let differences = element.differences(from: entry.element).count
    if differences == 0 { return 0 }
    if element.texts.contains(where: { $0.isNear(entry.element) }) {
      return Self.restating * differences
    }
    let isSameType = element.type == .any || element.type == entry.element.type
    guard isSameType, !entry.isEcho, differences < element.stated else { return nil }
    return Self.restating * differences + Self.guessing
  }

  /// Returns the cheapest fit of elements that stand together.
  mutating func fit(_ elements: [Numbered], inside parent: Int?, isComplete: Bool) -> Fit {
    isComplete ? fitAll(elements, inside: parent) : fitSome(elements, inside: parent)
  }

  /// Returns what it costs to do without an element where it stands: less if it is elsewhere as stated.
  private mutating func costOfRemoving(_ numbered: Numbered, _ numbers: [Int]) -> Int {
    numbers.contains { cost(numbered, $0) == 0 } ? Self.moving : Self.removing * numbered.size
  }
}

// MARK: - Fitting

extension OutlineSearch {
  /// Returns the cheapest fit where others may be shown as well, at any depth.
  private mutating func fitSome(_ elements: [Numbered], inside parent: Int?) -> Fit {
    let region = tree.inside(parent)
    let (low, width) = (region.lowerBound, region.count)
    // For each element and each place from which on it may be: the least cost of it and those behind.
    var best = [[Int]](repeating: [Int](repeating: 0, count: width + 1), count: elements.count + 1)
    var taken = [[Bool]](
      repeating: [Bool](repeating: false, count: width + 1), count: elements.count)
    var skipped = taken
    for index in elements.indices.reversed() {
      let removal = costOfRemoving(elements[index], Array(region))
      for place in (0...width).reversed() {
        best[index][place] = removal + best[index + 1][place]
        guard place < width else { continue }
        if best[index][place + 1] < best[index][place] {
          best[index][place] = best[index][place + 1]
          skipped[index][place] = true
        }
        guard let own = cost(elements[index], low + place) else { continue }
        let total = own + best[index + 1][tree.entries[low + place].end - low]
        guard total <= best[index][place] else { continue }
        best[index][place] = total
        taken[index][place] = true
      }
    }
    var fit = Fit(cost: best[0][0])
    var place = 0
    for index in elements.indices {
      while place < width, skipped[index][place], !taken[index][place] { place += 1 }
      let isTaken = place < width && taken[index][place]
      fit.places.append(isTaken ? low + place : nil)
      if isTaken { place = tree.entries[low + place].end - low }
    }
    return fit
  }

  /// Returns the cheapest fit where each element directly inside is to be named.
  private mutating func fitAll(_ elements: [Numbered], inside parent: Int?) -> Fit {
    let children = tree.directlyInside(parent)
    var best = [[Int]](
      repeating: [Int](repeating: 0, count: children.count + 1), count: elements.count + 1)
    let removals = elements.map { costOfRemoving($0, children) }
    for index in (0...elements.count).reversed() {
      for place in (0...children.count).reversed() {
        var options: [Int] = []
        if index < elements.count { options.append(removals[index] + best[index + 1][place]) }
        if place < children.count { options.append(Self.adding + best[index][place + 1]) }
        if index < elements.count, place < children.count,
          let own = cost(elements[index], children[place])
        {
          options.append(own + best[index + 1][place + 1])
        }
        best[index][place] = options.min() ?? 0
      }
    }
    var fit = Fit(cost: best[0][0])
    var (index, place) = (0, 0)
    while index < elements.count || place < children.count {
      if index < elements.count, place < children.count,
        let own = cost(elements[index], children[place]),
        best[index][place] == own + best[index + 1][place + 1]
      {
        fit.places.append(children[place])
        (index, place) = (index + 1, place + 1)
      } else if place < children.count,
        best[index][place] == Self.adding + best[index][place + 1]
      {
        fit.added.append(children[place])
        place += 1
      } else {
        fit.places.append(nil)
        index += 1
      }
    }
    return fit
  }
}

// MARK: - Changes

extension OutlineSearch {
  /// Returns what changes in elements that stand together, and in those inside them.
  mutating func changes(
    _ fit: Fit, of elements: [Numbered], inside parent: (element: Element, shown: Int)?
  ) -> [OutlineRevision.Change] {
    var changes: [OutlineRevision.Change] = []
    var (places, added) = (fit.places, fit.added)
    let kept = zip(elements, fit.places).compactMap { numbered, place in
      place.map { (numbered: numbered, place: $0) }
    }
    /// The element that is kept and shown last before another one.
    func previous(_ number: Int) -> Element? {
      kept.last { $0.place < number }?.numbered.element
    }
    var moves: [(number: Int, change: OutlineRevision.Change)] = []
    for index in elements.indices where places[index] == nil {
      let element = elements[index].element
      if let number = free(elements[index], inside: parent, beside: places) {
        places[index] = number
        added.removeAll { $0 == number }
        moves.append(
          (number, .move(element, behind: previous(number), inside: parent?.element)))
      } else {
        changes.append(.remove(element))
      }
    }
    if let parent {
      moves += added.map { ($0, .add($0, behind: previous($0), inside: parent.element)) }
    }
    for (numbered, number) in kept {
      let corrections = numbered.element.corrections(for: tree.entries[number].element)
      if !corrections.isEmpty { changes.append(.restate(numbered.element, corrections)) }
      let isComplete = numbered.element.isComplete
      let inner = self.fit(numbered.content, inside: number, isComplete: isComplete)
      changes += self.changes(inner, of: numbered.content, inside: (numbered.element, number))
    }
    return changes + moves.sorted { $0.number < $1.number }.map(\.change)
  }

  /// Returns an element of the screen that is as stated, and that no other one is taken for; `nil` for none.
  private mutating func free(
    _ numbered: Numbered, inside parent: (element: Element, shown: Int)?, beside places: [Int?]
  ) -> Int? {
    let taken = places.compactMap { $0 }.map { $0..<tree.entries[$0].end }
    let isComplete = parent?.element.isComplete == true
    let numbers =
      isComplete ? tree.directlyInside(parent?.shown) : Array(tree.inside(parent?.shown))
    return numbers.first { number in
      let range = number..<tree.entries[number].end
      return !taken.contains { $0.overlaps(range) } && cost(numbered, number) == 0
    }
  }
}
