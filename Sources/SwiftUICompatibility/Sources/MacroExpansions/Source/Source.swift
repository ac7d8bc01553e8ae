/// A piece of source with its tokens.
struct Source {
  /// The text.
  let text: String

  /// The tokens, in order.
  let tokens: [Token]

  /// Reads a text.
  init(_ text: String) {
    self.text = text
    tokens = Lexer.tokens(of: text)
  }

  /// Returns the text of some tokens, with what stands between them.
  func text(of indices: Range<Int>) -> String {
    guard let first = indices.first, let last = indices.last else { return "" }
    return text(from: tokens[first].range.lowerBound, to: tokens[last].range.upperBound)
  }

  /// Returns the text between two places, in bytes.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
  }

  /// Returns the place of the token that closes the bracket at a place; `nil` when none does.
  func closing(of opening: Int) -> Int? {
    var depth = 0
    return tokens.indices[opening...].first { index in
      switch tokens[index].kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      default: break
      }
      return depth == 0
    }
  }

  /// Returns the place behind a token, or behind what its bracket holds.
  func place(behind index: Int) -> Int {
    guard tokens[index].kind == .opening else { return index + 1 }
    return (closing(of: index) ?? tokens.count - 1) + 1
  }

  /// Whether a token is a text.
  func has(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  /// Whether what stands before a token goes on with it, though a line ends between.
  ///
  /// - Parameters:
  ///   - index: The token's place.
  ///   - start: Where what stands before it begins.
  /// - Returns: Whether it does.
  func isContinuation(at index: Int, from start: Int) -> Bool {
    guard index > start else { return true }
    let (before, token) = (tokens[index - 1], tokens[index])
    if !token.startsLine { return token.text != ";" }
    // A sign with space before it, such as `=`, waits for what follows; one without ends a type, as in `Int?`.
    if before.kind == .sign, before.hasSpaceBefore || [".", "->", "&"].contains(before.text) {
      return true
    }
    if [",", ":", "as", "is", "await", "try", "in"].contains(before.text) { return true }
    if token.kind == .sign {
      // `.padding` and `+ 1` go on; `-1` and `!isOn` begin anew.
      return token.text.hasPrefix(".")
        || index + 1 < tokens.count && tokens[index + 1].hasSpaceBefore
    }
    return [",", ":", "as", "is", "{"].contains(token.text)
  }
}
