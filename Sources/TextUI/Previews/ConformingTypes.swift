/// The types in the running program that conform to a protocol, as the compiler describes them to the runtime.
///
/// The compiler writes a record for each conformance into a section of the program, from which the runtime answers `as?`. These
/// sections are handed out by the runtime (swift-testing finds its tests with them too). What is found by name here is only taken when
/// `as?` says the same. Nothing is read but records of conformances whose layout is part of Swift's ABI, and types without generic
/// parameters.
enum ConformingTypes {
  /// The parts of what the runtime hands out for each part of a program, in bytes from its start.
  private enum Sections {
    /// Where the address of the section of conformances is; behind it is how many bytes there are.
    static let conformances = 48
  }

  /// The parts of a description of a conformance, in bytes from its start.
  private enum Conformance {
    static let type = 4
    static let flags = 12

    /// How the type is referred to: the description's distance, or that of its address.
    static func kind(_ flags: UInt32) -> UInt32 { flags >> 3 & 7 }
  }

  /// The parts of a description of a type or a protocol, in bytes from its start.
  private enum Description {
    static let name = 8
    static let accessor = 12

    /// Whether a type has generic parameters, from the first word.
    static func isGeneric(_ flags: UInt32) -> Bool { flags & 0x80 != 0 }
  }

  /// Returns the types that conform to protocols of a name, of whatever module.
  static func named(_ name: String) -> [Any.Type] {
    var search = Search(name: name)
    withUnsafeMutablePointer(to: &search) { search in
      enumerateSections(
        { sections, search in
          let search = search.assumingMemoryBound(to: Search.self)
          let start = sections.load(
            fromByteOffset: Sections.conformances, as: UnsafeRawPointer?.self)
          let size = sections.load(
            fromByteOffset: Sections.conformances + MemoryLayout<UInt>.size, as: Int.self)
          guard let start else { return true }
          for offset in stride(from: 0, to: size, by: MemoryLayout<Int32>.size) {
            search.pointee.look(at: start + offset)
          }
          return true
        }, UnsafeMutableRawPointer(search))
    }
    return search.types
  }

  /// A search for types.
  private struct Search {
    /// The name of the protocol.
    let name: String

    /// The types that were found.
    var types: [Any.Type] = []

    /// Looks at a record, which is the distance of a description.
    mutating func look(at record: UnsafeRawPointer) {
      guard let conformance = ConformingTypes.target(of: record),
        let described = ConformingTypes.indirectTarget(of: conformance),
        isNamed(described),
        let type = type(of: conformance)
      else { return }
      types.append(type)
    }

    private func isNamed(_ description: UnsafeRawPointer) -> Bool {
      guard let text = ConformingTypes.target(of: description + Description.name) else {
        return false
      }
      return String(cString: text.assumingMemoryBound(to: CChar.self)) == name
    }

    /// Returns the type of a conformance; `nil` for one that cannot be had by itself.
    private func type(of conformance: UnsafeRawPointer) -> Any.Type? {
      let flags = conformance.load(fromByteOffset: Conformance.flags, as: UInt32.self)
      var description = ConformingTypes.target(of: conformance + Conformance.type)
      switch Conformance.kind(flags) {
      case 0: break
      case 1: description = description?.load(as: UnsafeRawPointer?.self)
      default: return nil
      }
      guard let description, !Description.isGeneric(description.load(as: UInt32.self)),
        let accessor = ConformingTypes.target(of: description + Description.accessor)
      else { return nil }
      // A function that takes what is asked for, here all there is, and returns the type's metadata first.
      typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
      let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
      return unsafeBitCast(metadata, to: Any.Type.self)
    }
  }

  /// Returns what a distance leads to; `nil` for none.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  /// Returns what a distance leads to, of which the lowest bit says that an address is there.
  private static func indirectTarget(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let target = place + (distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}

/// Hands the sections of each part of the program to a function, until it returns `false`.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)
