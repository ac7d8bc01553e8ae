import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// The box of a field for a line of text.
final class TextFieldBox: TextInputBox {
  private let isSecret: Bool
  private var words = FieldWords(title: "")

  /// What is shown while the field is empty.
  private var prompt: String { words.prompt ?? words.title }

  /// The text inside an empty field.
  private var placeholder: DrawnTextBox?

  /// What empties the field of a search that holds something.
  private var clearButton: ClearButtonBox?

  /// The columns that the text has.
  private var textWidth: Int { max(1, frame.width - (clearButton == nil ? 0 : 2)) }

  /// How many characters are scrolled out before the first one shown.
  private var firstShown = 0

  /// Makes the box of a field.
  init(_ owner: any BoxOwner, isSecure: Bool) {
    isSecret = isSecure
    super.init(owner)
  }

  override var isSecure: Bool { isSecret }

  /// Takes the content and the words of a new value of the view.
  func apply(_ content: FieldContent, words: FieldWords, _ events: FieldEvents) {
    self.words = words
    apply(content, events)
  }

  /// What is drawn and reported in place of the text.
  private var displayText: String {
    isSecure ? String(repeating: "•", count: shownText.count) : shownText
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: max(3, min(proposal.width ?? 20, Proposal.infinity)), height: 1)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    style.attributes.insert(.underline)
    if environment.isDisabled { style.attributes.insert(.faint) }
    if isFocused { style.attributes.insert(.bold) }
    let room = Rect(origin: .zero, size: frame.size)
    if shownText.isEmpty, prompt.isEmpty {
      // As on a phone, what stands behind is seen through it: people put a prompt of their own there.
      let added = style.attributes.subtracting(canvas.style.attributes)
      canvas.restyle(room) { $0.attributes.formUnion(added) }
    } else {
      canvas.fill(room, style: style)
    }
    if shownText.isEmpty {
      var promptStyle = style
      promptStyle.attributes.insert(.faint)
      promptStyle.attributes.remove(.bold)
      canvas.write(
        DrawnText.safe(prompt), at: Point(x: inset(of: prompt), y: 0), style: promptStyle)
    } else {
      scrollToCursor()
      canvas.write(DrawnText.safe(visibleText), at: Point(x: inset, y: 0), style: style)
    }
    guard isFocused else { return }
    var shown = Rect(x: cursorColumn, y: 0, width: 1, height: 1)
    if let selection {
      let start = column(of: selection.lowerBound)
      shown = Rect(
        x: start, y: 0, width: max(1, column(of: selection.upperBound) - start), height: 1)
    }
    canvas.restyle(shown) { $0.attributes.insert(.reverse) }
  }

  /// The column of the cursor within the box.
  private var cursorColumn: Int { column(of: position) }

  /// Returns the column of a character within the box.
  private func column(of place: Int) -> Int {
    let before = displayText.dropFirst(firstShown).prefix(max(0, place - firstShown))
    return min(inset + DisplayWidth.width(of: String(before)), textWidth - 1)
  }

  /// What is shown of the text, and what is cut off behind it.
  private var visibleText: String { String(displayText.dropFirst(firstShown)) }

  /// The columns before the text, or before what stands in its place.
  private var inset: Int { inset(of: shownText.isEmpty ? prompt : visibleText) }

  /// Returns the columns before a text, which stands as lines of texts do below each other.
  private func inset(of text: String) -> Int {
    // The cursor stands behind the text.
    let room = textWidth - DisplayWidth.width(of: text) - (isFocused && !shownText.isEmpty ? 1 : 0)
    return switch environment.multilineTextAlignment {
    case .leading: 0
    case .center: max(0, room / 2)
    case .trailing: max(0, room)
    }
  }

  private func scrollToCursor() {
    if position < firstShown { firstShown = position }
    // The cells before the cursor are looked at once, however long a text is pasted.
    let characters = Array(displayText)
    var start = min(position, characters.count)
    var width = 0
    while start > firstShown {
      width += DisplayWidth.width(of: characters[start - 1])
      if width >= textWidth { break }
      start -= 1
    }
    firstShown = max(firstShown, start)
  }

  // An empty field holds its placeholder as a text of its own.
  override func textChanged() {
    super.textChanged()
    let shown = shownText.isEmpty && !prompt.isEmpty ? prompt : ""
    let canClear = environment.isSearchInput && !shownText.isEmpty
    guard shown != placeholder?.text ?? "" || canClear != (clearButton != nil) else { return }
    placeholder = shown.isEmpty ? nil : DrawnTextBox(self, text: shown)
    clearButton = canClear ? ClearButtonBox(self) { [weak self] in self?.clear() } : nil
    setChildren([placeholder, clearButton].compactMap { $0 })
  }

  /// Empties the field, which people go on to type in.
  private func clear() {
    replace(0..<shownText.count, with: "")
    graph.focus.focus(self)
  }

  override func layoutChildren() {
    let row = Proposal(width: frame.width, height: 1)
    placeholder?.place(at: Point(x: inset(of: prompt), y: 0), offering: row)
    clearButton?.place(at: Point(x: frame.width - 2, y: 0), offering: row)
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: isSecure ? .secureTextField : .textField)
    node.placeholder = prompt
    if words.prompt != nil { node.label = words.title }
    node.value = shownText.isEmpty ? prompt : displayText
    if isSecure { node.states.insert(.secure) }
    node.actions = [.activate, .focus, .editText]
    return node
  }

  override var cursor: Point? { Point(x: cursorColumn, y: 0) }

  override func cursorPlace(at point: Point) -> Int {
    place(
      atColumn: max(0, point.x - inset), of: displayText.dropFirst(firstShown), from: firstShown)
  }

  override func paste(_ text: String) -> Bool {
    // A field has one line: the end of each but the last is shown as a blank, never joined.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let content = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    insert(content.joined(separator: " "))
    return true
  }

  override func handleReturn() {
    let requestCount = graph.focus.requestCount
    tellCommit()
    environment.submitAction?()
    if isFocused, requestCount == graph.focus.requestCount { graph.focus.endEditing() }
  }
}
