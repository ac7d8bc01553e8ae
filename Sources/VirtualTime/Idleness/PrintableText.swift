/// A name without what a terminal would take for a command: names come from the app and may hold
/// anything.
///
/// - Parameter text: The name.
/// - Returns: The name with a question mark for each control character.
func printable(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? "?" : $0 }))
}
