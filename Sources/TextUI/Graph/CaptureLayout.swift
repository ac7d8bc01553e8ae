/// A layout of what a closure captures: where each value lies in the object that holds them, and what it is.
///
/// The compiler describes that object (the closure's context) for reflection: a kind of metadata of its own names the types of the
/// values, which lie one behind the other as in a structure. Nothing is read that this description does not vouch for. There is none
/// without reflection metadata, and none is made out for closures in generic code.
struct CaptureLayout {
  /// A captured value.
  struct Capture {
    /// Where it lies, in bytes from the start of the context.
    let offset: Int

    /// The type of the value; `nil` for a function.
    let type: Any.Type?
  }

  /// The captured values, in order.
  let captures: [Capture]

  /// The parts of a context's metadata, in bytes from its start.
  private enum Metadata {
    /// The kind of metadata that contexts have, and captured variables; classes have another.
    static let localVariableKind: UInt = 0x400

    /// Where the offset of the first value is.
    static let firstOffset = 8

    /// Where the address of the description is.
    static let description = 16
  }

  /// The parts of a description, in bytes from its start.
  private enum Description {
    /// Where the number of sources of generic arguments is.
    static let sourceCount = 4

    /// Where the number of generic arguments is that lie in front of the values.
    static let bindingCount = 8

    /// Where the names of the types begin, each by its distance from there.
    static let types = 12
  }

  /// Reads a layout.
  ///
  /// - Parameter metadata: The metadata of an object of the Swift runtime's; `nil` comes of one that is no context, or not described.
  init?(metadata: UnsafeRawPointer) {
    guard metadata.load(as: UInt.self) == Metadata.localVariableKind,
      let description = metadata.load(
        fromByteOffset: Metadata.description, as: UnsafeRawPointer?.self),
      description.load(fromByteOffset: Description.sourceCount, as: UInt32.self) == 0,
      description.load(fromByteOffset: Description.bindingCount, as: UInt32.self) == 0
    else { return nil }
    var end = Int(metadata.load(fromByteOffset: Metadata.firstOffset, as: UInt32.self))
    // Where the first value is not at a fixed place, the compiler says nothing.
    guard end > 0 else { return nil }
    var captures: [Capture] = []
    for index in 0..<Int(description.load(as: UInt32.self)) {
      let distance = description + Description.types + index * MemoryLayout<Int32>.size
      let name = MangledTypeName(distance + Int(distance.load(as: Int32.self)))
      guard let (type, size, alignment) = name.layout else { return nil }
      let offset = (end + alignment - 1) / alignment * alignment
      captures.append(Capture(offset: offset, type: type))
      end = offset + size
    }
    self.captures = captures
  }
}

/// A name of a captured value's type, in the compiler's short form: text, with references to descriptions of types in between.
private struct MangledTypeName {
  /// Where it begins.
  private let start: UnsafeRawPointer

  /// How many bytes it has.
  private let count: Int

  /// The text behind the last reference.
  private let suffix: [UInt8]

  /// Finds the end of a name.
  init(_ start: UnsafeRawPointer) {
    self.start = start
    var count = 0
    var suffix: [UInt8] = []
    while case let byte = start.load(fromByteOffset: count, as: UInt8.self), byte != 0 {
      // A byte that says which reference, and then the distance or, from 0x18 on, the address.
      if byte < 0x20 { suffix = [] } else { suffix.append(byte) }
      count += byte >= 0x20 ? 1 : byte < 0x18 ? 5 : 9
    }
    self.count = count
    self.suffix = suffix
  }

  /// The type, `nil` for a function, with the size and alignment of its values; `nil` when they are not known for sure.
  var layout: (type: Any.Type?, size: Int, alignment: Int)? {
    if isFunction { return (nil, ClosureWords.size, MemoryLayout<UInt>.alignment) }
    guard !isUnsure,
      let type = _getTypeByMangledNameInContext(
        start.assumingMemoryBound(to: UInt8.self), UInt(count), genericContext: nil,
        genericArguments: nil)
    else { return nil }
    switch StoredProperty.kind(of: type) {
    case .aggregate, .object, .enumeration: return Self.layout(of: type)
    case .function, .other: return nil
    }
  }

  /// Whether it is a function that has a context, by the attributes at the end: `I`, escaping, maybe sendable, guaranteed, and others.
  ///
  /// The runtime knows no such types by name.
  private var isFunction: Bool {
    guard suffix.last == UInt8(ascii: "_"), let start = suffix.lastIndex(of: UInt8(ascii: "I"))
    else { return false }
    let attributes = suffix[start...].dropLast()
    return attributes.starts(with: Array("Ieg".utf8)) || attributes.starts(with: Array("Iehg".utf8))
  }

  /// Whether it may be a variable, a reference that keeps nothing, an address, or a metatype, which may take no room.
  private var isUnsure: Bool {
    suffix.contains(UInt8(ascii: "I")) || suffix.contains(UInt8(ascii: "X"))
      || suffix.last == UInt8(ascii: "z") || suffix.last == UInt8(ascii: "m")
  }

  private static func layout<Value>(of type: Value.Type) -> (Any.Type?, Int, Int) {
    (type, MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }
}
