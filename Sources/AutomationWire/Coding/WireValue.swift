/// A value that crosses the process boundary.
protocol WireValue {
  /// Writes the value.
  func encode(to writer: inout ByteWriter)

  /// Reads a value.
  ///
  /// - Throws: What is wrong with the bytes; nothing in them can do more harm than that.
  init(from reader: inout ByteReader) throws(WireError)
}
