import AccessibilityTree
import AutomationWire
import TextRendering

/// A parser of the bytes that a terminal sends: keys, mouse reports and pastes.
///
/// The bytes may come in any pieces. Every byte is consumed; sequences that mean nothing to an app are
/// swallowed whole and never become text. What the parser remembers is bounded.
///
/// A lone escape is ambiguous: it is a key, or the beginning of a sequence whose rest is on its way.
/// Then ``isWaitingForMore`` holds, and ``flush()`` after a short silence decides for the key.
///
/// ```
///           printable, UTF-8                    final byte
///   ground ─────────────────▶ text      CSI ─────────────────▶ key, mouse
///     │ ESC          ┌─ [ ───────────────┘└─ 200~ ──▶ paste ─ ESC [ 201~ ─▶ ground
///     ▼              ├─ O ──▶ one more byte ──▶ key
///   escape ──────────┼─ ] P X ^ _ ──▶ string ── BEL, ESC \ ──▶ ground (swallowed, but for an answer)
///                    └─ anything else ──▶ key with option
/// ```
struct TerminalInputParser: Sendable {
  /// A state of the parser: where in a sequence the next byte stands.
  private enum State: Sendable, Hashable {
    /// Outside of sequences.
    case ground

    /// Behind one or two escapes.
    case escape(count: Int)

    /// Behind `ESC O`, with the modifiers that some terminals put there.
    case single

    /// Inside of a control sequence.
    case sequence

    /// Behind `ESC [ [`, which the Linux console sends for its first function keys.
    case console

    /// Behind `ESC [ M`: the three bytes of an old mouse report.
    case mouse([UInt8])

    /// Inside of a string that is swallowed.
    case string

    /// Behind an escape inside of a string.
    case stringEscape

    /// Inside of a bracketed paste.
    case paste
  }

  /// The state.
  private var state = State.ground

  /// The byte that came behind the escape and may turn out to be a key; nil once more has come.
  private var introducer: UInt8?

  /// Whether the key to come is pressed with option, because an escape stands before it.
  private var isOptionHeld = false

  /// The control sequence under way.
  private var sequence = ControlSequence()

  /// What a string begins with, for ``background``.
  private var string: [UInt8] = []

  /// The colour of the terminal's ground, as of its last answer; `nil` before there is one.
  private(set) var background: RGBColor?

  /// The modifiers' number of an `ESC O` sequence.
  private var singleModifiers = 0

  /// The character under way.
  private var scalars = UTF8Accumulator()

  /// The characters of this feed that have not become keys yet, so that clusters stay whole.
  private var text = ""

  /// The mouse.
  private var mouse = MouseTracker()

  /// The paste under way.
  private var paste: PasteCollector

  /// When the bytes of this feed came.
  private var time = Duration.zero

  /// The events of this feed.
  private var events: [InputEvent] = []

  /// Creates a parser that has seen nothing.
  ///
  /// - Parameter pasteLimit: The most bytes of a paste that are kept.
  init(pasteLimit: Int = 1 << 20) {
    paste = PasteCollector(limit: pasteLimit)
  }
}

// MARK: - Feeding

extension TerminalInputParser {
  /// Whether the last bytes may be a key or the beginning of something longer, for ``flush()`` to decide.
  var isWaitingForMore: Bool {
    switch state {
    case .escape: true
    case .single, .sequence, .string: introducer != nil
    case .ground, .console, .mouse, .stringEscape, .paste: false
    }
  }

  /// Takes bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, in pieces of any length.
  ///   - time: When they came, from any fixed point; it decides which presses are a double click.
  /// - Returns: The events that they complete.
  mutating func feed(_ bytes: [UInt8], at time: Duration) -> [InputEvent] {
    self.time = time
    for byte in bytes { consume(byte) }
    return takeEvents()
  }

