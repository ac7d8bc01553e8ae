import Foundation
@_spi(Reflection) import Swift

/// Tells whether two values of a view are the same for sure, so that evaluating the second can be left out.
///
/// Values are compared byte by byte first; then field by field, with `==` where a field's type has it. Closures are the same when
/// they are the same code with the same captured object. "Not the same" may be wrong, "the same" never is.
@MainActor final class ViewComparison {
  /// How values of a type are compared when their bytes differ.
  private enum Plan {
    /// With `==`.
    case equatable(any Equatable.Type)

    /// Field by field.
    case fields([Field])

    /// They are not the same.
    case different

    /// They always are: what they hold lives elsewhere.
    case ignored
  }

  private struct Field {
    let offset: Int
    let type: Any.Type
    let size: Int
    let plan: Plan
  }

  private var plans: [ObjectIdentifier: Plan] = [:]

  /// Returns whether two values are the same for sure.
  func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        isSame(
          UnsafeRawPointer(first), UnsafeRawPointer(second), size: MemoryLayout<Value>.size,
          plan: nil, type: Value.self)
      }
    }
  }

  private func isSame(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, size: Int, plan: Plan?, type: Any.Type
  ) -> Bool {
    if memcmp(first, second, size) == 0 { return true }
    switch plan ?? self.plan(for: type) {
    case .different: return false
    case .ignored: return true
    case .equatable(let equatable): return isEqual(equatable, first, second)
    case .fields(let fields):
      for field in fields {
        let isFieldSame = isSame(
          first + field.offset, second + field.offset, size: field.size, plan: field.plan,
          type: field.type)
        if !isFieldSame { return false }
      }
      return true
    }
  }

  private func isEqual<Value: Equatable>(
    _ type: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee
      == second.assumingMemoryBound(to: Value.self).pointee
  }

  private func plan(for type: Any.Type) -> Plan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = makePlan(for: type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// Returns how values of a field's type are compared.
  ///
  /// The runtime must not be asked for the fields of an existential: it looks for them where there is no value.
  private func plan(for type: Any.Type, kind: _MetadataKind) -> Plan {
    switch kind {
    case .struct, .tuple: plan(for: type)
    case .existential: .different
    default: type is any Equatable.Type ? plan(for: type) : .different
    }
  }

  private func makePlan(for type: Any.Type) -> Plan {
    if let property = type as? any ConnectableProperty.Type, !property.countsInComparison {
      return .ignored
    }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    var fields: [Field] = []
    _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      fields.append(
        Field(
          offset: offset, type: fieldType, size: size(of: fieldType),
          plan: plan(for: fieldType, kind: kind)))
      return true
    }
    return fields.isEmpty ? .different : .fields(fields)
  }

  private func size(of type: Any.Type) -> Int {
    func open<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }
}
