import AccessibilityTree

/// A rectangle on the screen of the tiny toolkit: draws itself and says what it is.
@MainActor package class Widget {
  /// What a test finds it by.
  package let identifier: String

  /// Where it is, in cells.
  var frame = Rect.zero

  /// Makes a widget.
  init(identifier: String) {
    self.identifier = identifier
  }

  /// The text it shows.
  var text: String { "" }

  /// The kind of element it reports.
  var elementType: ElementType { .staticText }

  /// Fills in the element it reports.
  func describe(_ node: inout ElementNode) {
    node.identifier = identifier
    node.label = text
  }

  /// Takes a tap.
  func tapped() {}

  /// Takes a character while it has the focus.
  func typed(_ character: Character) {}
}

/// Text that does not change by itself.
package final class LabelWidget: Widget {
  /// The text.
  package var shown = ""

  override var text: String { shown }
}

/// Something to press.
package final class ButtonWidget: Widget {
  /// What it says.
  package var title = ""

  /// What pressing it does.
  package var action: () -> Void = {}

  override var text: String { "<\(title)>" }

  override var elementType: ElementType { .button }

  override func describe(_ node: inout ElementNode) {
    super.describe(&node)
    node.label = title
    node.actions = [.activate]
  }

  override func tapped() { action() }
}

/// Something to type into.
package final class FieldWidget: Widget {
  /// What was typed.
  package private(set) var content = ""

  /// Whether it has the focus.
  package var isFocused = false

  override var text: String { content.isEmpty ? "(\(identifier))" : content }

  override var elementType: ElementType { .textField }

  override func describe(_ node: inout ElementNode) {
    node.identifier = identifier
    node.placeholder = identifier
    node.value = content.isEmpty ? identifier : content
    node.actions = [.focus, .editText]
    if isFocused { node.states.insert(.focused) }
  }

  override func tapped() { isFocused = true }

  override func typed(_ character: Character) { content.append(character) }
}