  /// Decides that nothing more comes: what may be a key is one.
  ///
  /// - Returns: The events.
  mutating func flush() -> [InputEvent] {
    guard isWaitingForMore else { return [] }
    if case .escape(let count) = state {
      for _ in 0..<count { emit(.escape) }
    } else if let introducer {
      emit(.character(Character(Unicode.Scalar(introducer))), modifiers: .option)
    }
    reset()
    return takeEvents()
  }

  /// Returns the events collected, and forgets them.
  private mutating func takeEvents() -> [InputEvent] {
    emitText()
    let taken = events
    events = []
    return taken
  }

  /// Takes one byte.
  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeInGround(byte)
    case .escape(let count): consumeAfterEscape(byte, count: count)
    case .single, .sequence, .console: consumeInSequence(byte)
    case .mouse(let bytes): consumeInMouse(byte, after: bytes)
    case .string, .stringEscape: consumeInString(byte)
    case .paste:
      if let text = paste.consume(byte) {
        state = .ground
        emit(.paste(text))
      }
    }
  }

  /// Forgets a sequence.
  private mutating func reset() {
    state = .ground
    introducer = nil
    isOptionHeld = false
  }
}

// MARK: - Events

extension TerminalInputParser {
  /// Adds an event behind the characters before it.
  private mutating func emit(_ event: InputEvent) {
    emitText()
    events.append(event)
  }

