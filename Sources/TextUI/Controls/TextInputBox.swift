import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a control that takes text: what it holds, where the cursor stands, and the keys that change both.
class TextInputBox: Box {
  /// What the author binds the text to.
  private var text = Binding.constant("")

  /// What it holds.
  private(set) final var shownText = ""

  /// The place of the cursor: how many characters stand before it.
  final var position = 0

  /// How often the text or the place of the cursor was set.
  private(set) final var editCount = 0

  /// What stands right before the cursor, as far as it says what the next letter begins.
  final var textBeforeCursor: String { String(shownText.prefix(position).suffix(8)) }

  /// Whether the text is a secret.
  var isSecure: Bool { false }

  /// Takes the binding of a new value of the view.
  final func apply(_ text: Binding<String>) {
    self.text = text
    let newText = text.wrappedValue
    if newText != shownText {
      if position == shownText.count { position = newText.count }
      shownText = newText
      position = min(position, shownText.count)
    }
    textChanged()
  }

  /// Notes that the text or the place of the cursor was set.
  func textChanged() {
    editCount += 1
    setNeedsDisplay()
  }

  /// Whether it has the keyboard's focus.
  final var isFocused: Bool { graph.focus.focused === self }

  override func paints(at point: Point) -> Bool { true }

  override var isFocusable: Bool { true }

  override var isTextInput: Bool { true }

  // MARK: - Hooks

  /// Where a text of one or several lines begins around the cursor, and where it ends: how many characters stand before each.
  var lineAroundCursor: ClosedRange<Int> { 0...shownText.count }

  /// Returns how many characters stand before a place inside the box.
  func cursorPlace(at point: Point) -> Int { shownText.count }

  /// Does what Return does.
  func handleReturn() {}

  /// Moves the cursor up or down; returns whether there was a line to move to.
  func moveCursor(byLines count: Int) -> Bool { false }

  // MARK: - Input

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard !environment.isDisabled else { return true }
    if event.device == .mouse {
      position = cursorPlace(at: point)
    } else if !isFocused || event.device == .touch {
      position = shownText.count
    }
    graph.focus.focus(self)
    textChanged()
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled else { return false }
    let isPlain = key.modifiers.subtracting(.shift).isEmpty
    let line = lineAroundCursor
    switch key.key {
    case .character(let character) where isPlain: insert(String(character))
    case .character("a") where key.modifiers == .control: moveCursor(to: line.lowerBound)
    case .character("e") where key.modifiers == .control: moveCursor(to: line.upperBound)
    case .character("u") where key.modifiers == .control:
      replace(line.lowerBound..<position, with: "")
    case .delete where isPlain:
      if position > 0 { replace(position - 1..<position, with: "") }
    case .forwardDelete where isPlain:
      if position < shownText.count { replace(position..<position + 1, with: "") }
    case .leftArrow where isPlain && position > 0: moveCursor(to: position - 1)
    case .rightArrow where isPlain && position < shownText.count: moveCursor(to: position + 1)
    case .upArrow where isPlain: return moveCursor(byLines: -1)
    case .downArrow where isPlain: return moveCursor(byLines: 1)
    case .home where isPlain: moveCursor(to: line.lowerBound)
    case .end where isPlain: moveCursor(to: line.upperBound)
    case .return where isPlain: handleReturn()
    default:
      return false
    }
    return true
  }

  /// Puts the cursor behind so many characters.
  final func moveCursor(to place: Int) {
    position = place
    textChanged()
  }

  /// Returns the place of a character, of some beside each other, by the column it stands in.
  ///
  /// - Parameters:
  ///   - column: The column, from where the first one begins.
  ///   - characters: The characters.
  ///   - start: The place of the first one.
  /// - Returns: The place, that behind the last one where the column is behind it.
  final func place(
    atColumn column: Int, of characters: some Sequence<Character>, from start: Int
  ) -> Int {
    var width = 0
    var place = start
    for character in characters {
      width += DisplayWidth.width(of: character)
      if width > column { break }
      place += 1
    }
    return place
  }

  /// Inserts a text where the cursor is.
  final func insert(_ added: String) {
    replace(position..<position, with: added)
  }

  /// Puts a text in the place of some characters.
  private func replace(_ range: Range<Int>, with added: String) {
    var characters = Array(shownText)
    characters.replaceSubrange(range, with: added)
    shownText = String(characters)
    // Characters may have joined into one; the cursor stands behind what was added.
    position = min(shownText.count, range.lowerBound + added.count)
    text.wrappedValue = shownText
    textChanged()
  }
}
