import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// A control that takes a line of text.
///
/// Mirrors SwiftUI's `TextField`.
///
/// While it has the focus in an application that a test launched, a software keyboard is in the tree, whose keys can be tapped. It lies
/// below the screen and takes no room. With the variable `TEXTUI_KEYBOARD` of the launch set to `shown` it is drawn at the bottom, and the
/// application has the room above; with `none` there is none, as with a hardware keyboard. Keys that are typed reach the field in any case.
public struct TextField: PrimitiveView {
  private let words: FieldWords
  private let text: Binding<String>

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    words = FieldWords(title: String(title))
    self.text = text
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    words = FieldWords(title: String(title), prompt: prompt?.content)
    self.text = text
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(
      view, context, box: TextFieldBox(context, isSecure: false),
      apply: { box, view in box.apply(view.text, words: view.words) })
  }
}

/// A control that takes a secret.
///
/// Mirrors SwiftUI's `SecureField`: one dot is shown, and reported, for each character.
public struct SecureField: PrimitiveView {
  private let words: FieldWords
  private let text: Binding<String>

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    words = FieldWords(title: String(title))
    self.text = text
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    words = FieldWords(title: String(title), prompt: prompt?.content)
    self.text = text
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(
      view, context, box: TextFieldBox(context, isSecure: true),
      apply: { box, view in box.apply(view.text, words: view.words) })
  }
}

/// The words of a field: what it is called, and what it shows while it is empty.
struct FieldWords: Hashable {
  /// What it is called.
  let title: String

  /// What it shows while it is empty; `nil` for what it is called.
  var prompt: String?
}

/// The box of a field for text.
final class TextFieldBox: Box {
  private let isSecure: Bool
  private var text = Binding.constant("")
  private var shownText = ""
  private var words = FieldWords(title: "")

  /// What is shown while the field is empty.
  private var prompt: String { words.prompt ?? words.title }

  /// The place of the cursor: how many characters stand before it.
  private var position = 0

  /// How many characters are scrolled out before the first one shown.
  private var firstShown = 0

  /// Makes the box of a field.
  init(_ owner: any BoxOwner, isSecure: Bool) {
    self.isSecure = isSecure
    super.init(owner)
  }

  /// Takes the binding and the words of a new value of the view.
  func apply(_ text: Binding<String>, words: FieldWords) {
    self.text = text
    self.words = words
    let newText = text.wrappedValue
    if newText != shownText {
      if position == shownText.count { position = newText.count }
      shownText = newText
      position = min(position, shownText.count)
    }
    setNeedsDisplay()
  }

  /// What is drawn and reported in place of the text.
  private var displayText: String {
    isSecure ? String(repeating: "•", count: shownText.count) : shownText
  }

  private var isFocused: Bool { graph.focus.focused === self }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: max(3, min(proposal.width ?? 20, Proposal.infinity)), height: 1)
  }

  override func draw(on canvas: inout Canvas) {
    var style = canvas.style
    style.attributes.insert(.underline)
    if environment.isDisabled { style.attributes.insert(.faint) }
    if isFocused { style.attributes.insert(.bold) }
    canvas.fill(Rect(origin: .zero, size: frame.size), style: style)
    if shownText.isEmpty {
      var promptStyle = style
      promptStyle.attributes.insert(.faint)
      promptStyle.attributes.remove(.bold)
      canvas.write(DrawnText.safe(prompt), at: .zero, style: promptStyle)
    } else {
      scrollToCursor()
      let visible = String(displayText.dropFirst(firstShown))
      canvas.write(DrawnText.safe(visible), at: .zero, style: style)
    }
    if isFocused {
      canvas.restyle(Rect(x: cursorColumn, y: 0, width: 1, height: 1)) {
        $0.attributes.insert(.reverse)
      }
    }
  }

  /// The column of the cursor within the box.
  private var cursorColumn: Int {
    let before = displayText.dropFirst(firstShown).prefix(max(0, position - firstShown))
    return min(DisplayWidth.width(of: String(before)), max(0, frame.width - 1))
  }

  private func scrollToCursor() {
    if position < firstShown { firstShown = position }
    let characters = Array(displayText)
    while firstShown < position {
      let width = characters[firstShown..<min(position, characters.count)]
        .reduce(0) { $0 + DisplayWidth.width(of: $1) }
      if width < frame.width { break }
      firstShown += 1
    }
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: isSecure ? .secureTextField : .textField)
    node.placeholder = prompt
    if words.prompt != nil { node.label = words.title }
    node.value = shownText.isEmpty ? prompt : displayText
    if isSecure { node.states.insert(.secure) }
    node.actions = [.activate, .focus, .editText]
    return node
  }

  override var isFocusable: Bool { true }

  override var isTextInput: Bool { true }

  override var cursor: Point? { Point(x: cursorColumn, y: 0) }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard !environment.isDisabled else { return true }
    if !isFocused || event.device == .touch { position = shownText.count }
    if event.device == .mouse {
      var width = 0
      position = firstShown
      for character in displayText.dropFirst(firstShown) {
        width += DisplayWidth.width(of: character)
        if width > point.x { break }
        position += 1
      }
    }
    graph.focus.focus(self)
    setNeedsDisplay()
    return true
  }

  override func paste(_ text: String) -> Bool {
    insert(text.filter { !$0.isNewline })
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled else { return false }
    let isPlain = key.modifiers.subtracting(.shift).isEmpty
    switch key.key {
    case .character(let character) where isPlain: insert(String(character))
    case .character("a") where key.modifiers == .control: moveCursor(to: 0)
    case .character("e") where key.modifiers == .control: moveCursor(to: shownText.count)
    case .character("u") where key.modifiers == .control: replace(0..<position, with: "")
    case .delete where isPlain:
      if position > 0 { replace(position - 1..<position, with: "") }
    case .forwardDelete where isPlain:
      if position < shownText.count { replace(position..<position + 1, with: "") }
    case .leftArrow where isPlain && position > 0: moveCursor(to: position - 1)
    case .rightArrow where isPlain && position < shownText.count: moveCursor(to: position + 1)
    case .home where isPlain: moveCursor(to: 0)
    case .end where isPlain: moveCursor(to: shownText.count)
    case .return where isPlain:
      environment.submitAction?()
    default:
      return false
    }
    return true
  }

  private func moveCursor(to place: Int) {
    position = place
    setNeedsDisplay()
  }

  private func insert(_ added: String) {
    replace(position..<position, with: added)
  }

  private func replace(_ range: Range<Int>, with added: String) {
    var characters = Array(shownText)
    characters.replaceSubrange(range, with: added)
    shownText = String(characters)
    // Characters may have joined into one; the cursor stands behind what was added.
    position = min(shownText.count, range.lowerBound + added.count)
    text.wrappedValue = shownText
    setNeedsDisplay()
  }
}

/// The key of what Return does in a text field.
private enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What Return does in a text field.
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs code when Return is pressed in a text field inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentWriter(content: self, key: 0, value: action) { $0.submitAction = action }
  }
}
