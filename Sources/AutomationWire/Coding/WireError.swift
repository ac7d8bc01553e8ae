/// What is wrong with bytes that should be a message.
///
/// Offsets count bytes from the start of the message.
package enum WireError: Error, Sendable, Hashable {
  /// What was being read.
  package enum Kind: String, Sendable, Hashable {
    /// Which message it is.
    case message
    /// What a request asks for.
    case command
    /// What a reply answers.
    case result
    /// What the application is doing.
    case activity
    /// An input event.
    case inputEvent
    /// A key.
    case key
    /// A pointer's step, device or button.
    case pointer
    /// Where an element can be hit.
    case hitPoint
    /// What is done with an element.
    case gesture
    /// Where in an element.
    case anchor
    /// A screen.
    case screen
    /// Whether the application is in front.
    case phase
    /// Whether the device is light or dark.
    case appearance
    /// How the device is held.
    case orientation
    /// Whether the launch went well.
    case launchOutcome
    /// What an element is.
    case elementType
    /// Which parts of an element follow.
    case elementParts
    /// How children are arranged.
    case arrangement
    /// States or actions of an element, or modifiers of a key.
    case options
    /// Yes or no.
    case flag
    /// A coordinate or extent.
    case cells
    /// Something that needs a permission of the user.
    case resource
    /// What happened aside of the screen.
    case event
    /// A number of seconds.
    case seconds
    /// A small number, as of clicks, or the number of a request or process.
    case number
  }

  /// The message ends too early, by so many bytes at least.
  case truncated(offset: Int, missing: Int)

  /// A number has more bits than a number has.
  case malformedNumber(offset: Int)

  /// A text is not UTF-8.
  case malformedText(offset: Int)

  /// A choice that this version does not know.
  case unknownTag(Kind, tag: UInt8, offset: Int)

  /// A value that cannot be.
  case outOfRange(Kind, offset: Int)

  /// More things are announced than the bytes that are left can hold.
  case countTooLarge(count: UInt64, remaining: Int, offset: Int)

  /// The message goes on after its end.
  case trailingBytes(count: Int, offset: Int)

  /// The other side speaks another version of the protocol.
  case version(found: UInt8, supported: UInt8)

  /// The other side does not speak this protocol.
  case wrongMagic

  /// A message longer than any may be, in bytes.
  case frameTooLarge(length: Int, limit: Int)
}
