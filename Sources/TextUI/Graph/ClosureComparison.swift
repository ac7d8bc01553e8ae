import Foundation

/// A comparison of two closures: whether they do the same for sure, now and whenever they are called.
///
/// They do when they are the same code, and each value the one captured is the other's: the same bits, field by field; equal texts;
/// closures that are the same in turn. What can change without TextUI being told (an object that is not observable, an existential)
/// is never the same, and nor is what cannot be made out. State counts by where it is kept: reads of it are put down. A closure or a
/// binding that is the very same one is the same, as it is for a view that has it.
///
/// A lone captured value cannot be told from a captured variable, which others may change: it takes an ``ElementContent`` to know.
@MainActor final class ClosureComparison {
  /// A plan of how captured values of a type are compared.
  private enum Plan {
    /// By their bits.
    case bits(size: Int)

    /// By their bits, or with `==`.
    case text

    /// As closures.
    case closure

    /// Field by field.
    case fields([Field])

    /// They are not the same.
    case different

    /// Returns the bytes that values consist of, without those between fields.
    func ranges(from offset: Int) -> [Range<Int>] {
      switch self {
      case .bits(let size): [offset..<offset + size]
      case .text: [offset..<offset + MemoryLayout<String>.size]
      case .closure: [offset..<offset + ClosureWords.size]
      case .fields(let fields): fields.flatMap { $0.plan.ranges(from: offset + $0.offset) }
      case .different: []
      }
    }
  }

  /// A captured value, or a field of one.
  private struct Field {
    /// Where it lies, in bytes from the start of what it is in.
    let offset: Int

    /// The plan for its values.
    let plan: Plan
  }

  /// What is known of the contexts with the same metadata.
  private struct Context {
    /// The captured values.
    let fields: [Field]

    /// The type of the only value, when there is one and it may be a variable.
    let loneType: Any.Type?
  }

  /// How many closures may be captured by one another.
  private static let depthLimit = 16

  private let mode: ViewComparison.Mode

  /// What was found out about types, which holds for all screens of the process.
  private static var plans: [ObjectIdentifier: Plan] = [:]
  private static var contexts: [UnsafeRawPointer: Context?] = [:]

  /// Makes a comparison that goes so far.
  init(_ mode: ViewComparison.Mode) {
    self.mode = mode
  }

  /// Whether values of a type are a function's code and its context.
  static func isClosure(_ type: Any.Type) -> Bool {
    StoredProperty.kind(of: type) == .function
      && StoredProperty.size(of: type) == ClosureWords.size
  }

