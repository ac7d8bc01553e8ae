import AccessibilityTree

/// A modifier that makes a view as large as a part of the container around: what scrolls, or the screen.
struct ContainerFrameModifier: BoxModifier {
  /// The directions that are set.
  let axes: Axis.Set

  /// Where the view stands in its room.
  let alignment: Alignment

  /// Returns the length for that of the container; `nil` for all of it.
  let length: ((CGFloat, Axis) -> CGFloat)?

  func makeBox(_ node: ViewNode) -> ContainerFrameBox { ContainerFrameBox(node) }

  func apply(to box: ContainerFrameBox) {
    box.modifier = self
    box.setNeedsLayout()
    box.graph.watch(box)
  }
}

/// The box of a view that is as large as a part of the container around.
final class ContainerFrameBox: Box, PlaceWatching {
  /// What is set.
  var modifier: ContainerFrameModifier?

  /// The room of the container around when it was measured: that is worked out before the container is placed.
  private var knownContainer = Size.zero

  func checkPlaces() -> Bool {
    if container != knownContainer { setNeedsLayout() }
    return parent != nil
  }

  /// The room of the container around: of what scrolls, or of the page, sheet or screen.
  private var container: Size {
    for box in ancestors where !box.scrollAxes.isEmpty || box is ScreenBox {
      return (box as? ScrollBox)?.containerSize ?? box.frame.size
    }
    return .zero
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    guard let modifier else { return proposal }
    let container = knownContainer
    /// Returns the length along an axis, in cells.
    func length(_ axis: Axis, of whole: Int) -> Int {
      let length = modifier.length.map { $0(CGFloat(whole), axis) } ?? CGFloat(whole)
      return max(0, Int(cells: length))
    }
    var offer = proposal
    if modifier.axes.contains(Axis.Set.horizontal) {
      offer.width = length(.horizontal, of: container.width)
    }
    if modifier.axes.contains(Axis.Set.vertical) {
      offer.height = length(.vertical, of: container.height)
    }
    return offer
  }

  override func measure(_ proposal: Proposal) -> Size {
    knownContainer = container
    let offer = offer(proposal)
    let inside = children.first?.size(for: offer) ?? .zero
    guard let axes = modifier?.axes else { return inside }
    return Size(
      width: axes.contains(Axis.Set.horizontal) ? offer.width ?? inside.width : inside.width,
      height: axes.contains(Axis.Set.vertical) ? offer.height ?? inside.height : inside.height)
  }

  override func layoutChildren() {
    let offer = offer(placedProposal)
    guard let child = children.first else { return }
    let size = child.size(for: offer)
    let alignment = modifier?.alignment ?? .center
    child.place(at: alignment.origin(of: size, in: frame.size), offering: offer)
  }
}

extension View {
  /// Makes the view as large as the container around: what scrolls, or the screen.
  ///
  /// Mirrors SwiftUI's modifier.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modified(by: ContainerFrameModifier(axes: axes, alignment: alignment, length: nil))
  }

  /// Makes the view as large as some of the parts into which the container around is divided.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - axes: The directions that are set.
  ///   - count: How many parts the container has.
  ///   - span: How many of them the view takes.
  ///   - spacing: The room between two parts, in cells.
  ///   - alignment: Where the view stands in its room.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let room = length - spacing * CGFloat(max(0, count - 1))
        return room / CGFloat(max(1, count)) * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
      })
  }

  /// Makes the view as large as code says for the container around.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified(by: ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
