import AccessibilityTree
import TextRendering

/// Room that grows along the stack it is in.
///
/// Mirrors SwiftUI's `Spacer`. It gets its share after everything else in the stack: no text is broken into lines beside it.
public struct Spacer: PrimitiveView {
  /// The least room, in cells; none when `nil`.
  public var minLength: CGFloat?

  /// Makes room that grows.
  ///
  /// - Parameter minLength: The least room, in cells.
  ///
  /// - Note: Unlike SwiftUI's, whose least room is a system spacing, it is none here when `nil`.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: SpacerBox(context)) { box, view in
      box.least = view.minLength.map { Int(cells: $0) } ?? 0
      box.setNeedsLayout()
    }
  }

  /// Adds nothing.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {}
}

/// The box of a spacer.
final class SpacerBox: Box {
  /// The least room, in cells.
  var least = 0

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    // Below every priority that a view can be given.
    trait == LayoutPriorityTrait.self ? -Double.infinity as? Trait.Value : nil
  }

  override func measure(_ proposal: Proposal) -> Size {
    let axis = parent?.stackAxis
    func extent(along direction: Axis) -> Int {
      guard axis == nil || axis == direction else { return 0 }
      return max(least, proposal[direction] ?? least)
    }
    return Size(width: extent(along: .horizontal), height: extent(along: .vertical))
  }
}

extension Box {
  /// Whether it is room that grows, and nothing else.
  final var isSpacer: Bool { trait(LayoutPriorityTrait.self) == -.infinity }
}

/// A line across the stack it is in.
///
/// Mirrors SwiftUI's `Divider`.
public struct Divider: PrimitiveView {
  /// Makes a line.
  public init() {}

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: DividerBox(context))
  }

  /// Adds nothing.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {}
}

/// The box of a divider.
final class DividerBox: Box {
  private var isVertical: Bool { parent?.stackAxis == .horizontal }

  override func measure(_ proposal: Proposal) -> Size {
    isVertical
      ? Size(width: 1, height: proposal.height.map { min($0, Proposal.infinity) } ?? 1)
      : Size(width: proposal.width.map { min($0, Proposal.infinity) } ?? 10, height: 1)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if isRule, drawUnderline(on: &canvas) { return }
    var style = canvas.style
    style.attributes.insert(.faint)
    canvas.fill(
      Rect(origin: .zero, size: frame.size), with: isVertical ? "│" : "─", style: style)
  }

  /// Whether it is a line over a view.
  private var isRule: Bool { !isVertical && isRuleOverContent(isThin: true) }

  override func paints(at point: Point) -> Bool { !isRule }
}
