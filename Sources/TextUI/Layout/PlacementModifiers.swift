import AccessibilityTree

/// A modifier that draws a view beside its place, without changing the room it takes.
struct OffsetModifier: SilentModifier, Equatable {
  let x: CGFloat
  let y: CGFloat

  func makeBox(_ node: ViewNode) -> OffsetBox { OffsetBox(node) }

  func apply(to box: OffsetBox) {
    box.distance = Point(x: box.distance(x, "offset(x:)"), y: box.distance(y, "offset(y:)"))
    box.setNeedsLayout()
  }
}

/// The box of a view beside its place.
final class OffsetBox: Box {
  /// How far it is moved.
  var distance = Point.zero

  override var mirrorsContent: Bool { false }

  override func layoutChildren() {
    children.first?.place(at: distance, offering: placedProposal)
  }
}

/// A modifier that keeps the room of a view without showing it.
struct HiddenModifier: BoxModifier, Equatable {
  func makeBox(_ node: ViewNode) -> HiddenBox { HiddenBox(node) }

  func apply(to box: HiddenBox) {}
}

/// The box of a view that is not shown.
final class HiddenBox: Box {
  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { [] }

  override var reportedChildren: [Box] { [] }

  override func reports(_ child: Box) -> Bool { false }

  override func collectFocusables(into boxes: inout [Box]) {}
}

extension View {
  /// Draws the view beside its place, without changing the room it takes.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - x: How far towards where lines end, in cells.
  ///   - y: How far down, in cells.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: OffsetModifier(x: x, y: y))
  }

  /// Keeps the room of the view without showing it, to people or to tests.
  ///
  /// Mirrors SwiftUI's modifier.
  public func hidden() -> some View {
    modified(by: HiddenModifier())
  }
}

// MARK: - Position

/// A modifier that puts the middle of a view at a place in all the room there is.
struct PositionModifier: BoxModifier, Equatable {
  let x: CGFloat
  let y: CGFloat

  func makeBox(_ node: ViewNode) -> PositionBox { PositionBox(node) }

  func apply(to box: PositionBox) {
    box.center = Point(x: box.distance(x, "position(x:)"), y: box.distance(y, "position(y:)"))
    box.setNeedsLayout()
  }
}

/// The box of a view whose middle is at a place.
final class PositionBox: Box {
  /// The place of the middle.
  var center = Point.zero

  override var mirrorsContent: Bool { false }

  override func measure(_ proposal: Proposal) -> Size {
    let taken = children.first?.size(for: proposal) ?? .zero
    func extent(_ offer: Int?, _ taken: Int) -> Int {
      offer.flatMap { $0 >= Proposal.infinity ? nil : $0 } ?? taken
    }
    return Size(
      width: extent(proposal.width, taken.width), height: extent(proposal.height, taken.height))
  }

  override func layoutChildren() {
    guard let child = children.first else { return }
    let size = child.size(for: placedProposal)
    child.place(
      at: Point(x: center.x - size.width / 2, y: center.y - size.height / 2),
      offering: placedProposal)
  }
}

// MARK: - Clipping

/// A modifier that cuts off what of a view lies outside its frame.
struct ClipModifier: SilentModifier, Equatable {
  func makeBox(_ node: ViewNode) -> ClipBox { ClipBox(node) }

  func apply(to box: ClipBox) {}
}

/// The box of a view that shows only inside its frame.
final class ClipBox: Box {
  override var clipsContent: Bool { true }

  override var groundPart: GroundPart { .hugging }
}

extension View {
  /// Puts the middle of the view at a place in all the room there is.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - x: The column of the middle, in cells from the left edge.
  ///   - y: The row of the middle, in cells from the upper edge.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: PositionModifier(x: x, y: y))
  }

  /// Puts the middle of the view at a place in all the room there is.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view beside its place, without changing the room it takes.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Cuts off what of the view lies outside its frame.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter antialiased: Means nothing where everything is made of cells.
  /// - Returns: The changed view.
  public func clipped(antialiased: Bool = false) -> some View {
    modified(by: ClipModifier())
  }

  /// Puts the view above others of the same `ZStack`, or below them.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter value: How far above: those with a higher value cover those with a lower one, which is 0 where none is given.
  /// - Returns: The changed view.
  public func zIndex(_ value: Double) -> some View {
    modified(by: TraitModifier<LayerTrait>(value: value))
  }
}
