/// The names by which assistive technology calls the symbols of the system.
///
/// On a phone every SF Symbol brings such a name along. Apple has no list of them; these are the ones of the symbols used most. Those
/// for `plus` (Add), `checkmark` (Selected), `chevron.left` (Back), `chevron.down` (Go Down), `magnifyingglass` (Search), `heart`
/// (Love), `paperplane` (Send), `cart` (Shopping Cart), `line.3.horizontal.decrease` (Filter), `arrow.left` (Left), `slider.horizontal.3`
/// (Edit), `list.bullet` (List), `calendar`, `play.rectangle.fill`, `record.circle` and `arrowshape.right.fill` stand in recorded hierarchies and suites of public applications; the others are what accessibility inspectors are reported to show, and not confirmed by
/// a recording.
enum SymbolNames {
  /// Returns the name of a symbol as it is spoken.
  ///
  /// - Parameter symbol: The name for programs, such as `plus.circle.fill`. The shape that it ends in is not spoken.
  /// - Returns: The name; without one of its own, the words of the name for programs.
  static func spokenName(of symbol: String) -> String {
    var words = symbol.split(separator: ".")
    while let word = words.last {
      if let name = names[words.joined(separator: ".")] { return name }
      guard words.count > 1, word == "fill" || word == "circle" || word == "square" else { break }
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// The names of the symbols used most.
  private static let names: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.up": "Go Up", "chevron.down": "Go Down",
    "magnifyingglass": "Search", "heart": "Love", "star": "Favorite", "ellipsis": "More",
    "trash": "Delete", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
    "pencil": "Edit", "arrow.clockwise": "Refresh", "house": "Home", "gear": "Settings",
    "gearshape": "Settings", "info": "Info", "questionmark": "Help", "bookmark": "Bookmark",
    "paperplane": "Send", "cart": "Shopping Cart", "line.3.horizontal.decrease": "Filter",
    "slider.horizontal.3": "Edit", "list.bullet": "List", "calendar": "Calendar",
    "play.rectangle": "slideshow", "record.circle": "Screen Recording",
    "arrowshape.right": "next", "arrow.left": "Left", "play": "Play", "pause": "Pause",
    "stop": "Stop", "folder": "Move",
  ]
}
