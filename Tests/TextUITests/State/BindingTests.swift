import Testing

@testable import TextUI

/// Bindings to collections, missing values and values of any type.
@MainActor struct BindingTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  /// A place for a value, and the binding to it.
  final class Place<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("A binding to a collection is the bindings to its elements") func elements() throws {
    let place = Place([Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")])
    let items = place.binding
    #expect(items.count == 3 && items.map(\.wrappedValue.name) == ["a", "b", "c"])
    for item in items { item.wrappedValue.name += "!" }
    #expect(place.value.map(\.name) == ["a!", "b!", "c!"])
    let second = try #require(items.first { $0.id == 2 })
    second.name.wrappedValue = "found"
    items.last?.wrappedValue.name = "last"
    items[0].wrappedValue = Item(id: 1, name: "first")
    #expect(place.value.map(\.name) == ["first", "found", "last"])
    #expect(items.reversed().map(\.id) == [3, 2, 1] && Array(items.indices) == [0, 1, 2])
  }

  @Test("A binding whose element is gone has its last value, and writes nothing") func gone() {
    let place = Place([1, 2])
    let last = place.binding[1]
    place.value = [7]
    #expect(last.wrappedValue == 2)
    last.wrappedValue = 5
    #expect(place.value == [7])
  }

  @Test("A binding to a value that is always there serves as one to a value that may be missing")
  func optionals() {
    let place = Place(1)
    let optional = Binding<Int?>(place.binding)
    optional.wrappedValue = 4
    #expect(place.value == 4 && optional.wrappedValue == 4)
    optional.wrappedValue = nil
    #expect(place.value == 4)
    let hashable = Binding<AnyHashable>(place.binding)
    hashable.wrappedValue = AnyHashable(9)
    hashable.wrappedValue = AnyHashable("no number")
    #expect(place.value == 9 && hashable.wrappedValue == AnyHashable(9))
  }

  @Test("The setter of a binding is told of the transaction") func transactions() {
    var animations: [Animation?] = []
    let binding = Binding(
      get: { 0 }, set: { _, transaction in animations.append(transaction.animation) })
    binding.wrappedValue = 1
    withAnimation(.linear(duration: 2)) { binding.wrappedValue = 2 }
    binding.animation(.easeIn).wrappedValue = 3
    #expect(animations == [nil, .linear(duration: 2), .easeIn])
  }

  private enum Origin: TransactionKey {
    static var defaultValue: String { "nowhere" }
  }

  @Test("A transaction carries values of the author's, and runs code when it is shown")
  func transactionValues() {
    var transaction = Transaction()
    #expect(transaction[Origin.self] == "nowhere")
    transaction[Origin.self] = "here"
    #expect(transaction[Origin.self] == "here")
    var steps: [String] = []
    transaction.addAnimationCompletion { steps.append("shown") }
    withTransaction(transaction) { steps.append("changed") }
    #expect(steps == ["changed", "shown"])
  }

  struct Rows: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
      VStack {
        ForEach($items) { $item in TextField("Name", text: $item.name) }
        ForEach($items.indices, id: \.self) { index in
          Button("Delete \(index)") { items.remove(at: index) }
        }
        if let first = $items.first {
          Button("Clear \(first.wrappedValue.name)") { first.wrappedValue.name = "-" }
        }
      }
    }
  }

  @Test("Rows of a bound collection lose elements without reading what is gone") func rows() {
    let view = HostedView(width: 30, height: 10) { Rows() }
    view.tap("Delete 0")
    #expect(view.element("Clear b") != nil && view.element("Delete 1") == nil)
    view.tap("Clear b")
    #expect(view.element("Clear -") != nil)
  }
}
