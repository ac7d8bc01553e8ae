extension String {
  /// Makes a text of the name of a type, as `String(describing:)` writes it, or `String(reflecting:)`.
  ///
  /// Those first look for conformances of the type's type and for what it consists of, a tenth of what an application does at its start.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isQualified: Whether its module stands before it, and what it is in.
  package init(nameOf type: Any.Type, isQualified: Bool = false) {
    self = _typeName(type, qualified: isQualified)
  }
}
