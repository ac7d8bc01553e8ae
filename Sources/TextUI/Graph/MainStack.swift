import Foundation
import Primitives

/// The stack of the main thread, on which views inside each other are made, measured, drawn and reported one inside another.
///
/// It may grow to 8 megabytes as a rule, which is enough for views some hundreds deep. Where they stand deeper it is allowed more, as
/// far as nothing else lies below it; an application without such views never asks.
///
/// ```
/// …│ libraries │        room        │ stack │
///                                   ← grows
/// ```
enum MainStack {
  /// How many bytes it may grow to at most.
  private static let most: UInt64 = 512 << 20

  /// How many bytes are kept free below it.
  private static let gap: UInt64 = 4 << 20

  /// Lets it grow as far as it can.
  ///
  /// - Returns: How many bytes it may grow to now.
  static func makeRoom() -> UInt64 {
    guard let limit = StackLimit.current else { return 0 }
    guard limit.now < most, let room = room(), room > gap else { return min(limit.now, most) }
    let wanted = min(most, room - gap, limit.most)
    return wanted > limit.now && StackLimit.raise(to: wanted) ? wanted : limit.now
  }

  /// How many bytes there are from the end of what lies below the stack to its beginning; `nil` when the system does not tell.
  private static func room() -> UInt64? {
    // Without the list the stack stays as it is. Such a file has no length to read at once.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let maps = try? file.readToEnd()
    else { return nil }
    var below: UInt64 = 0
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      let bounds = line.prefix { $0 != " " }.split(separator: "-")
      guard bounds.count == 2, let end = UInt64(bounds[1], radix: 16) else { return nil }
      if line.hasSuffix("[stack]") { return end - below }
      below = end
    }
    return nil
  }
}
