/// The node of a lazy container: keeps the views near the visible part in its box.
final class LazyContentNode<Container: View, Content: View>: ContainerNode<
  Container, Content, LazyBox
>
{
  private var segments: [LazySegment] = []
  private var needsSegments = true

  /// Makes the node with its box.
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
    super.init(
      view, context, box: LazyBox(context, axis: axis), content: content, isLazy: true, apply: apply
    )
    box.needCells = { [weak self] in self?.setNeedsCollecting() }
    box.cell = { [weak self] in self?.cell(of: $0) }
  }

  override func childOutputChanged() {
    needsSegments = true
    setNeedsCollecting()
  }

  /// Makes the views the box needs and hands it their boxes.
  override func collectBoxes() {
    if needsSegments {
      needsSegments = false
      segments = []
      child?.appendSegments(to: &segments)
      box.setRuns(runs, changedFrom: takeFirstChange())
    }
    let wanted = box.wanted.clamped(to: 0..<box.count)
    let pinned = pinnedCells(around: wanted)
    var cells: [[Box]] = []
    var start = 0
    for segment in segments {
      let range = start..<start + segment.count
      let part = wanted.clamped(to: range)
      switch segment {
      case .boxes(let boxes, let node):
        if !part.isEmpty { cells += boxes[part.shifted(by: -start)].map { [$0] } }
        node.holdBack(part.isEmpty && !pinned.contains { range.contains($0.cell) }, in: self)
      case .elements(let elements):
        cells += elements.show(part.isEmpty ? 0..<0 : part.shifted(by: -start))
      }
      start = range.upperBound
    }
    box.show(cells, from: wanted.lowerBound, pinnedCells: pinned)
  }

  /// Returns the last heading before some cells and the first footing behind them, as far as they stay in view.
  private func pinnedCells(around wanted: Range<Int>) -> [(cell: Int, box: Box)] {
    guard !box.pinned.isEmpty else { return [] }
    var header: (cell: Int, box: Box)?
    var footer: (cell: Int, box: Box)?
    var start = 0
    for segment in segments {
      if case .boxes(let boxes, _) = segment {
        for (cell, part) in zip(start..., boxes) {
          guard let role = part.trait(SectionRoleTrait.self), box.pinned.contains(role) else {
            continue
          }
          if role == .header, cell < wanted.lowerBound { header = (cell, part) }
          if role == .footer, cell >= wanted.upperBound, footer == nil { footer = (cell, part) }
        }
      }
      start += segment.count
    }
    return [header, footer].compactMap { $0 }
  }

  /// Returns the cell of an element by its id in the collection, or of a view beside it by its own; `nil` when there is none.
  private func cell(of id: AnyHashable) -> Int? {
    let cell = firstCell { segment in
      switch segment {
      case .elements(let elements): elements.place(of: id)
      case .boxes(let boxes, _): boxes.firstIndex { $0.marked(as: id) != nil }
      }
    }
    // What stands inside of elements is looked for last: for that they have to be made.
    return cell
      ?? firstCell { segment in
        if case .elements(let elements) = segment {
          elements.placeOfElement(holding: id)
        } else {
          nil
        }
      }
  }

  /// Returns the first cell at a place that is found in a segment; `nil` when none is found.
  private func firstCell(_ place: (LazySegment) -> Int?) -> Int? {
    var start = 0
    for segment in segments {
      if let place = place(segment) { return start + place }
      start += segment.count
    }
    return nil
  }

  /// The cells of the segments, with the headings of sections in lines of their own.
  private var runs: [LazyGrid.Run] {
    var runs: [LazyGrid.Run] = []
    for segment in segments {
      var spans = false
      if case .boxes(let boxes, _) = segment {
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
