/// What modifiers further out say of a search.
struct SearchParts {
  /// What may be sought.
  var suggestions: AnyView?

  /// Where is sought.
  var scopes: AnyView?

  /// What Return in the field does, and the choice of what may be sought.
  var submit: (() -> Void)?

  /// What is sought besides the text, as views; `nil` for nothing.
  var tokens: AnyView?

  /// Removes the last of what is sought besides the text; `nil` where there is nothing such.
  var removeLastToken: (() -> Void)?

  /// Adds something that is sought besides the text, if it is of the type; `nil` where there is nothing such.
  var addToken: ((Any) -> Bool)?

  /// Ties the focus of the field to a state of the author's; `nil` for none.
  var tieFocus: ((AnyView) -> AnyView)?
}

/// What views inside can do about a search.
struct SearchActions {
  /// Ends it.
  let dismiss: () -> Void

  /// Seeks a text.
  let complete: (String) -> Void

  /// Seeks something besides the text, if the search takes such things.
  let add: (Any) -> Void
}
