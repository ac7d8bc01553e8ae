import Observation

/// The node of the views of a collection in a lazy container: views are made when their elements come near the visible part.
///
/// A view once made keeps its state when it is scrolled away, as in SwiftUI; it is then not on the screen, nor in the tree.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>, LazyElements
{
  /// A view that was made.
  private struct Built {
    /// The place of its element.
    var place: Int

    /// The view's node.
    let node: TypedNode<Content>

    /// Whether the element or the closure became another since the view was evaluated.
    var isStale = false
  }

  private var view: ForEach<Data, ID, Content>

  /// The views that were made, by place.
  private var built: [Built] = []

  /// The ids of the elements, in order.
  private var ids: [ID] = []

  /// The places of the elements that are shown.
  private var shown = 0..<0

  private(set) var firstChange: Int?

  /// Makes the part; no element's view is made yet.
  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    follow()
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let view = view.following(self.view, in: graph)
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    follow()
  }

  override func evaluate() {
    follow()
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for element in built { visit(element.node) }
  }

  override func visitActivityChildren(_ isActive: Bool) {
    for element in built where shown.contains(element.place) { element.node.setActive(isActive) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    // Asked for by a container that does not know of laziness: everything there is.
    for element in show(0..<count) { boxes.append(contentsOf: element) }
  }

  override func appendSegments(to segments: inout [LazySegment]) {
    segments.append(.elements(self))
  }

  // MARK: - Elements

  var count: Int { ids.count }

  func takeFirstChange() -> Int? {
    defer { firstChange = nil }
    return firstChange
  }

  func place(of id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { ids.firstIndex(of: $0) }
  }

  /// How many elements are made to find a view inside one of them.
  private static var searchLimit: Int { 500 }

  func placeOfElement(holding id: AnyHashable) -> Int? {
    guard count <= Self.searchLimit else { return nil }
    let known = shown
    defer {
      for element in built where !known.contains(element.place) { element.node.setActive(false) }
    }
    return (0..<count).first { place in
      node(at: place).boxes.contains { $0.marked(as: id) != nil }
    }
  }

  func show(_ range: Range<Int>) -> [[Box]] {
    let range = range.clamped(to: 0..<count)
    for element in built where shown.contains(element.place) && !range.contains(element.place) {
      element.node.setActive(false)
    }
    shown = range
    let marksElements = scope.values.marksElements
    return range.map { place in
      let boxes = node(at: place).boxes
      if marksElements { boxes.mark(from: 0, as: ids[place], depth: depth) }
      return boxes
    }
  }

  /// Returns the view's node at a place, up to date and active, making it if there is none.
  private func node(at place: Int) -> TypedNode<Content> {
    var low = 0
    var high = built.count
    while low < high {
      let middle = (low + high) / 2
      if built[middle].place < place { low = middle + 1 } else { high = middle }
    }
    if low < built.count, built[low].place == place {
      let node = built[low].node
      if built[low].isStale {
        built[low].isStale = false
        node.update(content(at: place))
      }
      node.setActive(isActive)
      return node
    }
    let node = Content.makeNode(content(at: place), childContext())
    built.insert(Built(place: place, node: node), at: low)
    return node
  }

  /// Evaluates the closure for an element.
  private func content(at place: Int) -> Content {
    let data = view.data
    return evaluating(keepingDependencies: true) {
      view.elementContent(data[data.index(data.startIndex, offsetBy: place)])
    }
  }

  /// Takes over what is in the collection now: views that were made move along with their elements.
  private func follow() {
    let newIDs = evaluating { view.data.map { $0[keyPath: view.id] } }
    warnOfRepetitions(newIDs)
    let (oldRange, newRange) = ids.changedRanges(to: newIDs)
    let shift = newRange.count - oldRange.count
    var newPlaces: [ID: Int] = [:]
    if built.contains(where: { oldRange.contains($0.place) }) {
      for place in newRange.reversed() { newPlaces[newIDs[place]] = place }
    }
    var moved: [Built] = []
    for var element in built {
      if oldRange.contains(element.place) {
        guard let place = newPlaces.removeValue(forKey: ids[element.place]) else {
          element.node.tearDown()
          continue
        }
        element.place = place
      } else if element.place >= oldRange.upperBound {
        element.place += shift
      }
      element.isStale = true
      moved.append(element)
    }
    built = moved.sorted { $0.place < $1.place }
    ids = newIDs
    if !oldRange.isEmpty || !newRange.isEmpty { firstChange = newRange.lowerBound }
    // What is shown is put down by place; those places hold other elements now.
    for element in built where !shown.contains(element.place) { element.node.setActive(false) }
    outputChanged()
  }

  private func warnOfRepetitions(_ newIDs: [ID]) {
    guard Set(newIDs).count != newIDs.count else { return }
    var seen: Set<ID> = []
    for id in newIDs where !seen.insert(id).inserted {
      graph.warn(
        "\(viewName): the id \(id) occurs more than once in ForEach<\(Data.self), \(ID.self), \(Content.self)>; "
          + "give each element an id of its own.")
    }
  }
}
