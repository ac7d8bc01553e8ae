extension WireError: CustomStringConvertible {
  /// The error in words.
  package var description: String {
    switch self {
    case .truncated(let offset, let missing):
      "the message ends at byte \(offset), at least \(missing) too early"
    case .malformedNumber(let offset):
      "the number at byte \(offset) has more than 64 bits"
    case .malformedText(let offset):
      "the text at byte \(offset) is not UTF-8"
    case .unknownTag(let kind, let tag, let offset):
      "\(tag) at byte \(offset) is no known \(kind.name)"
    case .outOfRange(let kind, let offset):
      "the \(kind.name) at byte \(offset) is out of range"
    case .countTooLarge(let count, let remaining, let offset):
      "byte \(offset) announces \(count) items, but only \(remaining) bytes follow"
    case .trailingBytes(let count, let offset):
      "\(count) bytes follow after the end of the message at byte \(offset)"
    case .version(let found, let supported):
      "the other side speaks version \(found) of the protocol, this side version \(supported)"
    case .wrongMagic:
      "the other side does not speak the automation protocol"
    case .frameTooLarge(let length, let limit):
      "a message of \(length) bytes is longer than the limit of \(limit)"
    }
  }
}

extension WireError.Kind {
  /// What was being read, in words.
  var name: String {
    switch self {
    case .inputEvent: "input event"
    case .hitPoint: "hit point"
    case .launchOutcome: "outcome of a launch"
    case .elementType: "element type"
    case .elementParts: "set of parts of an element"
    case .options: "set of options"
    case .cells: "number of cells"
    case .seconds: "number of seconds"
    default: rawValue
    }
  }
}
