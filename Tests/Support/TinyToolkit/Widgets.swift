package import AccessibilityTree

/// A rectangle on the screen of the tiny toolkit: draws itself and says what it is.
@MainActor package class Widget {
  /// The identity of the element it reports.
  package let id: ElementID

  /// What a test finds it by.
  package let identifier: String

  /// Where it is, in cells.
  var frame = Rect.zero

  /// Makes a widget.
  init(_ number: UInt64, identifier: String) {
    id = ElementID(number)
    self.identifier = identifier
  }

  /// The text it shows.
  var text: String { "" }

  /// The element it reports.
  var node: ElementNode {
    var node = ElementNode(id: id, elementType: .staticText, frame: frame)
    node.identifier = identifier
    node.label = text
    return node
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

  override var node: ElementNode {
    var node = super.node
    node.elementType = .button
    node.label = title
    node.actions = [.activate]
    return node
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

  override var node: ElementNode {
    var node = super.node
    node.elementType = .textField
    node.label = ""
    node.placeholder = identifier
    node.value = content.isEmpty ? identifier : content
    node.actions = [.focus, .editText]
    if isFocused { node.states.insert(.focused) }
    return node
  }

  override func tapped() { isFocused = true }

  override func typed(_ character: Character) { content.append(character) }
}