  /// Adds a key.
  private mutating func emit(_ key: KeyPress.Key, modifiers: KeyPress.Modifiers = []) {
    emit(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// Adds a key with option if an escape stands before it, and ends the sequence.
  private mutating func finish(_ press: KeyPress?) {
    if var press {
      if isOptionHeld { press.modifiers.insert(.option) }
      emit(.key(press))
    }
    reset()
  }

  /// Adds the characters that have come.
  private mutating func emitText() {
    guard !text.isEmpty else { return }
    for character in text { events.append(.key(KeyPress(.character(character)))) }
    text = ""
  }
}

// MARK: - Characters

extension TerminalInputParser {
  /// Takes a byte outside of sequences.
  private mutating func consumeInGround(_ byte: UInt8) {
    if scalars.isPending || byte >= 0x80 {
      switch scalars.consume(byte) {
      case .incomplete: break
      case .scalar(let scalar): consume(scalar)
      case .invalid: consume("\u{FFFD}")
      case .invalidBefore:
        consume("\u{FFFD}")
        consume(byte)
      }
    } else if byte == 0x1B {
      state = .escape(count: 1)
    } else if byte < 0x20 || byte == 0x7F {
      finish(TerminalKeys.control(byte))
    } else {
      consume(Unicode.Scalar(byte))
    }
  }

  /// Takes a character that is not an ASCII control.
  private mutating func consume(_ scalar: Unicode.Scalar) {
    if (0x80...0x9F).contains(scalar.value) {
      // What `ESC [` is in seven bits; the escape is not a key here.
      begin(UInt8(scalar.value - 0x40))
      introducer = nil
    } else if isOptionHeld {
      finish(KeyPress(.character(Character(scalar))))
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Takes the byte behind one or two escapes.
  private mutating func consumeAfterEscape(_ byte: UInt8, count: Int) {
    guard byte != 0x1B else {
      if count == 2 { emit(.escape) }
      state = .escape(count: 2)
      return
    }
    // Two escapes before `[` or `O` are a cursor key with option; else the first is a key.
    let isKeySequence = byte == 0x5B || byte == 0x4F
    if count == 2 && !isKeySequence { emit(.escape) }
    reset()
    isOptionHeld = count == 2 && isKeySequence
    if !begin(byte) {
      isOptionHeld = true
      consumeInGround(byte)
    }
  }

  /// Begins the sequence that a byte behind an escape introduces.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: Whether it introduces one.
  @discardableResult
  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x5B: state = .sequence
    case 0x4F: state = .single
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: state = .string
    default: return false
    }
    introducer = byte
    sequence = ControlSequence()
    string = [byte]
    singleModifiers = 0
    return true
  }
}

// MARK: - Sequences

extension TerminalInputParser {
  /// Takes a byte inside of a control sequence or behind `ESC O`.
  private mutating func consumeInSequence(_ byte: UInt8) {
    introducer = nil
    switch byte {
    case 0x1B:
      reset()
      state = .escape(count: 1)
    case 0x18, 0x1A: reset()
    case 0x03:
      // The way out works even when a terminal left a sequence unfinished.
      reset()
      consumeInGround(byte)
    case 0x00...0x1F, 0x7F: break
    case 0x80...0xFF:
      reset()
      consumeInGround(byte)
    case 0x20...0x3F where state == .sequence: sequence.append(byte)
    case 0x30...0x39 where state == .single:
      singleModifiers = min(999, singleModifiers * 10 + Int(byte - 0x30))
    default: finishSequence(byte)
    }
  }

  /// Ends a sequence with its last byte.
  private mutating func finishSequence(_ byte: UInt8) {
    switch state {
    case .single: finish(TerminalKeys.single(byte, modifiers: singleModifiers))
    case .console: finish(TerminalKeys.console(byte))
    default:
      if sequence.isEmpty && byte == 0x5B {
        state = .console
      } else if sequence.isEmpty && byte == 0x4D {
        state = .mouse([])
      } else if TerminalKeys.beginsPaste(sequence, final: byte) {
        reset()
        state = .paste
      } else if sequence.marker == 0x3C {
        finishMouse(byte)
      } else {
        finish(TerminalKeys.sequence(sequence, final: byte))
      }
    }
  }

  /// Ends a mouse report, `ESC [ < code ; x ; y` with `M` or, of a release, `m`.
  private mutating func finishMouse(_ byte: UInt8) {
    defer { reset() }
    guard byte == 0x4D || byte == 0x6D, !sequence.isMalformed, !sequence.hasIntermediates,
      sequence.parameters.count == 3, let code = sequence.value(0), let x = sequence.value(1),
      let y = sequence.value(2)
    else { return }
    report(code: code, x: x, y: y, isRelease: byte == 0x6D)
  }

  /// Takes one of the three bytes of an old mouse report, each 32 more than what it means.
  private mutating func consumeInMouse(_ byte: UInt8, after bytes: [UInt8]) {
    guard bytes.count == 2 else {
      state = .mouse(bytes + [byte])
      return
    }
    reset()
    if bytes[0] >= 32 && bytes[1] > 32 && byte > 32 {
      report(code: Int(bytes[0]) - 32, x: Int(bytes[1]) - 32, y: Int(byte) - 32, isRelease: false)
    }
  }

  /// Adds the event of a mouse report, whose cells count from 1.
  private mutating func report(code: Int, x: Int, y: Int, isRelease: Bool) {
    let position = Point(x: max(1, x) - 1, y: max(1, y) - 1)
    let report = MouseTracker.Report(code: code, position: position, isRelease: isRelease)
    if let event = mouse.event(for: report, at: time) { emit(event) }
  }

  /// Takes a byte inside of a string, which is swallowed.
  private mutating func consumeInString(_ byte: UInt8) {
    introducer = nil
    switch (state, byte) {
    case (.stringEscape, 0x5C): finishString()
    case (.stringEscape, _):
      state = .escape(count: 1)
      consume(byte)
    case (_, 0x1B): state = .stringEscape
    case (_, 0x07): finishString()
    case (_, 0x18), (_, 0x1A): reset()
    case (_, 0x03):
      reset()
      consumeInGround(byte)
    default: if string.count < 64 { string.append(byte) }
    }
  }

  /// Ends a string, of which only an answer means something.
  private mutating func finishString() {
    reset()
    background = BackgroundAnswer.color(in: string) ?? background
  }
}
