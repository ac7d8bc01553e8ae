import AutomationWire

// MARK: - Editing as at a prompt

extension TextInputBox {
  /// The characters that are selected; `nil` when none are.
  var selection: Range<Int>? {
    guard let anchor, anchor != position else { return nil }
    return min(anchor, position)..<max(anchor, position)
  }

  /// Does what a command says; returns whether it meant something here.
  func perform(_ command: EditingCommand) -> Bool {
    switch command {
    case .move(let motion, let selecting): return move(motion, selecting: selecting)
    case .delete(let motion): delete(to: motion, keeping: false)
    case .kill(let motion): delete(to: motion, keeping: true)
    case .yank: insert(graph.killedText)
    case .undo: if let past = history.undo(state) { set(past) }
    case .redo: if let next = history.redo(state) { set(next) }
    case .selectAll: select(0..<shownText.count)
    case .copy: copy()
    case .cut: if copy(), let selection { replace(selection, with: "") }
    case .paste: if let text = UIPasteboard.general.string { _ = paste(text) }
    case .submit: handleReturn()
    case .insert(let character):
      replace(
        selection ?? position..<position, with: String(character), isTyped: selection == nil)
      if character.isWhitespace { history.endTyping() }
    }
    return true
  }

  /// Selects some characters, with the cursor behind them.
  func select(_ range: Range<Int>) {
    anchor = range.lowerBound
    moveCursor(to: range.upperBound)
  }

  /// Puts what is selected on the pasteboard; returns whether anything was, which in a field for a secret nothing is.
  @discardableResult
  private func copy() -> Bool {
    guard let selection, !isSecure else { return false }
    UIPasteboard.general.string = String(Array(shownText)[selection])
    return true
  }

  /// Deletes what is selected, or else up to a place.
  private func delete(to motion: EditingCommand.Motion, keeping: Bool) {
    let range: Range<Int>
    if let selection {
      range = selection
    } else if let target = target(of: motion) {
      range = min(target, position)..<max(target, position)
    } else {
      return
    }
    if keeping, !isSecure, !range.isEmpty { graph.killedText = String(Array(shownText)[range]) }
    replace(range, with: "")
  }

  /// Moves the cursor; returns whether there was somewhere to go, or something selected that no longer is.
  private func move(_ motion: EditingCommand.Motion, selecting: Bool) -> Bool {
    if !selecting, let selection, motion == .characterBefore || motion == .characterAfter {
      anchor = nil
      moveCursor(to: motion == .characterBefore ? selection.lowerBound : selection.upperBound)
      return true
    }
    let start = position
    let hadSelection = selection != nil
    if selecting { anchor = anchor ?? start } else { anchor = nil }
    if motion == .lineAbove || motion == .lineBelow {
      return moveCursor(byLines: motion == .lineAbove ? -1 : 1) || selecting
    }
    guard let target = target(of: motion) else {
      if hadSelection { textChanged() }
      return selecting || hadSelection
    }
    moveCursor(to: target)
    return true
  }

  /// Returns how many characters stand before the end of a way; `nil` where there is none.
  private func target(of motion: EditingCommand.Motion) -> Int? {
    let line = lineAroundCursor
    switch motion {
    case .characterBefore: return position > 0 ? position - 1 : nil
    case .characterAfter: return position < shownText.count ? position + 1 : nil
    case .lineStart: return line.lowerBound
    case .lineEnd: return line.upperBound
    // Where the words of a secret end is a secret as well.
    case .wordBefore: return isSecure ? 0 : wordStart
    case .wordAfter: return isSecure ? shownText.count : wordEnd
    case .lineAbove, .lineBelow: return nil
    }
  }

  /// Selects the word at a place, or else the one before it or behind it; all of a secret, whose words nobody may know.
  func selectWord(at place: Int) {
    let characters = Array(shownText)
    guard !isSecure else { return select(0..<characters.count) }
    let nearest =
      characters.indices.contains(place) && characters[place].isPartOfWord
      ? place
      : characters[..<min(place, characters.count)].lastIndex { $0.isPartOfWord }
        ?? characters.firstIndex { $0.isPartOfWord }
    guard let nearest else { return select(0..<characters.count) }
    let start = characters[..<nearest].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    let end = characters[nearest...].firstIndex { !$0.isPartOfWord } ?? characters.count
    select(start..<end)
  }

  private var wordStart: Int {
    let characters = Array(shownText)
    var place = position
    while place > 0, !characters[place - 1].isPartOfWord { place -= 1 }
    while place > 0, characters[place - 1].isPartOfWord { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    let characters = Array(shownText)
    var place = position
    while place < characters.count, !characters[place].isPartOfWord { place += 1 }
    while place < characters.count, characters[place].isPartOfWord { place += 1 }
    return place
  }
}

extension Character {
  /// Whether it belongs to a word.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
