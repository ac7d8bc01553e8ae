/// The key of an attribute, by its name.
private struct AttributeName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }

  /// The name of an attribute.
  init(_ key: any AttributedStringKey.Type) { stringValue = key.name }
}

// The module that has the type has the conformance on Apple's platforms alone. One that has it here, some day, takes the place of this one.
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Encodable {
  /// Encodes the text, and the attributes of its runs behind each.
  ///
  /// Mirrors Foundation's conformance of Apple's platforms: of the attributes it keeps those of Foundation's scope.
  ///
  /// - Note: Unlike Foundation's, it keeps links, languages, descriptions, pictures and indices of replacements alone, and repeats attributes
  ///   that several runs have.
  ///
  /// - Parameter encoder: Where the text goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(String(characters[run.range]))
      var attributes = container.nestedContainer(keyedBy: AttributeName.self)
      try Self.encode(AttributeScopes.FoundationAttributes.LinkAttribute.self, run, &attributes)
      try Self.encode(
        AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, run, &attributes)
      try Self.encode(
        AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self, run, &attributes)
      try Self.encode(
        AttributeScopes.FoundationAttributes.ImageURLAttribute.self, run, &attributes)
      try Self.encode(
        AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self, run, &attributes)
    }
  }

  /// Encodes an attribute, where a run has it.
  private static func encode<Key: AttributedStringKey>(
    _ key: Key.Type, _ run: Runs.Run, _ container: inout KeyedEncodingContainer<AttributeName>
  ) throws where Key.Value: Encodable & Sendable {
    guard let value = run[key] else { return }
    try container.encode(value, forKey: AttributeName(key))
  }
}

// As above.
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Decodable {
  /// Decodes a text, and the attributes of its runs behind each.
  ///
  /// Mirrors Foundation's conformance of Apple's platforms; attributes that it does not know are left out.
  ///
  /// - Parameter decoder: Where the text is.
  /// - Throws: What the decoder throws.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      var text = AttributedString(try container.decode(String.self))
      let attributes = try container.nestedContainer(keyedBy: AttributeName.self)
      try text.decode(AttributeScopes.FoundationAttributes.LinkAttribute.self, attributes)
      try text.decode(
        AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, attributes)
      try text.decode(
        AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self, attributes)
      try text.decode(AttributeScopes.FoundationAttributes.ImageURLAttribute.self, attributes)
      try text.decode(
        AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self, attributes)
      append(text)
    }
  }

  /// Decodes an attribute of the whole text, where it is there.
  private mutating func decode<Key: AttributedStringKey>(
    _ key: Key.Type, _ container: KeyedDecodingContainer<AttributeName>
  ) throws where Key.Value: Decodable & Sendable {
    guard let value = try container.decodeIfPresent(Key.Value.self, forKey: AttributeName(key))
    else { return }
    self[key] = value
  }
}
