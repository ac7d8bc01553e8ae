import AccessibilityTree

/// A node of a view in a row, or in several, that wants to know whether one of them shows.
@MainActor protocol RowDweller: ViewNode {
  /// The rows that the view is in.
  var rows: [ListRowBox] { get }

  /// Tells it.
  func setPresent(_ isPresent: Bool)
}

/// The nodes that want to know which rows of a list show.
@MainActor struct RowDwellers {
  /// The nodes, with the order in which they came.
  private var entries: [ObjectIdentifier: (node: any RowDweller, order: Int)] = [:]

  /// How many came so far.
  private var count = 0

  /// The nodes of each row, in that order.
  private var ofRows: [ObjectIdentifier: [any RowDweller]] = [:]

  /// Whether it has to be found anew in which rows they are.
  private var needsRows = false

  /// The rows that showed at the last look.
  private var seen: ArraySlice<ListRowBox> = []

  /// Whether there are none.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a node.
  mutating func add(_ node: any RowDweller) {
    entries[ObjectIdentifier(node)] = (node, count)
    count += 1
    needsRows = true
  }

  /// Takes a node away.
  mutating func remove(_ node: any RowDweller) {
    if entries.removeValue(forKey: ObjectIdentifier(node)) != nil { needsRows = true }
  }

  /// Notices that the list has other rows.
  mutating func rowsChanged() { needsRows = true }

  /// Takes the rows that show now.
  ///
  /// - Returns: The nodes for which that may be a change, and whether a row of theirs shows; they are to be told when the list may change.
  mutating func look(at rows: ArraySlice<ListRowBox>) -> [(node: any RowDweller, isPresent: Bool)] {
    let isSame = !needsRows && rows.elementsEqual(seen, by: ===)
    guard !isSame else { return [] }
    let concerned = needsRows ? findRows() : (seen + rows).flatMap { nodes(of: $0) }
    seen = rows
    let shown = Set(rows.flatMap { nodes(of: $0) }.map { ObjectIdentifier($0) })
    return concerned.map { ($0, shown.contains(ObjectIdentifier($0))) }
  }

  private func nodes(of row: ListRowBox) -> [any RowDweller] { ofRows[ObjectIdentifier(row)] ?? [] }

  /// Finds in which rows the nodes are; returns them in order.
  private mutating func findRows() -> [any RowDweller] {
    needsRows = false
    ofRows = [:]
    let nodes = entries.values.sorted { $0.order < $1.order }.map(\.node)
    for node in nodes {
      for row in node.rows { ofRows[ObjectIdentifier(row), default: []].append(node) }
    }
    return nodes
  }
}

extension ListBox: PlaceWatching {
  func checkPlaces() -> Bool {
    for (node, isPresent) in dwellers.look(at: parent == nil ? [] : shownRows) where node.isActive {
      node.setPresent(isPresent)
    }
    return !dwellers.isEmpty
  }

  /// The rows in the part that shows; those without a height show with the rows beside them.
  private var shownRows: ArraySlice<ListRowBox> {
    let room = Rect(origin: contentOffset, size: frame.size)
    let shown = visibleChildren(in: room).indices
    guard let last = shown.last else { return [] }
    var (start, end) = (shown.lowerBound, shown.upperBound)
    while start > 0, rows[start - 1].frame.height == 0 { start -= 1 }
    if rows[last].frame.maxY <= room.maxY {
      while end < rows.count, rows[end].frame.height == 0 { end += 1 }
    }
    return rows[start..<end]
  }
}
