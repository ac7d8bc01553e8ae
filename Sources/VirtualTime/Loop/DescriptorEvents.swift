import Glibc

/// What a descriptor is watched for, and what happened to it.
package struct DescriptorEvents: OptionSet, Sendable, Hashable {
  /// One bit for each event.
  package let rawValue: UInt8

  /// Creates a set of events from its bits.
  ///
  /// - Parameter rawValue: The bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Something can be read.
  package static let readable = DescriptorEvents(rawValue: 1)

  /// Something can be written.
  package static let writable = DescriptorEvents(rawValue: 2)

  /// The other side is gone, or the descriptor is not open; always reported, never asked for.
  ///
  /// What the other side had sent before may still be there to be read.
  package static let closed = DescriptorEvents(rawValue: 4)
}

extension DescriptorEvents {
  /// Creates the set of events that the kernel reports.
  ///
  /// - Parameter reported: The bits that `poll` returned.
  init(reported: Int16) {
    self = []
    if reported & Int16(POLLIN) != 0 { insert(.readable) }
    if reported & Int16(POLLOUT) != 0 { insert(.writable) }
    if reported & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { insert(.closed) }
  }

  /// The bits to ask `poll` for.
  var requested: Int16 {
    (contains(.readable) ? Int16(POLLIN) : 0) | (contains(.writable) ? Int16(POLLOUT) : 0)
  }
}
