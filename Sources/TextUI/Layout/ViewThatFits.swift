import AccessibilityTree

/// The first of several views that fits in the room there is; the last where none does.
///
/// Mirrors SwiftUI's `ViewThatFits`.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice of views.
  ///
  /// - Parameters:
  ///   - axes: The directions in which they have to fit.
  ///   - content: The views, the best first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: FittingBox(context), content: \.content,
      apply: { box, view in
        box.axes = view.axes
        box.setNeedsLayout()
      })
  }
}

/// The box of a choice of views.
final class FittingBox: Box {
  /// The directions in which they have to fit.
  var axes: Axis.Set = [.horizontal, .vertical]

  private var chosen: Box?

  private func choice(for proposal: Proposal) -> Box? {
    children.first { child in
      let ideal = child.size(
        for: Proposal(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .max
      let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .max
      return fitsAcross && fitsDown
    } ?? children.last
  }

  override func measure(_ proposal: Proposal) -> Size {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func layoutChildren() {
    let newChoice = choice(for: placedProposal)
    if newChoice !== chosen {
      chosen = newChoice
      reportAllChildren()
    }
    newChoice?.place(at: .zero, offering: placedProposal)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    chosen.map { [$0] } ?? []
  }

  override var reportedChildren: [Box] { chosen.map { [$0] } ?? [] }

  override func reports(_ child: Box) -> Bool { child === chosen }

  override func collectFocusables(into boxes: inout [Box]) {
    chosen?.collectFocusables(into: &boxes)
  }
}