  /// Returns whether two closures are the same for sure.
  ///
  /// - Parameters:
  ///   - first: Points to one.
  ///   - second: Points to the other.
  ///   - depth: How many closures capture them.
  /// - Returns: Whether they are.
  func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, depth: Int = 0) -> Bool {
    let (first, second) = (ClosureWords(at: first), ClosureWords(at: second))
    if first == second { return true }
    guard depth < Self.depthLimit, let context = context(of: first, second),
      context.loneType == nil
    else { return false }
    return isSame(first, second, context, depth: depth)
  }

  /// Returns whether two closures with a lone value are the same for sure, if nobody else has their contexts.
  ///
  /// - Parameters:
  ///   - first: One.
  ///   - second: The other.
  /// - Returns: Whether they are.
  func isSame<Element, Content>(
    _ first: ElementContent<Element, Content>, _ second: ElementContent<Element, Content>
  ) -> Bool {
    if mode == .nothing { return false }
    if first === second || first.words == second.words { return true }
    guard let context = context(of: first.words, second.words) else { return false }
    if context.loneType != nil {
      guard first.isUnchanged, first.isAlone, second.isAlone else { return false }
    }
    return isSame(first.words, second.words, context, depth: 0)
  }

  /// Returns the only value of a closure, when it may be a variable; `nil` when it is known to be none, or nothing is known.
  func loneCapture(of closure: ClosureWords) -> CaptureCopy? {
    guard mode == .captures, let object = closure.context, let context = context(of: object),
      let type = context.loneType, let field = context.fields.first
    else { return nil }
    return CaptureCopy(type, at: object + field.offset, in: field.plan.ranges(from: 0))
  }

  private func isSame(
    _ first: ClosureWords, _ second: ClosureWords, _ context: Context, depth: Int
  ) -> Bool {
    guard let first = first.context, let second = second.context else { return false }
    return isSame(first, second, .fields(context.fields), depth: depth + 1)
  }

  private func isSame(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ plan: Plan, depth: Int
  ) -> Bool {
    switch plan {
    case .bits(let size): return memcmp(first, second, size) == 0
    case .text:
      return first.assumingMemoryBound(to: String.self).pointee
        == second.assumingMemoryBound(to: String.self).pointee
    case .closure: return isSame(first, second, depth: depth)
    case .fields(let fields):
      return fields.allSatisfy {
        isSame(first + $0.offset, second + $0.offset, $0.plan, depth: depth)
      }
    case .different: return false
    }
  }

  // MARK: - What is captured

  /// Returns what two closures capture; `nil` when it is not known to be the same values of the same code.
  private func context(of first: ClosureWords, _ second: ClosureWords) -> Context? {
    guard mode == .captures, first.code == second.code, let one = first.context,
      let other = second.context, Self.metadata(of: one) == Self.metadata(of: other)
    else { return nil }
    return context(of: one)
  }

  /// Returns the metadata of an object of the runtime's, which is its first word.
  private static func metadata(of object: UnsafeRawPointer) -> UnsafeRawPointer? {
    object.load(as: UnsafeRawPointer?.self)
  }

  private func context(of object: UnsafeRawPointer) -> Context? {
    guard let metadata = Self.metadata(of: object) else { return nil }
    if let known = Self.contexts[metadata] { return known }
    let context = CaptureLayout(metadata: metadata).flatMap(makeContext)
    Self.contexts[metadata] = .some(context)
    return context
  }

  private func makeContext(_ layout: CaptureLayout) -> Context? {
    guard layout.captures.count != 1 else { return makeContext(alone: layout.captures[0]) }
    let fields = layout.captures.map { capture in
      Field(offset: capture.offset, plan: capture.type.map(plan) ?? .closure)
    }
    return Context(fields: fields, loneType: nil)
  }

  /// Returns what is known of contexts with one value, which may be variables.
  ///
  /// Variables share their metadata: those that hold a single reference, and those of plain bits with the same stride. What its type
  /// says then holds for one of them.
  private func makeContext(alone capture: CaptureLayout.Capture) -> Context? {
    guard let type = capture.type, case let size = StoredProperty.size(of: type), size > 0 else {
      return nil
    }
    let plan: Plan
    if CaptureCopy.isPlain(type) {
      guard CaptureCopy.fillsItsStride(type) else { return nil }
      plan = .bits(size: size)
    } else {
      guard size > MemoryLayout<UnsafeRawPointer>.size else { return nil }
      plan = self.plan(for: type)
    }
    if case .different = plan { return nil }
    return Context(fields: [Field(offset: capture.offset, plan: plan)], loneType: type)
  }

  // MARK: - Plans

  private func plan(for type: Any.Type) -> Plan {
    if let plan = Self.plans[ObjectIdentifier(type)] { return plan }
    let before = Self.plans
    // A type that holds itself, in a list: what it holds besides decides.
    Self.plans[ObjectIdentifier(type)] = .bits(size: StoredProperty.size(of: type))
    let plan = makePlan(for: type)
    if case .different = plan { Self.plans = before }
    Self.plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private func makePlan(for type: Any.Type) -> Plan {
    let size = StoredProperty.size(of: type)
    if type == String.self { return .text }
    if Self.numbers.contains(where: { $0 == type }) { return .bits(size: size) }
    switch StoredProperty.kind(of: type) {
    case .aggregate:
      return makeContainerPlan(for: type, size) ?? makePlan(forFieldsOf: type, size: size)
    case .object: return isTold(type) ? .bits(size: size) : .different
    case .enumeration:
      if let plan = makeContainerPlan(for: type, size) { return plan }
      // The values of one that has an equality are told apart by their contents.
      let isValue = CaptureCopy.isPlain(type) || type is any Equatable.Type
      return isValue ? .bits(size: size) : .different
    case .function: return Self.isClosure(type) ? .closure : .different
    case .other: return CaptureCopy.isPlain(type) ? .bits(size: size) : .different
    }
  }

  /// Types that are nothing but bits, as most of what is captured: known without a look for what they conform to, which takes long.
  private static let numbers: [Any.Type] = [Int.self, Bool.self, Double.self, CGFloat.self]

  /// Returns the plan for a type whose values hold those of others; `nil` for any other type.
  private func makeContainerPlan(for type: Any.Type, _ size: Int) -> Plan? {
    guard RareProtocol.valueContainer.mayInclude(type),
      let container = type as? any ValueContainer.Type
    else { return nil }
    return container.parts.allSatisfy(isProvable) ? .bits(size: size) : .different
  }

  private func makePlan(forFieldsOf type: Any.Type, size: Int) -> Plan {
    if type is any _Pointer.Type || type == OpaquePointer.self { return .different }
    let properties = StoredProperty.all(of: type)
    guard properties.allSatisfy({ $0.isPlain && $0.offset + $0.size <= size }) else {
      return .different
    }
    if properties.isEmpty { return CaptureCopy.isPlain(type) ? .bits(size: size) : .different }
    let fields = properties.map { Field(offset: $0.offset, plan: plan(for: $0.type)) }
    let isDifferent = fields.contains { if case .different = $0.plan { true } else { false } }
    return isDifferent ? .different : .fields(fields)
  }

  /// Whether values of a type with the same bits are the same for sure.
  private func isProvable(_ type: Any.Type) -> Bool {
    if case .different = plan(for: type) { false } else { true }
  }

  /// Whether TextUI is told of changes of a class's objects, or there are none.
  private func isTold(_ type: Any.Type) -> Bool {
    type is any Observable.Type || type is any TrackedObject.Type || type is AnyKeyPath.Type
  }
}

