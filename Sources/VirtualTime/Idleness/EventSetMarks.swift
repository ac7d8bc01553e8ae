import ProcessClock

/// How often some sets of events had been changed before somebody looked at what they watch.
struct EventSetMarks: Sendable {
  /// The numbers of changes, by the descriptors of the sets; nil where one was under way, or they are not counted.
  private var changes: [Int32: UInt64]? = [:]

  /// Notes a set, before a look at it.
  mutating func add(_ set: Int32) {
    let count = Self.changes(of: set)
    // Of two looks the earlier one counts: the set may have changed in between.
    if changes?[set] == nil { changes?[set] = count }
    if count == nil { changes = nil }
  }

  /// Whether all of them watch what they watched.
  var areCurrent: Bool {
    changes?.allSatisfy { set, count in Self.changes(of: set) == count } ?? false
  }

  /// How often a set has been changed; nil while it is, or if that is not known.
  private static func changes(of set: Int32) -> UInt64? {
    var count: UInt64 = 0
    return process_clock_set_changes(set, &count) ? count : nil
  }
}
