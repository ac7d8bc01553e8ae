import Primitives

/// An element of the screen as outlines see it, read once.
struct ShownElement {
  /// The element at that moment, for the suite's own code.
  let snapshot: any XCUIElementSnapshot

  /// The type.
  let type: XCUIElement.ElementType

  /// The label.
  let label: String

  /// The identifier.
  let identifier: String

  /// The value.
  let value: String

  /// The title.
  let title: String

  /// What is shown in place of text; empty when nothing is.
  let placeholderValue: String

  /// Whether it takes input.
  let isEnabled: Bool

  /// Whether it is the chosen one.
  let isSelected: Bool

  /// Whether it has the keyboard's focus.
  let hasFocus: Bool

  /// How it is drawn; `nil` for one that shows nothing, and where no outline asks for that.
  private let look: DrawnLook?

  /// Reads an element.
  ///
  /// - Parameters:
  ///   - snapshot: The element.
  ///   - screen: The screen it is on; `nil` where it does not matter how it is drawn.
  init(_ snapshot: any XCUIElementSnapshot, on screen: XCUIScreenshot? = nil) {
    self.snapshot = snapshot
    look = screen?.look(in: snapshot.frame)
    type = snapshot.elementType
    label = snapshot.label
    identifier = snapshot.identifier
    value = snapshot.value.map { String(describing: $0) } ?? ""
    title = snapshot.title
    placeholderValue = snapshot.placeholderValue ?? ""
    isEnabled = snapshot.isEnabled
    isSelected = snapshot.isSelected
    hasFocus = snapshot.hasFocus
  }

  /// The color of its characters; empty for none.
  var foregroundColor: String { look?.foreground ?? "" }

  /// The color behind them; empty for none.
  var backgroundColor: String { look?.background ?? "" }

  /// Whether they are bold.
  var isBold: Bool { look?.isBold ?? false }

  /// Whether they are italic.
  var isItalic: Bool { look?.isItalic ?? false }

  /// Whether they are underlined.
  var isUnderlined: Bool { look?.isUnderlined ?? false }

  /// The element as an outline writes it, with all that is worth stating.
  var source: String {
    var parts = [".\(type)"]
    if !label.isEmpty { parts.append(SafeText.literal(label)) }
    if !identifier.isEmpty { parts.append("identifier: \(SafeText.literal(identifier))") }
    if !value.isEmpty, value != placeholderValue {
      parts.append("value: \(SafeText.literal(value))")
    }
    if !title.isEmpty { parts.append("title: \(SafeText.literal(title))") }
    if !placeholderValue.isEmpty {
      parts.append("placeholderValue: \(SafeText.literal(placeholderValue))")
    }
    if !isEnabled { parts.append("isEnabled: false") }
    if isSelected { parts.append("isSelected: true") }
    return "Element(\(parts.joined(separator: ", ")))"
  }

  /// Returns whether there is nothing to say of the element itself: it only holds others.
  ///
  /// - Parameter parent: The element around it; `nil` for the outermost.
  /// - Returns: Whether it is looked through.
  func isPlain(in parent: ShownElement?) -> Bool {
    let isOfAlert = type == .scrollView && (parent?.type == .alert || parent?.type == .sheet)
    return (type == .other || isOfAlert) && isEnabled && !isSelected
      && [label, identifier, value, title, placeholderValue].allSatisfy(\.isEmpty)
  }

  /// Returns whether the element is the text or picture by which the button around it is called, and nothing else.
  ///
  /// - Parameter parent: The element around it; `nil` for the outermost.
  /// - Returns: Whether all that could be said of it is said of the button.
  func isEcho(of parent: ShownElement?) -> Bool {
    guard let parent, parent.type == .button, type == .staticText || type == .image else {
      return false
    }
    return label == parent.label && (identifier.isEmpty || identifier == parent.identifier)
      && [value, title, placeholderValue].allSatisfy(\.isEmpty)
  }
}
