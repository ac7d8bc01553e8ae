import ConformanceRecords

/// The records of conformances that a search finds.
enum ConformanceSearch {
  /// Returns all records of a search.
  ///
  /// - Parameter search: Writes records where there is room, so many at most, and returns how many there are.
  /// - Returns: The records.
  static func records(
    _ search: (UnsafeMutablePointer<conformance_record>?, Int) -> Int
  ) -> [conformance_record] {
    var room = 256
    while true {
      var count = 0
      let records = [conformance_record](unsafeUninitializedCapacity: room) { buffer, written in
        count = search(buffer.baseAddress, room)
        written = min(count, room)
      }
      if count <= room { return records }
      room = count
    }
  }
}
