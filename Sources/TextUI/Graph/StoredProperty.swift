@_spi(Reflection) import Swift

/// A stored property of a structure, or an element of a tuple: where it lies within the values, and what it is.
///
/// They are found through the standard library's field metadata (`_forEachField`), which is an interface of the toolchain's own
/// frameworks: this file is the only one that uses it.
struct StoredProperty {
  /// Where it lies, in bytes from the start of a value.
  let offset: Int

  /// What it is.
  let type: Any.Type

  /// How many bytes it takes.
  let size: Int

  /// Whether its bytes are a value of ``type``; those of a weak or unowned reference are not.
  let isPlain: Bool

  /// Finds the stored properties of a type; none where its values are no structures or tuples.
  ///
  /// The runtime must not be asked for those of an existential: it looks for them where there is no value.
  static func all(of type: Any.Type) -> [StoredProperty] {
    let kind = metadataKind(of: type)
    guard kind == .struct || kind == .tuple else { return [] }
    var properties: [StoredProperty] = []
    var strongNames: Set<String>?
    // Not `[]`, for which the library makes the types that a literal needs.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) {
      name, offset, propertyType, propertyKind in
      var isPlain = true
      if propertyKind == .class || propertyKind == .optional, kind == .struct {
        let names = strongNames ?? namesOfStrongProperties(of: type)
        strongNames = names
        isPlain = names.contains(String(cString: name))
      }
      properties.append(
        StoredProperty(
          offset: offset, type: propertyType, size: size(of: propertyType),
          isPlain: isPlain))
      return true
    }
    return properties
  }

  /// What the values of a type are, as far as comparing them needs to know.
  enum Kind {
    /// Structures and tuples: their stored properties are known.
    case aggregate

    /// References to objects of a class of Swift's.
    case object

    /// Enumerations, `Optional` among them.
    case enumeration

    /// Functions: their code and what it captures, a word each.
    case function

    /// Anything else.
    case other
  }

  /// Returns what the values of a type are.
  static func kind(of type: Any.Type) -> Kind {
    switch metadataKind(of: type) {
    case .struct, .tuple: .aggregate
    case .class: .object
    case .enum, .optional: .enumeration
    case .function: .function
    default: .other
    }
  }

  private static func metadataKind(of type: Any.Type) -> _MetadataKind {
    _MetadataKind(rawValue: runtimeKind(of: type)) ?? .unknown
  }

  /// Returns the names of the properties that can have key paths, which weak and unowned references cannot.
  private static func namesOfStrongProperties<Value>(of type: Value.Type) -> Set<String> {
    var names: Set<String> = []
    // The library's own constant for the option is a variable, which Swift 6 cannot use.
    let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _forEachFieldWithKeyPath(of: type, options: ignoringUnknown) { name, _ in
      names.insert(String(cString: name))
      return true
    }
    return names
  }

  /// Returns how many bytes a value of a type takes.
  static func size<Value>(of: Value.Type) -> Int { MemoryLayout<Value>.size }
}

/// The runtime's own word for what a type is, which the standard library's `_MetadataKind` names.
@_silgen_name("swift_getMetadataKind")
private func runtimeKind(of type: Any.Type) -> UInt
