import AccessibilityTree

/// Draws a view beside its place, without changing the room it takes.
struct OffsetModifier: BoxModifier, Equatable {
  let x: Int
  let y: Int

  func makeBox(_ node: ViewNode) -> OffsetBox { OffsetBox(node) }

  func apply(to box: OffsetBox) {
    box.distance = Point(x: x, y: y)
    box.setNeedsLayout()
  }
}

/// The box of a view beside its place.
final class OffsetBox: Box {
  /// How far it is moved.
  var distance = Point.zero

  override func layoutChildren() {
    children.first?.place(at: distance, offering: placedProposal)
  }
}

/// Keeps the room of a view without showing it.
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
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    func cells(_ length: CGFloat) -> Int {
      length.isFinite ? Int(min(max(length, -10_000), 10_000).rounded()) : 0
    }
    return modified(by: OffsetModifier(x: cells(x), y: cells(y)))
  }

  /// Keeps the room of the view without showing it, to people or to tests.
  ///
  /// Mirrors SwiftUI's modifier.
  public func hidden() -> some View {
    modified(by: HiddenModifier())
  }
}
