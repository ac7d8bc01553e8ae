import Foundation
import Testing

@testable import TextUI

/// Telling closures apart by what they capture: those that may do something else are never the same.
@MainActor struct ClosureComparisonTests {
  /// An object whose changes views are told of.
  @Observable final class Told {
    var number = 0
  }

  /// A value of fields that do not lie close to each other.
  struct Mixed {
    var flag = true
    var large = 1.5
    var small: Int8 = 2
    var text: String
    var told: Told?
    var list: [Mixed] = []
  }

  /// A structure with a variable of its own for each closure made in it.
  struct Maker<Value> {
    let value: Value
    let told: Told

    /// Returns a closure in generic code.
    func generic() -> (Int) -> Any { { _ in (value, told) } }
  }

  /// An enumeration with no equality.
  enum Choice {
    case none
    case object(Told)
  }

  /// What may be true of two closures.
  enum Verdict {
    /// They are the same, where the compiler describes what is captured.
    case same
    case different
  }

  /// Two closures of the same code.
  struct Pair: CustomTestStringConvertible {
    let testDescription: String
    let verdict: Verdict

    /// Makes one of them, from a number.
    let make: @MainActor (Int, Told) -> (Int) -> Any

    /// What the other is made from; the first is made from 1.
    var number = 1

    /// Whether the other gets another object.
    var hasOtherObject = false
  }

  nonisolated static let pairs: [Pair] = [
    Pair(testDescription: "nothing", verdict: .same) { _, _ in { $0 } },
    Pair(testDescription: "numbers", verdict: .same) { a, _ in
      let b = Double(a)
      return { (a, b, $0) }
    },
    Pair(
      testDescription: "other numbers", verdict: .different,
      make: { a, _ in
        let b = Double(a)
        return { (a, b, $0) }
      }, number: 2),
    Pair(testDescription: "texts made anew", verdict: .same) { a, told in
      let text = String(repeating: "long text", count: a + 3)
      return { (text, told, $0) }
    },
    Pair(
      testDescription: "other texts", verdict: .different,
      make: { a, told in
        let text = String(repeating: "long text", count: a + 3)
        return { (text, told, $0) }
      }, number: 2),
    Pair(testDescription: "a structure with gaps", verdict: .same) { a, told in
      let mixed = Mixed(text: "\(a)", told: told)
      let flag = a > 0
      return { (flag, mixed, a, $0) }
    },
    Pair(
      testDescription: "a structure with another object", verdict: .different,
      make: { a, told in
        let mixed = Mixed(text: "\(a)", told: told)
        return { (mixed, a, $0) }
      }, hasOtherObject: true),
    Pair(testDescription: "an observable object", verdict: .same) { a, told in { (a, told, $0) } },
    Pair(
      testDescription: "another object", verdict: .different,
      make: { a, told in { (a, told, $0) } }, hasOtherObject: true),
    Pair(testDescription: "an object nobody is told of", verdict: .different) { a, told in
      let object = NSObject()
      return { (a, object, $0) }
    },
    Pair(testDescription: "a nested closure", verdict: .same) { a, told in
      let inner: (Int) -> Any = { ($0, a, told) }
      return { inner($0 + a) }
    },
    Pair(
      testDescription: "another nested closure", verdict: .different,
      make: { a, told in
        let inner: (Int) -> Any = { ($0, a, told) }
        return { (inner($0), told) }
      }, number: 2),
    Pair(testDescription: "a number alone", verdict: .different) { a, _ in { a + $0 } },
    Pair(testDescription: "a variable", verdict: .different) { a, _ in
      var variable = a
      return {
        variable += $0
        return variable
      }
    },
    Pair(testDescription: "a variable and a number", verdict: .different) { a, _ in
      var variable = a
      return {
        variable += $0 + a
        return variable
      }
    },
    Pair(testDescription: "a weak reference", verdict: .different) { a, told in
      { [weak told] in (a, told, $0) }
    },
    Pair(testDescription: "an unowned reference", verdict: .different) { a, told in
      { [unowned told] in (a, told, $0) }
    },
    Pair(testDescription: "an existential", verdict: .different) { a, told in
      let any: any Sendable = a
      return { (a, any, $0) }
    },
    Pair(testDescription: "an enumeration without equality", verdict: .different) { a, told in
      let choice = a > 0 ? Choice.object(told) : .none
      return { (a, choice, $0) }
    },
    Pair(testDescription: "a metatype", verdict: .different) { a, told in
      let type: Any.Type = a > 0 ? Int.self : String.self
      return { (a, type, $0) }
    },
    Pair(testDescription: "a pointer", verdict: .different) { a, _ in
      let pointer = UnsafeRawPointer(bitPattern: a)
      return { (a, pointer, $0) }
    },
    Pair(testDescription: "a list of structures", verdict: .same) { a, told in
      let empty: [Mixed] = []
      return { (a, empty, $0) }
    },
    Pair(testDescription: "generic code", verdict: .different) { a, told in
      Maker(value: a, told: told).generic()
    },
    Pair(testDescription: "a method", verdict: .different) { a, told in
      Maker(value: [a], told: told).method
    },
  ]

