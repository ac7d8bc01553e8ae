import ConformanceRecords

/// The types in the running program that conform to a protocol, as the compiler describes them to the runtime.
///
/// What is found by name here is only taken when `as?` says the same. Types with generic parameters are not found.
enum ConformingTypes {
  /// Returns the types that conform to protocols of a name, of whatever module.
  static func named(_ name: String) -> [Any.Type] {
    ConformanceSearch.records { conformance_records_find_named(name, $0, $1) }.compactMap {
      record in
      conformance_records_type(record.type).map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }
}
