import AccessibilityTree

/// A node with something to do while its view is present: on the screen and, in a row of a list, in the part of the list that shows.
///
/// As in SwiftUI, whose lists make the rows that show and no others: code that loads more when the last row appears runs when somebody
/// scrolls there.
class PresenceNode<Wrapper: WrappingView>: ContentNode<Wrapper>, RowDweller {
  /// Whether the view is present, as far as ``presenceChanged()`` was told.
  private(set) final var isPresent = false

  /// The list in a row of which the view is.
  private weak var list: ListBox?

  /// Makes the node, and has it find out whether the view is present.
  init(_ view: Wrapper, _ context: NodeContext) {
    // The outer view is told after the inner one, as in SwiftUI.
    super.init(view, context)
    if isActive { activityChanged() }
  }

  /// Notices that the view came, or went.
  func presenceChanged() {}

  // What came and went within one update was never there. The closure keeps the node, for a view that has ended meanwhile.
  override func activityChanged() {
    if !isActive {
      list?.dwellers.remove(self)
      list = nil
    }
    graph.afterUpdate(of: self) { [self] in
      guard isActive, let list = rows.first?.list else { return setPresent(isActive) }
      self.list = list
      list.dwellers.add(self)
      graph.watch(list)
      graph.mayHaveMoved = true
    }
  }

  final var rows: [ListRowBox] { boxes.compactMap { $0.ancestor(ListRowBox.self) } }

  final func setPresent(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    presenceChanged()
  }
}

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
  private var seen: [ListRowBox] = []

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
  mutating func look(at rows: [ListRowBox]) -> [(node: any RowDweller, isPresent: Bool)] {
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
    let shown = isShown ? shownRows : []
    for (node, isPresent) in dwellers.look(at: shown) where node.isActive {
      node.setPresent(isPresent)
    }
    return !dwellers.isEmpty
  }

  /// Whether the list is on the screen.
  private var isShown: Bool { parent != nil }

  /// The rows in the part that shows; those without a height show with the rows beside them.
  private var shownRows: [ListRowBox] {
    let room = Rect(origin: contentOffset, size: frame.size)
    var shown = visibleChildren(in: room).compactMap { $0 as? ListRowBox }
    guard let first = shown.first, let last = shown.last else { return [] }
    let before = rows[..<first.index].reversed().prefix { $0.frame.height == 0 }
    shown = before.reversed() + shown
    if last.frame.maxY <= room.maxY {
      shown += rows[(last.index + 1)...].prefix { $0.frame.height == 0 }
    }
    return shown
  }
}
