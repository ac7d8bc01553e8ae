import ConformanceRecords

/// A protocol to which few types conform, and of which it is asked for many types whether they do.
///
/// The first time that the runtime is asked about a type, it looks through all records of conformances in the process, for ten microseconds
/// and more, and most of what views hold conforms to none of these protocols. Here the records are looked through once for all of them:
/// a type that no record names does not conform. One that is named may have conditions to meet, so `as?` has the last word.
@MainActor struct RareProtocol {
  /// What is connected to a view's place.
  static let dynamicProperty = RareProtocol((any DynamicProperty).self)

  /// What is connected there by TextUI.
  static let connectableProperty = RareProtocol((any ConnectableProperty).self)

  /// What holds values and nothing else.
  static let valueContainer = RareProtocol((any ValueContainer).self)

  /// All of them.
  private static let all = [dynamicProperty, connectableProperty, valueContainer]

  /// The records that are known.
  private static var records: [conformance_record] = []

  /// How many parts of the program the records are of: a library may be loaded later.
  private static var partCount: UInt64 = 0

  /// The compiler's description of the protocol.
  private let description: UnsafeRawPointer

  /// Makes a protocol of its `any` type.
  private init(_ existential: Any.Type) {
    description = conformance_records_protocol(
      unsafeBitCast(existential, to: UnsafeRawPointer.self))
  }

  /// Whether a type may conform; when it may not, it does not.
  func mayInclude(_ type: Any.Type) -> Bool {
    let partCount = conformance_records_part_count()
    if partCount != Self.partCount {
      let descriptions = Self.all.map { Optional($0.description) }
      Self.records = ConformanceSearch.records {
        conformance_records_find(descriptions, descriptions.count, $0, $1)
      }
      Self.partCount = partCount
    }
    return conformance_records_may_include(
      Self.records, Self.records.count, description,
      unsafeBitCast(type, to: UnsafeRawPointer.self))
  }
}
