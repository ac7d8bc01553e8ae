/// A text with places for arguments, in the notation of C with the options of Apple's log: `%{public}@ has %-5d`.
struct LogFormat {
  /// A piece of the text.
  private enum Piece {
    /// Text as it is.
    case literal(String)

    /// A place for an argument.
    case place(LogPlace)
  }

  /// The pieces, in order.
  private let pieces: [Piece]

  /// Reads a text; what begins like a place and is none stays as it is.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let sign = rest.firstIndex(of: "%") {
      if sign > rest.startIndex { pieces.append(.literal(String(rest[..<sign]))) }
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        rest.removeFirst()
        pieces.append(.literal("%"))
      } else if let place = LogPlace(readingFrom: &rest) {
        pieces.append(.place(place))
      } else {
        pieces.append(.literal("%"))
      }
    }
    self.pieces = pieces + [.literal(String(rest))]
  }

  /// Returns the text with arguments in its places.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, in order; those left over count for nothing.
  ///   - errorNumber: What `%m` tells of.
  /// - Returns: The text; where there is no argument, or one of another kind, it says so as Apple's tools do.
  func text(_ arguments: [Any], errorNumber: Int32) -> String {
    var arguments = arguments[...]
    return pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .place(let place): place.text(&arguments, errorNumber: errorNumber)
      }
    }.joined()
  }
}
