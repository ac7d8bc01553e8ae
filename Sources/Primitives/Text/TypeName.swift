extension String {
  /// Makes a text of the name of a type, as `String(describing:)` writes it.
  ///
  /// That one first looks for conformances of the type's type and for what it consists of, a tenth of what an application does at its start.
  ///
  /// - Parameter type: The type.
  package init(nameOf type: Any.Type) {
    self = _typeName(type, qualified: false)
  }
}
