import Testing

@testable import TextUI

/// Collections that are objects, or hold one: the elements come and go, and the collection is the same.
@MainActor struct ObjectCollectionTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Store: @MainActor RandomAccessCollection {
    var items = (0..<3).map { Item(id: $0, name: "Item \($0)") }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(index: Int) -> Item { items[index] }
  }

  struct Holder: @MainActor RandomAccessCollection {
    let store: Store
    var startIndex: Int { 0 }
    var endIndex: Int { store.items.count }
    subscript(index: Int) -> Item { store.items[index] }
  }

  struct Screen: View {
    let store: Store
    let isHeld: Bool
    @State private var count = 0

    var body: some View {
      Button("Count") { count += 1 }
      if isHeld {
        ForEach(Holder(store: store), id: \.id) { Text(verbatim: "\($0.name), \(count)") }
      } else {
        List { ForEach(store, id: \.id) { Text(verbatim: "\($0.name), \(count)") } }
      }
    }
  }

  @Test(arguments: [true, false]) func elementsComeAndGo(isHeld: Bool) {
    let store = Store()
    let view = HostedView(width: 30, height: 10) { Screen(store: store, isHeld: isHeld) }
    store.items.append(Item(id: 7, name: "New"))
    view.settle()
    #expect(view.screen.contains("New, 0"))
    store.items.removeFirst(2)
    view.settle()
    #expect(!view.screen.contains("Item 0") && view.screen.contains("Item 2, 0"))
    // The closure is another one while elements go.
    store.items.removeLast()
    view.tap("Count")
    #expect(view.screen.contains("Item 2, 1") && !view.screen.contains("New"))
  }
}
