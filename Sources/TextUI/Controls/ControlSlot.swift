import AccessibilityTree

/// A part of a control that holds views of the author's: its label, what stands at its ends.
struct ControlSlot<Content: View>: PrimitiveView {
  /// The views.
  let content: Content

  /// Whether it is what the control is called, which may not be shown.
  var isLabel = false

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: ControlSlotBox(context), content: \.row,
      apply: { box, view in
        box.isHidden = view.isLabel && box.environment.areLabelsHidden
        box.setNeedsLayout()
      })
  }

  private var row: HStack<Content> { HStack { content } }
}

/// A trait: whether nothing is in a part of a control for views of the author's.
enum EmptySlotTrait: BoxTrait {
  typealias Value = Bool
}

/// The box of a part of a control that holds views of the author's.
final class ControlSlotBox: LabelBox {
  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    guard trait == EmptySlotTrait.self else { return super.trait(trait) }
    return (children.first?.children.isEmpty ?? true) as? Trait.Value
  }
}

extension Box {
  /// Which part of a box's extent a fraction stands for, and back; see ``SliderBox``.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1; what is no number counts as 0.
  ///   - extent: The number of cells.
  /// - Returns: How many of the cells lie before it.
  static func cells(for fraction: Double, of extent: Int) -> Int {
    Int((min(max(fraction.isNaN ? 0 : fraction, 0), 1) * Double(max(0, extent))).rounded())
  }

  /// A fraction as assistive technology says it.
  static func percentage(_ fraction: Double) -> String { "\(cells(for: fraction, of: 100))%" }
}
