import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a control that takes text: what it holds, where the cursor stands, and the keys that change both.
class TextInputBox: Box {
  /// What the author binds the text to.
  private var text = Binding.constant("")

  /// How a value is written and read; `nil` where it holds a text.
  private var format: FieldFormat?

  /// What is told of editing.
  private var events = FieldEvents()

  /// Whether what is shown was typed, and is not the value as it is written.
  private var isDraft = false

  /// What was bound when it was looked at last.
  private var boundText = ""

  /// What it holds.
  private(set) final var shownText = ""

  /// The place of the cursor: how many characters stand before it.
  final var position = 0

  /// The place from which to the cursor text is selected; `nil` when nothing is.
  final var anchor: Int?

  /// Whether the next edit takes the place of all there is, as on a phone in a field for a secret that people come to again.
  private var startsAnew = false

  /// What the text was before.
  final var history = EditHistory()

  /// How often the text or the place of the cursor was set.
  private(set) final var editCount = 0

  /// What stands right before the cursor, as far as it says what the next letter begins.
  final var textBeforeCursor: String { String(shownText.prefix(position).suffix(8)) }

  /// Whether the text is a secret.
  var isSecure: Bool { false }

  /// Takes what a new value of the view holds.
  final func apply(_ content: FieldContent, _ events: FieldEvents = FieldEvents()) {
    self.events = events
    tellsSelection = false
    defer { tellsSelection = true }
    switch content {
    case .text(let text):
      format = nil
      self.text = text
      show(text.wrappedValue)
    case .value(let format):
      self.format = format
      let newText = format.text(environment.locale)
      // What people are typing stays until the value is another.
      if !isDraft || newText != boundText { show(newText) }
      boundText = newText
    }
    followSelection()
    textChanged()
  }

  /// Shows a text that was bound.
  private func show(_ newText: String) {
    isDraft = false
    if newText != shownText {
      if position == shownText.count { position = newText.count }
      shownText = newText
      position = min(position, shownText.count)
      anchor = nil
      history.forget()
    }
  }

  /// Shows the value as it is written.
  final func commit() {
    guard let format, isDraft else { return }
    boundText = format.text(environment.locale)
    show(boundText)
    textChanged()
  }

  /// Reads what was typed as a value.
  private func read(by format: FieldFormat) {
    format.read(shownText, environment.locale)
    boundText = format.text(environment.locale)
  }

  /// Reads a value, and tells of Return.
  final func tellCommit() {
    commit()
    events.onCommit()
  }

  override func focusChanged(_ isFocused: Bool) {
    startsAnew = isFocused && isSecure
    if !isFocused {
      commit()
      if graph.editMenu?.field === self { graph.editMenu = nil }
    }
    if isFocused { tellSelection() }
    events.onEditingChanged(isFocused)
  }

  /// Notes that the text or the place of the cursor was set.
  func textChanged() {
    editCount += 1
    setNeedsDisplay()
    if isFocused { tellSelection() }
  }

  /// Whether what is selected is told, and not what the author says just now.
  private var tellsSelection = true

  /// What is selected as the author knows it.
  private var knownSelection: TextSelection?

  /// Selects what the author says, if that is something else than what the author knows.
  private func followSelection() {
    guard let binding = events.selection, binding.wrappedValue != knownSelection else { return }
    knownSelection = binding.wrappedValue
    guard let range = knownSelection?.characters(of: shownText) else { return }
    anchor = range.isEmpty ? nil : range.lowerBound
    position = range.upperBound
    history.endTyping()
  }

  /// Tells the author what is selected, or where the cursor stands.
  private func tellSelection() {
    guard tellsSelection, let binding = events.selection else { return }
    let new = TextSelection(characters: selection ?? position..<position, of: shownText)
    guard new != knownSelection else { return }
    knownSelection = new
    binding.wrappedValue = new
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

  /// What Return does, in a word or two, for people who look for a key.
  var returnTitle: String {
    let label = environment.submitLabel
    return label == .return ? "done" : label.title.lowercased()
  }

  /// Moves the cursor up or down; returns whether there was a line to move to.
  func moveCursor(byLines count: Int) -> Bool { false }

  // MARK: - Input

  final override var touchObserver: (any TouchObserver)? { self }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard !environment.isDisabled else { return true }
    let (wasFocused, formerPosition) = (isFocused, position)
    if event.device == .mouse {
      position = cursorPlace(at: point)
    } else if !isFocused || event.device == .touch {
      position = shownText.count
    }
    anchor = nil
    history.endTyping()
    graph.focus.focus(self)
    textChanged()
    if event.clickCount > 1 {
      select(byTaps: event.clickCount, at: cursorPlace(at: point))
    } else if wasFocused, event.device == .touch ? position == formerPosition : shownText.isEmpty {
      // As on a phone, a tap where the cursor stands already.
      showEditMenu()
    }
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled, let command = EditingCommand(key) else { return false }
    return perform(command)
  }

  // A mouse that is dragged selects; see the dispatcher of input.
  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    guard !environment.isDisabled else { return }
    anchor = cursorPlace(at: start)
    position = cursorPlace(at: point)
    history.endTyping()
    graph.focus.focus(self)
    textChanged()
  }

  /// Puts the cursor behind so many characters.
  final func moveCursor(to place: Int) {
    position = place
    history.endTyping()
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

  /// Inserts a text where the cursor is, in the place of what is selected.
  final func insert(_ added: String) {
    replace(selection ?? position..<position, with: added)
  }

  /// Puts a text in the place of some characters.
  ///
  /// - Parameters:
  ///   - range: The characters.
  ///   - added: The text.
  ///   - isTyped: Whether it is a letter that was typed, which is taken back with those typed before.
  final func replace(_ range: Range<Int>, with added: String, isTyped: Bool = false) {
    guard !range.isEmpty || !added.isEmpty else { return }
    let range = startsAnew ? 0..<shownText.count : range
    startsAnew = false
    let before = state
    var characters = Array(shownText)
    characters.replaceSubrange(range, with: added)
    // Characters may have joined into one; the cursor stands behind what was added.
    let text = String(characters)
    let place = min(text.count, range.lowerBound + added.count)
    history.note(before, typed: isTyped ? place : nil)
    set(EditHistory.State(text: text, position: place))
  }

  /// The text and the place of the cursor.
  final var state: EditHistory.State { EditHistory.State(text: shownText, position: position) }

  /// Takes a text and a place of the cursor; nothing is selected then.
  final func set(_ state: EditHistory.State) {
    shownText = state.text
    position = state.position
    anchor = nil
    isDraft = true
    if let format {
      read(by: format)
    } else {
      text.wrappedValue = shownText
    }
    textChanged()
  }
}
