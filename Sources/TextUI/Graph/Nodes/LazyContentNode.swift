/// The lasting part of a lazy container: keeps the views near the visible part in its box.
final class LazyContentNode<Container: View, Content: View>: TypedNode<Container>, BoxCollecting {
  private var box: LazyBox?
  private var child: TypedNode<Content>?
  private var view: Container
  private let content: (Container) -> Content
  private let apply: (LazyBox, Container) -> Void
  private var segments: [LazySegment] = []
  private var isCollecting = false
  private var needsSegments = true

  /// Makes the part with its box.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - context: Its place.
  ///   - axis: The direction its lines follow each other in.
  ///   - content: The views inside.
  ///   - apply: Hands a value of the view to the box.
  init(
    _ view: Container, _ context: NodeContext, axis: Axis,
    content: @escaping (Container) -> Content, apply: @escaping (LazyBox, Container) -> Void
  ) {
    self.view = view
    self.content = content
    self.apply = apply
    super.init(context)
    let box = LazyBox(self, axis: axis)
    box.needCells = { [weak self] in self?.enqueue() }
    box.cell = { [weak self] in self?.cell(of: $0) }
    self.box = box
    evaluating { apply(box, view) }
    child = Content.makeNode(content(view), childContext(isLazy: true))
    collectBoxes()
  }

  override func update(_ view: Container) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    evaluate()
    child?.update(content(view))
  }

  override func evaluate() {
    guard let box else { return }
    evaluating { apply(box, view) }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    if let box { boxes.append(box) }
  }

  override func childOutputChanged() {
    needsSegments = true
    enqueue()
  }

  private func enqueue() {
    guard !isCollecting else { return }
    isCollecting = true
    graph.enqueue(collecting: self)
  }

  /// Makes the views the box needs and hands it their boxes.
  func collectBoxes() {
    isCollecting = false
    guard !isTornDown, let box else { return }
    if needsSegments {
      needsSegments = false
      segments = []
      child?.appendSegments(to: &segments)
      box.setRuns(runs, changedFrom: takeFirstChange())
    }
    let wanted = box.wanted.clamped(to: 0..<box.count)
    var cells: [[Box]] = []
    var start = 0
    for segment in segments {
      let range = start..<start + segment.count
      let part = wanted.clamped(to: range)
      switch segment {
      case .boxes(let boxes):
        if !part.isEmpty { cells += boxes[part.shifted(by: -start)].map { [$0] } }
      case .elements(let elements):
        cells += elements.show(part.isEmpty ? 0..<0 : part.shifted(by: -start))
      }
      start = range.upperBound
    }
    box.show(cells, from: wanted.lowerBound)
  }

  /// Returns the cell of an element by its id in the collection; `nil` when there is none.
  private func cell(of id: AnyHashable) -> Int? {
    var start = 0
    for segment in segments {
      if case .elements(let elements) = segment, let place = elements.place(of: id) {
        return start + place
      }
      start += segment.count
    }
    return nil
  }

  /// The cells of the segments, with the headings of sections in lines of their own.
  private var runs: [LazyGrid.Run] {
    var runs: [LazyGrid.Run] = []
    for segment in segments {
      var spans = false
      if case .boxes(let boxes) = segment {
        spans = boxes.allSatisfy { $0.trait(SectionRoleTrait.self) != nil }
      }
      if let last = runs.last, last.spansColumns == spans {
        runs[runs.count - 1].count += segment.count
      } else {
        runs.append(.init(count: segment.count, spansColumns: spans))
      }
    }
    return runs
  }

  /// Returns the first cell that is another than before; `nil` when none is.
  private func takeFirstChange() -> Int? {
    var start = 0
    var first: Int?
    for segment in segments {
      if case .elements(let elements) = segment, let change = elements.takeFirstChange() {
        first = first ?? start + change
      }
      start += segment.count
    }
    return first
  }
}

extension Range<Int> {
  /// Returns the range moved by a distance.
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
