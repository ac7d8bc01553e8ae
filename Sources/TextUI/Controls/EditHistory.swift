/// A history of a text: what it was before each change, and what it was before changes were taken back.
struct EditHistory {
  /// A text at some time.
  struct State: Equatable {
    /// The text.
    let text: String

    /// How many characters stood before the cursor.
    let position: Int
  }

  /// The most changes that are kept.
  private static let limit = 200

  /// What the text was, the oldest first.
  private var past: [State] = []

  /// What it was before changes were taken back, the last one taken back last.
  private var future: [State] = []

  /// Where the cursor has to stand for typing to go on in the same change.
  private var typingPosition: Int?

  /// Notes a change.
  ///
  /// - Parameters:
  ///   - before: What the text was.
  ///   - typed: Where the cursor stands behind a letter that was typed; `nil` for another change, or for one that begins a new one.
  mutating func note(_ before: State, typed: Int?) {
    future.removeAll()
    let isContinued = typed != nil && typingPosition == before.position
    typingPosition = typed
    guard !isContinued else { return }
    past.append(before)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Begins a new change with what is typed next.
  mutating func endTyping() { typingPosition = nil }

  /// Takes the last change back; returns what the text is then, `nil` for no change.
  mutating func undo(_ now: State) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(now)
    typingPosition = nil
    return state
  }

  /// Makes the last change again that was taken back; returns what the text is then, `nil` for no change.
  mutating func redo(_ now: State) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(now)
    typingPosition = nil
    return state
  }

  /// Forgets all of it, because something else set the text.
  mutating func forget() { self = EditHistory() }
}
