import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of the software keyboard, which is in the tree while a text field has the focus.
///
/// ```
///   q w e r t y u i o p
///    a s d f g h j k l
///   ⇧  z x c v b n m  ⌫
///   123   space   return
/// ```
///
/// Usually it lies below the screen, where it takes no room and covers nothing; its keys can be tapped there all the same.
final class KeyboardBox: Box {
  /// A mode of the keyboard: whether it is there, and where.
  ///
  /// The variable `TEXTUI_KEYBOARD` in the environment of the launch says it.
  enum Mode: String, LaunchChoice {
    /// In the tree of an application that a test launched, but not on the screen.
    case hidden

    /// At the bottom of the screen; the application has the room above.
    case shown

    /// Nowhere, as with a hardware keyboard.
    case none

    static let variable = "TEXTUI_KEYBOARD"
  }

  /// Where it is.
  let mode: Mode

  /// Takes the key presses that tapping makes.
  var send: (KeyPress) -> Void = { _ in }

  /// The field it types into.
  private weak var field: Box?

  /// How often the field's text was set when the keys were last suited to it.
  private var editCount = -1

  private var type: UIKeyboardType?
  private var plane = KeyboardPlane(.default)
  private var submitTitle = SubmitLabel.return.title
  private var keys: [KeyboardPlane: [KeyBox]] = [:]
  private var shift = Shift.off

  /// A state of the shift key.
  private enum Shift {
    /// Nothing.
    case off

    /// The next one is a capital one.
    case once

    /// All are capital ones.
    case locked
  }

  /// Makes the keyboard.
  init(_ owner: any BoxOwner, mode: Mode) {
    self.mode = mode
    super.init(owner)
  }

  /// Suits the keys to a field, and to what stands before its cursor.
  func attach(to field: Box) {
    let input = field as? TextInputBox
    let edits = input?.editCount ?? 0
    guard field !== self.field else {
      guard edits != editCount else { return }
      editCount = edits
      let wanted = automaticShift(for: input)
      if shift != .locked, wanted != shift { setShift(wanted) }
      return
    }
    editCount = edits
    self.field = field
    let environment = field.environment
    submitTitle = environment.submitLabel.title
    if type != environment.keyboardType {
      type = environment.keyboardType
      plane = KeyboardPlane(environment.keyboardType)
    }
    shift = automaticShift(for: input)
    showKeys()
  }

  /// Returns the state of the shift key that a field asks for, by what stands before its cursor.
  private func automaticShift(for field: TextInputBox?) -> Shift {
    guard let field, !field.isSecure, plane.kind == .letters, type != .namePhonePad else {
      return .off
    }
    let before = field.textBeforeCursor
    switch (field.environment.autocapitalization ?? .sentences).kind {
    case .never: return .off
    case .characters: return .locked
    case .words: return before.last.map(\.isWhitespace) ?? true ? .once : .off
    case .sentences:
      guard let last = before.last, !last.isNewline else { return .once }
      let end = before.last { !$0.isWhitespace }
      return last.isWhitespace && end.map { ".!?".contains($0) } ?? true ? .once : .off
    }
  }

  /// Shows the keys of the plane, made once, with their labels as they are now.
  private func showKeys() {
    let boxes =
      keys[plane]
      ?? plane.rows.joined().map { key in
        let box = KeyBox(self, key: key)
        box.onTap = { [weak self] in self?.tap(key, isDouble: $0) }
        return box
      }
    keys[plane] = boxes
    setChildren(boxes)
    for box in boxes { box.name = name(of: box.key) }
  }

  private func name(of key: KeyboardPlane.Key) -> KeyBox.Name {
    switch key {
    case .text(let text):
      let shown = shift == .off ? text : text.uppercased()
      return KeyBox.Name(label: shown, symbol: shown)
    case .space: return KeyBox.Name(label: "space", symbol: "space")
    case .delete:
      // As on a phone the key of a pad for numbers has a label with a capital, by which it is found.
      let isPad = if case .pad = plane.kind { true } else { false }
      return KeyBox.Name(label: isPad ? "Delete" : "delete", symbol: "⌫")
    case .submit:
      // Two of them are called so on a phone.
      let isMarked = submitTitle == "Next" || submitTitle == "Join"
      return KeyBox.Name(
        identifier: submitTitle + (isMarked ? ":" : ""), label: submitTitle.lowercased(),
        symbol: submitTitle.lowercased())
    case .shift:
      let isLetters = plane.kind == .letters
      return KeyBox.Name(
        identifier: "shift", label: isLetters ? "shift" : "symbols",
        symbol: isLetters ? "⇧" : "#+=", isSelected: isLetters && shift != .off)
    case .more:
      let isLetters = plane.kind == .letters
      return KeyBox.Name(
        identifier: "more", label: isLetters ? "numbers" : "letters",
        symbol: isLetters ? "123" : "ABC")
    }
  }