/// The words that a closure is made of.
struct ClosureWords: Hashable {
  /// The address of the code.
  let code: UInt

  /// What holds the captured values; `nil` where there are none.
  let context: UnsafeRawPointer?

  /// How many bytes they take.
  static let size = MemoryLayout<(UInt, UInt)>.size

  /// Where the context is, in bytes from the start.
  static let contextOffset = MemoryLayout<UInt>.size

  /// Reads the words of a closure.
  ///
  /// - Parameter closure: Points to it.
  init(at closure: UnsafeRawPointer) {
    code = closure.load(as: UInt.self)
    let word = closure.load(fromByteOffset: Self.contextOffset, as: UInt.self)
    // The runtime takes only addresses in the lower half for objects.
    context = Int(bitPattern: word) > 0 ? UnsafeRawPointer(bitPattern: word) : nil
  }
}

/// An object whose changes are told to the views that read it.
protocol TrackedObject: AnyObject {}

/// A type whose values with the same bits hold the same values, of some other types.
protocol ValueContainer {
  /// The types of the values inside.
  static var parts: [Any.Type] { get }
}

extension Optional: ValueContainer {
  static var parts: [Any.Type] { [Wrapped.self] }
}

extension Array: ValueContainer {
  static var parts: [Any.Type] { [Element.self] }
}

extension Set: ValueContainer {
  static var parts: [Any.Type] { [Element.self] }
}

extension Dictionary: ValueContainer {
  static var parts: [Any.Type] { [Key.self, Value.self] }
}

extension Binding: ValueContainer {
  static var parts: [Any.Type] { [Value.self] }
}

extension Environment: ValueContainer {
  static var parts: [Any.Type] { [Value.self] }
}
