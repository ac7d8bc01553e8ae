/// A pattern of `LIKE`: `*` stands for any characters, `?` for one, a backslash takes the next
/// character as it is.
struct WildcardPattern {
  /// A part of the pattern.
  private enum Part: Equatable {
    /// This scalar.
    case scalar(UnicodeScalar)
    /// Any one scalar.
    case one
    /// Any number of scalars.
    case any
  }

  /// The parts in order.
  private let parts: [Part]

  /// Reads a pattern.
  init(_ text: String) {
    var parts: [Part] = []
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        parts.append(.scalar(scalar))
        isEscaped = false
      } else {
        switch scalar {
        case "\\": isEscaped = true
        case "?": parts.append(.one)
        case "*":
          if parts.last != .any { parts.append(.any) }
        default: parts.append(.scalar(scalar))
        }
      }
    }
    if isEscaped { parts.append(.scalar("\\")) }
    self.parts = parts
  }

  /// The text without escapes if there is no wildcard, otherwise `nil`.
  var literal: String? {
    var text = String.UnicodeScalarView()
    for part in parts {
      guard case .scalar(let scalar) = part else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  /// Whether the pattern covers a whole text.
  ///
  /// - Complexity: O(*n* · *m*) at worst; no recursion.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var position = 0
    var index = 0
    var retry: (position: Int, index: Int)?
    while position < scalars.count {
      if index < parts.count, parts[index] == .any {
        retry = (position, index)
        index += 1
      } else if index < parts.count,
        parts[index] == .one || parts[index] == .scalar(scalars[position])
      {
        position += 1
        index += 1
      } else if let last = retry {
        retry = (last.position + 1, last.index)
        position = last.position + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return parts[index...].allSatisfy { $0 == .any }
  }
}
