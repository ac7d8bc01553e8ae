import AccessibilityTree

/// Whether the view that a style of the author's makes holds the control itself, which is told of in the tree then; otherwise the view as a whole is.
final class ControlUse {
  /// Whether it does.
  var isUsed = false
}

/// The view that a style of the author's makes of a control: in the tree one element, which is what the control is.
///
/// As on a phone, whatever the style draws. A touch reaches what the style has there that takes one.
struct StyledControl<Content: View>: View {
  /// What the style makes.
  let content: Content

  /// What is told of it in the tree; `nil` where it holds the control itself.
  let modifier: StyledControlModifier?

  /// What a touch does where the style has nothing that takes one; `nil` for nothing.
  let touched: (() -> Void)?

  /// Makes the view of a control.
  ///
  /// - Parameters:
  ///   - content: What the style makes.
  ///   - use: Whether it holds the control itself.
  ///   - elementType: What the control is.
  ///   - value: Its value.
  ///   - touched: What a touch does where the style has nothing that takes one; `nil` for nothing.
  init(
    _ content: Content, _ use: ControlUse, as elementType: ElementType, value: String = "",
    touched: (() -> Void)? = nil
  ) {
    self.content = content
    self.touched = touched
    modifier = use.isUsed ? nil : StyledControlModifier(elementType: elementType, value: value)
  }

  var body: some View {
    if let modifier {
      if let touched {
        content.modified(by: TapModifier(count: 1, action: touched)).modified(by: modifier)
      } else {
        content.modified(by: modifier)
      }
    } else {
      content
    }
  }
}

/// A modifier that makes one element of a control.
struct StyledControlModifier: BoxModifier, Equatable {
  /// What the control is.
  let elementType: ElementType

  /// Its value.
  let value: String

  func makeBox(_ node: ViewNode) -> StyledControlBox { StyledControlBox(node) }

  func apply(to box: StyledControlBox) {
    box.elementType = elementType
    box.value = value
  }
}

/// The box of a control that a style of the author's draws.
final class StyledControlBox: Box {
  /// What the control is.
  var elementType = ElementType.other

  /// Its value.
  var value = ""

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: elementType)
    // What else the style shows says nothing that the type and the value do not.
    node.label = first(StyledLabelBox.self)?.spokenLabel ?? ""
    node.value = value
    return node
  }

  override var childReporting: ChildReporting { .label }
}

/// A modifier that marks the words of a control among what a style shows.
struct StyledLabelModifier: BoxModifier, Equatable {
  func makeBox(_ node: ViewNode) -> StyledLabelBox { StyledLabelBox(node) }

  func apply(to box: StyledLabelBox) {}
}

/// The box of the words of a control.
final class StyledLabelBox: Box {}
