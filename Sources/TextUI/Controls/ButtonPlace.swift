/// A place where buttons look otherwise, or hold other elements, than elsewhere.
enum ButtonPlace {
  /// In the row of a list: drawn without brackets.
  case row

  /// In a bar: drawn with brackets close to the label, and an element without others inside.
  case bar

  /// In an alert or dialog: an element without others inside.
  case dialog

  /// Beside the row of a list that was swiped: filled, as high as the row.
  case besideRow

  /// In a menu: drawn plainly, as wide as the menu, and an element without others inside.
  case menu
}

extension Box {
  /// The innermost place for buttons around the box; `nil` elsewhere.
  final var placeAround: ButtonPlace? { ancestors.lazy.compactMap(\.buttonPlace).first }
}
