import Foundation
public import Glibc
import Testing

@testable public import TextUI

/// A structure of C's gets a protocol, for ``RareProtocolTests``.
extension timespec: DynamicProperty {}

/// What the records of conformances say is what `as?` says, of every kind of type.
@MainActor struct RareProtocolTests {
  private struct Own: DynamicProperty {}

  fileprivate struct Conditional<Value> {}

  private enum Choice: DynamicProperty {
    case one
  }

  private class Above: DynamicProperty {
    func update() {}
  }

  private class Below: Above {}

  private final class GenericBelow<Value>: Below {}

  private final class Other {}

  private protocol Kind {}

  private struct Plain {}

  /// Types that conform.
  private static let conforming: [Any.Type] = [
    Own.self, Choice.self, Above.self, Below.self, GenericBelow<Int>.self, Conditional<String>.self,
    timespec.self, State<Int>.self, State<[Plain]>.self, Environment<Int>.self,
    AppStorage<Int>.self,
    FocusState<Bool>.self, Namespace.self, GestureState<Int>.self, StateObject<Model>.self,
    ObservedObject<Model>.self, EnvironmentObject<Model>.self,
  ]

  private final class Model: ObservableObject {}

  /// Types that do not.
  private static let others: [Any.Type] = [
    Int.self, String.self, Plain.self, Other.self, [State<Int>].self, State<Int>?.self,
    (State<Int>, State<Int>).self, (() -> Void).self, Any.self, (any Kind).self, Int.Type.self,
    (any Kind.Type).self, tm.self, NSObject.self, Data.self, Never.self, Text.self, AnyObject.self,
  ]

  @Test func aTypeThatConformsIsNeverLeftOut() {
    for type in Self.conforming {
      #expect(type is any DynamicProperty.Type)
      #expect(RareProtocol.dynamicProperty.mayInclude(type), "\(type)")
    }
    for type in Self.conforming + Self.others where type is any ConnectableProperty.Type {
      #expect(RareProtocol.connectableProperty.mayInclude(type), "\(type)")
    }
    for type in [Int?.self, [Int].self, Set<Int>.self] as [Any.Type] {
      #expect(RareProtocol.valueContainer.mayInclude(type), "\(type)")
    }
  }

  @Test func aTypeThatDoesNotIsNotLookedForAgain() {
    // A structure of C's cannot be told by its description.
    for type in Self.others where type != tm.self {
      #expect(!(type is any DynamicProperty.Type))
      #expect(!RareProtocol.dynamicProperty.mayInclude(type), "\(type)")
    }
    #expect(!RareProtocol.valueContainer.mayInclude(Int.self))
    #expect(!RareProtocol.connectableProperty.mayInclude(Own.self))
  }

  @Test func aTypeWithConditionsMayConform() {
    #expect(RareProtocol.dynamicProperty.mayInclude(Conditional<Int>.self))
    #expect(!(Conditional<Int>.self is any DynamicProperty.Type))
  }
}

extension RareProtocolTests.Conditional: DynamicProperty where Value == String {}