  private func tap(_ key: KeyboardPlane.Key, isDouble: Bool) {
    if let next = plane.after(key) {
      plane = next
      shift = .off
      return showKeys()
    }
    switch key {
    case .text(let text):
      for character in shift == .off ? text : text.uppercased() {
        send(KeyPress(.character(character)))
      }
      if shift == .once { setShift(.off) }
    case .space: send(KeyPress(.character(" ")))
    case .delete: send(KeyPress(.delete))
    case .submit: send(KeyPress(.return))
    case .shift: setShift(isDouble ? .locked : shift == .off ? .once : .off)
    case .more: break
    }
  }

  private func setShift(_ shift: Shift) {
    self.shift = shift
    showKeys()
  }

  // MARK: - Layout

  /// How many rows it takes from the application.
  var roomTaken: Int { mode == .shown ? rowCount + 1 : 0 }

  private var rowCount: Int { 4 }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: rowCount + (mode == .shown ? 1 : 0))
  }

  override func layoutChildren() {
    let unit = max(1, min(4, frame.width / 11))
    var index = 0
    for (y, row) in plane.rows.enumerated() {
      let columns = row.reduce(0) { $0 + $1.columns }
      var x = max(0, (frame.width - columns * unit) / 2)
      for key in row where index < children.count {
        let width = key.columns * unit
        children[index].place(
          at: Point(x: x, y: y + frame.height - rowCount),
          offering: Proposal(width: width, height: 1))
        x += width
        index += 1
      }
    }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    canvas.fill(Rect(origin: .zero, size: frame.size))
    var style = canvas.style
    style.attributes.insert(.faint)
    canvas.fill(Rect(x: 0, y: 0, width: frame.width, height: 1), with: "─", style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? { ElementNode(id: id, elementType: .keyboard) }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool { true }
}

/// The box of a key of the software keyboard.
final class KeyBox: Box {
  /// A name of a key, and what it shows.
  struct Name: Hashable {
    var identifier = ""
    var label: String
    var symbol: String
    var isSelected = false
  }

  /// What it does.
  let key: KeyboardPlane.Key

  /// Takes a tap; with whether it is the second of two.
  var onTap: (Bool) -> Void = { _ in }

  /// What it is called.
  var name = Name(label: "", symbol: "") {
    didSet { if name != oldValue { setNeedsDisplay() } }
  }

  /// Makes a key.
  init(_ owner: any BoxOwner, key: KeyboardPlane.Key) {
    self.key = key
    super.init(owner)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 4, height: 1)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    if name.isSelected { style.attributes.insert(.reverse) }
    let width = DisplayWidth.width(of: name.symbol)
    canvas.write(name.symbol, at: Point(x: max(0, (frame.width - width) / 2), y: 0), style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    let isButton = key == .submit || key == .shift
    var node = ElementNode(id: id, elementType: isButton ? .button : .key)
    node.identifier = name.identifier
    node.label = name.label
    node.actions = [.activate]
    if name.isSelected { node.states.insert(.selected) }
    return node
  }

  override var touchObserver: (any TouchObserver)? { key == .delete ? self : nil }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    onTap(event.clickCount == 2)
    return true
  }
}

extension KeyBox: TouchObserver {
  /// Deletes again and again while it is held, slowly at first and then fast.
  func handleLongPress(_ event: PointerEvent, at point: Point, seconds: Double) -> Bool {
    guard key == .delete else { return false }
    let slow = min(20, max(0, (seconds - 0.5) / 0.1))
    let fast = max(0, (seconds - 2.5) / 0.02)
    for _ in 0..<1 + Int(min(slow + fast, 10_000)) { onTap(false) }
    return true
  }
}
