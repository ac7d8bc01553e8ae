import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Telling values of views apart: what cannot be proved the same is different, and nothing makes the comparison crash.
@MainActor struct ViewComparisonTests {
  /// What a service of an application can do; its values are kept in line, in a box of their own, or are objects.
  protocol Service {
    var name: String { get }
  }

  /// A service that lies within its existential.
  struct Small: Service {
    var name: String
  }

  /// A service that is too large for that.
  struct Large: Service {
    var name: String
    var rest = (1, 2, 3, 4)
  }

  /// A service that is an object, and is equal to each other one.
  final class Shared: Service, Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (first: Shared, second: Shared) -> Bool { true }
  }

  /// An enumeration that cannot be compared.
  enum Choice {
    case none
    case service(any Service)
    indirect case more(Choice)
  }

  /// A structure with existentials wherever they can be.
  struct Nested {
    var optional: (any Service)?
    var tuple: (Int, any Service) = (1, Small(name: "a"))
    var list: [any Service] = []
    var table: [String: any Service] = [:]
    var choice = Choice.none
    var type: any Service.Type = Small.self
    var object: AnyObject?
  }

  /// A structure whose references do not keep their objects.
  struct Loose {
    weak var weakly: Shared?
    unowned var unowned: Shared
    unowned(unsafe) var unsafely: Shared
  }

  private func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    ViewComparison().isSame(first, second)
  }

  @Test func existentialsAreDifferentUnlessTheyAreTheSameObject() {
    let shared = Shared("a")
    #expect(!isSame(Small(name: "a") as any Service, Small(name: "b") as any Service))
    #expect(!isSame(Large(name: "a") as any Service, Large(name: "a") as any Service))
    #expect(isSame(shared as AnyObject, shared as AnyObject))
    #expect(!isSame(Shared("a") as any Service, Shared("a") as any Service))
    #expect(!isSame(1 as Any, 2 as Any))
    #expect(!isSame(1 as any Sendable, "a" as any Sendable))
    #expect(!isSame(Shared("a") as AnyObject, Shared("a") as AnyObject))
    #expect(!isSame([1] as any Collection<Int>, Set([2]) as any Collection<Int>))
    #expect(!isSame(CancellationError() as any Error, BindingError() as any Error))
    #expect(!isSame(Small.self as any Service.Type, Large.self as any Service.Type))
    #expect(!isSame({ _ = shared } as () -> Void, {} as () -> Void))
    #expect(isSame(AnyHashable("a"), AnyHashable("a")))
    #expect(!isSame(AnyHashable("a"), AnyHashable(1)))
  }

  private struct BindingError: Error {}

  @Test func existentialsInOtherValuesAreDifferentToo() {
    let (small, large) = (Small(name: "a"), Large(name: "a"))
    #expect(!isSame(small as (any Service)?, large as (any Service)?))
    #expect(isSame(nil as (any Service)?, nil as (any Service)?))
    #expect(!isSame((1, small as any Service), (1, large as any Service)))
    #expect(!isSame([small, small] as [any Service], [small, large] as [any Service]))
    #expect(!isSame(["a": small] as [String: any Service], ["a": large]))
    #expect(!isSame(Choice.service(small), Choice.service(large)))
    #expect(!isSame(Choice.more(.none), Choice.more(.service(large))))
    #expect(isSame(Choice.none, Choice.none))
  }

  /// Ways to make a value another that has existentials in it.
  nonisolated static let changes: [@MainActor (inout Nested) -> Void] = [
    { $0.optional = Small(name: "b") }, { $0.tuple.1 = Large(name: "b") },
    { $0.list.append(Small(name: "b")) }, { $0.table["b"] = Small(name: "b") },
    { $0.choice = .service(Small(name: "b")) }, { $0.type = Large.self },
    { $0.object = Shared("b") },
  ]

  @Test(arguments: changes.indices)
  func existentialsInPropertiesAreDifferentToo(change: Int) {
    let first = Nested()
    var second = first
    Self.changes[change](&second)
    #expect(!isSame(first, second))
  }

  @Test func referencesThatKeepNothingAreNotRead() {
    let (first, second) = (Shared("a"), Shared("b"))
    let value = Loose(weakly: first, unowned: first, unsafely: first)
    #expect(isSame(value, value))
    #expect(!isSame(value, Loose(weakly: second, unowned: first, unsafely: first)))
    #expect(!isSame(value, Loose(weakly: first, unowned: second, unsafely: first)))
    #expect(!isSame(value, Loose(weakly: first, unowned: first, unsafely: second)))
  }
}

/// Views that hold existentials, brought up to date.
@MainActor struct ExistentialViewTests {
  typealias Service = ViewComparisonTests.Service

  @Observable final class Model {
    var services: [any Service] = ["a", "b"].map(ViewComparisonTests.Small.init)
    var isReversed = false
  }

  struct ServiceReader: View {
    @Environment(\.service) private var service
    @Environment(\.otherService) private var otherService
    var body: some View { Text("\(service.name) \(otherService.name)") }
  }

  @Test func followAServiceInTheEnvironment() {
    struct Writer: View {
      let model: Model
      var body: some View { ServiceReader().environment(\.service, model.services[0]) }
    }
    let model = Model()
    let view = HostedView(width: 6, height: 1) { Writer(model: model) }
    #expect(view.screen == "a none")
    model.services[0] = ViewComparisonTests.Large(name: "c")
    #expect(view.screen == "c none")
  }

  @Test func followATransformedService() {
    struct Writer: View {
      let model: Model
      var body: some View {
        let service = model.services[0]
        ServiceReader().transformEnvironment(\.service) { $0 = service }
      }
    }
    let model = Model()
    let view = HostedView(width: 6, height: 1) { Writer(model: model) }
    model.services[0] = ViewComparisonTests.Large(name: "c")
    #expect(view.screen == "c none")
  }

  @Test func followTheKeyOfAnEnvironmentValue() {
    struct Writer: View {
      let model: Model
      var body: some View {
        let path = model.isReversed ? \EnvironmentValues.otherService : \.service
        ServiceReader().environment(path, model.services[0])
      }
    }
    let model = Model()
    model.services[0] = ViewComparisonTests.Shared("a")
    let view = HostedView(width: 6, height: 1) { Writer(model: model) }
    #expect(view.screen == "a none")
    model.isReversed = true
    #expect(view.screen == "none a")
  }

  @Test func followCollections() {
    struct Names: View {
      let model: Model
      var body: some View {
        ForEach(model.services, id: \.name) { Text($0.name) }
        List(model.services, id: \.name) { Text("row \($0.name)") }.frame(height: 3)
      }
    }
    let model = Model()
    let view = HostedView(width: 9, height: 6) { Names(model: model) }
    model.services[1] = ViewComparisonTests.Large(name: "c")
    model.services.append(ViewComparisonTests.Shared("d"))
    #expect(
      view.outline.matches(of: /label: '(.*)'/).map { String($0.output.1) } == [
        "a", "c", "d", "row a", "row c", "row d",
      ])
  }
}

private enum ServiceKey: EnvironmentKey {
  static var defaultValue: any ViewComparisonTests.Service {
    ViewComparisonTests.Small(name: "none")
  }
}

private enum OtherServiceKey: EnvironmentKey {
  static var defaultValue: any ViewComparisonTests.Service {
    ViewComparisonTests.Small(name: "none")
  }
}

extension EnvironmentValues {
  fileprivate var service: any ViewComparisonTests.Service {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }

  fileprivate var otherService: any ViewComparisonTests.Service {
    get { self[OtherServiceKey.self] }
    set { self[OtherServiceKey.self] = newValue }
  }
}