  /// A closure as a property, which stays in memory as it is.
  private struct Holder {
    let closure: (Int) -> Any
  }

  /// Whether the compiler describes what closures capture here.
  private static let isDescribed: Bool = {
    let process = ProcessInfo.processInfo
    let (number, text) = (process.processorCount, process.processName)
    let closures = (0..<2).map { _ in Holder { (number, text, $0) } }
    return ViewComparison().isSame(closures[0], closures[1])
  }()

  @Test(arguments: pairs)
  func closuresThatMayDoSomethingElseAreDifferent(pair: Pair) {
    let objects = [Told(), Told()]
    let first = Holder(closure: pair.make(1, objects[0]))
    let second = Holder(closure: pair.make(pair.number, objects[pair.hasOtherObject ? 1 : 0]))
    let isSame = ViewComparison().isSame(first, second)
    if pair.verdict == .different { #expect(!isSame) }
    if pair.verdict == .same, Self.isDescribed { #expect(isSame) }
    #expect(ViewComparison().isSame(first, first))
    #expect(!ViewComparison(.nothing).isSame(first, first))
    if pair.testDescription != "nothing" {
      #expect(!ViewComparison(.contexts).isSame(first, second))
    }
  }

  // MARK: - The content of lists

  private func isSame(_ first: ElementContent<Int, Any>, _ second: ElementContent<Int, Any>) -> Bool
  {
    let comparison = ClosureComparison(.captures)
    first.watchCapture(comparison)
    for element in 0..<3 { _ = first(element) }
    return comparison.isSame(first, second)
  }

  @Test func aLoneValueIsTheSameWhenNobodyElseHasTheContext() {
    let told = Told()
    func content(_ number: Int) -> ElementContent<Int, Any> {
      let mixed = Mixed(text: "a long text that is on the heap \(number)", told: told)
      return CollectionContent { (mixed, $0) }
    }
    #expect(isSame(content(1), content(1)) == Self.isDescribed)
    #expect(!isSame(content(1), content(2)))
    let kept = content(1)
    let closure = kept.closure
    #expect(!isSame(kept, content(1)))
    #expect(!isSame(content(1), kept))
    withExtendedLifetime(closure) {}
  }

  @Test func aLoneVariableThatOthersHoldIsDifferent() {
    func contents(_ start: Int) -> (ElementContent<Int, Any>, () -> Void) {
      var variable = Mixed(text: "\(start)")
      return (CollectionContent { (variable, $0) }, { variable.text += "x" })
    }
    let (first, second) = (contents(1), contents(1))
    #expect(!isSame(first.0, second.0))
    withExtendedLifetime((first.1, second.1)) {}
  }

  @Test func aLoneVariableThatItsClosureChangesIsDifferent() {
    func content(_ start: Int) -> ElementContent<Int, Any> {
      var variable = [start, 0, 0]
      var text = Mixed(text: "\(start)")
      return start > 5
        ? CollectionContent {
          variable[0] = (variable[0] + 1) % 3
          return ($0, variable)
        }
        : CollectionContent {
          text.large = text.large == 3.5 ? 1.5 : text.large + 1
          return ($0, text)
        }
    }
    // After three calls it is what it was at first.
    #expect(!isSame(content(1), content(1)))
    #expect(!isSame(content(6), content(6)))
  }
}

extension ClosureComparisonTests.Maker {
  /// Returns something that depends on the values.
  func method(_ number: Int) -> Any { (value, told, number) }
}

extension ElementContent {
  /// The closure, with its context.
  fileprivate var closure: AnyObject? {
    words.context.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
