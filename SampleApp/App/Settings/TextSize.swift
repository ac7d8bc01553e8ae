/// The sizes of text that a user can choose: in a terminal, how many lines apart paragraphs stand.
enum TextSize {
  /// The sizes.
  static let range = 1...5

  /// The size when the user never chose one.
  static let standard = 2

  /// Returns a size from what a store holds, where 0 means that the user never chose one.
  static func clamped(_ stored: Int) -> Int {
    stored == 0 ? standard : min(max(stored, range.lowerBound), range.upperBound)
  }
}
