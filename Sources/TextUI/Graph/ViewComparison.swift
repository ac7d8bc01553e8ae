import AutomationWire
import Foundation

/// A comparison of two values of a view: whether they are the same for sure, so that evaluating the second can be left out.
///
/// Values are compared byte by byte first; then field by field, with `==` where a field's type has it, and closures by their code
/// and what they capture. "Not the same" may be wrong, "the same" never is.
@MainActor final class ViewComparison {
  /// How far a comparison goes.
  ///
  /// It is ``captures``, unless an application is launched with another in its environment, as `TEXTUI_COMPARISON`: for one whose
  /// screen shows something old, to see whether the comparison is to blame.
  enum Mode: String, LaunchChoice {
    /// Closures are compared by what they capture.
    case captures

    /// Closures are the same when they have the same object with what they capture.
    case contexts

    /// Nothing is the same: whatever may be another is evaluated.
    case nothing

    static let variable = "TEXTUI_COMPARISON"
  }

  /// A plan of how values of a type are compared when their bytes differ.
  private enum Plan {
    /// With `==`.
    case equatable(any Equatable.Type)

    /// Field by field.
    case fields([Field])

    /// As functions.
    case closure

    /// They are not the same.
    case different

    /// They always are: what they hold lives elsewhere.
    case ignored
  }

  /// A stored property, and how its values are compared.
  private struct Field {
    /// The property.
    let property: StoredProperty

    /// The plan for its values.
    let plan: Plan

    /// A reference at the start of a value, which is the same when it is to the same object.
    static var firstReference: Field {
      let reference = StoredProperty(
        offset: 0, type: AnyObject.self, size: MemoryLayout<AnyObject>.size, isPlain: true)
      return Field(property: reference, plan: .different)
    }
  }

  /// What was found out about types, which holds for all screens of the process.
  private static var plans: [ObjectIdentifier: Plan] = [:]

  /// Tells closures apart.
  let closures: ClosureComparison

  private let mode: Mode

  /// Makes a comparison that goes so far.
  init(_ mode: Mode = .captures) {
    self.mode = mode
    closures = ClosureComparison(mode)
  }

  /// Returns whether two values are the same for sure.
  func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    guard mode != .nothing else { return false }
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        isSame(
          UnsafeRawPointer(first), UnsafeRawPointer(second), size: MemoryLayout<Value>.size,
          plan: plan(for: Value.self))
      }
    }
  }

  private func isSame(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, size: Int,
    plan: @autoclosure () -> Plan
  ) -> Bool {
    if memcmp(first, second, size) == 0 { return true }
    switch plan() {
    case .different: return false
    case .closure: return closures.isSame(first, second)
    case .ignored: return true
    case .equatable(let equatable): return isEqual(equatable, first, second)
    case .fields(let fields):
      return fields.allSatisfy { field in
        let offset = field.property.offset
        return isSame(
          first + offset, second + offset, size: field.property.size, plan: field.plan)
      }
    }
  }

  private func isEqual<Value: Equatable>(
    _ type: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee
      == second.assumingMemoryBound(to: Value.self).pointee
  }

  private func plan(for type: Any.Type) -> Plan {
    if let plan = Self.plans[ObjectIdentifier(type)] { return plan }
    let plan = makePlan(for: type)
    Self.plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private func makePlan(for type: Any.Type) -> Plan {
    // Whether a type conforms is looked for through all conformances of the process, the first time.
    if ClosureComparison.isClosure(type) { return .closure }
    if RareProtocol.connectableProperty.mayInclude(type),
      let property = type as? any ConnectableProperty.Type
    {
      switch property.comparison {
      case .ignored: return .ignored
      case .firstReference: return .fields([.firstReference])
      }
    }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    let fields = StoredProperty.all(of: type).map { property in
      Field(property: property, plan: property.isPlain ? plan(for: property.type) : .different)
    }
    return fields.isEmpty ? .different : .fields(fields)
  }
}
