import AccessibilityTree

extension View {
  /// Says where a guide along the rows is in this view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns its place, in cells from the leading edge, from the view's extents and other guides.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }

  /// Says where a guide along the columns is in this view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns its place, in cells from the upper edge, from the view's extents and other guides.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }
}

/// A modifier that says where a guide is in a view.
struct AlignmentGuideModifier: BoxModifier {
  /// The guide.
  let key: AlignmentKey

  /// Returns its place.
  let computeValue: (ViewDimensions) -> CGFloat

  func makeBox(_ node: ViewNode) -> AlignmentGuideBox { AlignmentGuideBox(node) }

  func apply(to box: AlignmentGuideBox) {
    box.graph.usesAlignmentGuides = true
    box.modifier = self
    box.setNeedsLayout()
  }
}

/// The box of a view that says where a guide is.
final class AlignmentGuideBox: Box {
  /// What it says.
  var modifier: AlignmentGuideModifier?

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    guard let modifier, modifier.key == key, let child = children.first else {
      return super.guide(key, for: proposal)
    }
    let value = modifier.computeValue(child.dimensions(for: proposal))
    return value.isFinite ? value : 0
  }
}

extension Box {
  /// The extents and guides of the box when offered some room.
  final func dimensions(for proposal: Proposal) -> ViewDimensions {
    ViewDimensions(size(for: proposal)) { [unowned self] in explicitGuide($0, for: proposal) }
  }

  /// Returns where the box or one inside says a guide is; `nil` when none does.
  final func explicitGuide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    guard graph.usesAlignmentGuides || key.isTextBaseline else { return nil }
    return guide(key, for: proposal)
  }

  /// Whether a guide is where it always is, in this box and all others.
  final func isPlain(_ key: AlignmentKey) -> Bool {
    !graph.usesAlignmentGuides && !key.isTextBaseline
  }

  /// Returns where a box inside stands so that its guides lie on those of some room.
  ///
  /// - Parameters:
  ///   - child: The box inside.
  ///   - proposal: What it is offered.
  ///   - alignment: The guides.
  ///   - room: The room, with guides of its own when it is that of another box.
  /// - Returns: The place, from the corner of the room.
  final func origin(
    of child: Box, offering proposal: Proposal, _ alignment: Alignment, in room: ViewDimensions
  ) -> Point {
    let inside = child.dimensions(for: proposal)
    func distance(_ key: AlignmentKey) -> Int { Int((room[key] - inside[key]).rounded(.down)) }
    return Point(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
  }
}

/// Boxes of which a guide lies on one line: where each begins, and how far all extend together.
@MainActor struct AlignedExtents {
  /// Where each begins.
  private(set) var starts: [Int] = []

  /// How far they extend together.
  private(set) var extent = 0

  /// Aligns boxes.
  ///
  /// - Parameters:
  ///   - boxes: The boxes.
  ///   - offers: What each is offered.
  ///   - key: The guide.
  init(_ boxes: [Box], offers: [Proposal], _ key: AlignmentKey) {
    guard let first = boxes.first else { return }
    if first.isPlain(key) {
      let extents = zip(boxes, offers).map { $0.size(for: $1)[key.axis] }
      extent = extents.max() ?? 0
      starts = extents.map { key.offset(of: $0, in: extent) }
      return
    }
    let dimensions = zip(boxes, offers).map { $0.dimensions(for: $1) }
    let guides = dimensions.map { $0[key] }
    let before = guides.max() ?? 0
    starts = guides.map { Int((before - $0).rounded(.down)) }
    for (start, dimensions) in zip(starts, dimensions) {
      let length = key.axis == .horizontal ? dimensions.width : dimensions.height
      extent = max(extent, start + Int(length))
    }
  }
}

extension [CGFloat?] {
  /// Combines where the boxes in a container say a guide is: the first or last line of text, else the mean.
  @MainActor func combined(_ key: AlignmentKey) -> CGFloat? {
    let values = compactMap { $0 }
    guard !values.isEmpty else { return nil }
    if key.id == FirstTextBaselineGuide.self { return values.min() }
    if key.id == LastTextBaselineGuide.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
