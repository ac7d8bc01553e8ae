/// A place where a line is cut that has not enough room.
package enum TextTruncation: Sendable, Hashable, CaseIterable {
  /// At its beginning: the end is shown.
  case head

  /// In the middle: beginning and end are shown.
  case middle

  /// At its end: the beginning is shown.
  case tail
}
