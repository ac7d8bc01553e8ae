extension String {
  /// The text on one line and without what a terminal would obey.
  ///
  /// Control characters become their pictures (`␊` for a line feed), and what turns the direction
  /// of writing or cannot be seen becomes `�`: an application's texts are data.
  var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20:
        scalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F:
        scalars.append("\u{2421}")
      case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F:
        scalars.append("\u{FFFD}")
      default:
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
