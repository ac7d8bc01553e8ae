import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// State stays with the identity of its view.
@MainActor struct IdentityTests {
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Observable final class Model {
    var names = ["a", "b", "c"]
    var shows = true
    var id = 1
  }

  @Test func movesWithAnElementOfForEach() {
    struct Rows: View {
      let model: Model
      var body: some View {
        VStack { ForEach(model.names, id: \.self) { Counter(name: $0) } }
      }
    }
    let model = Model()
    let view = HostedView { Rows(model: model) }
    view.tap("b 0")
    view.tap("b 1")
    model.names = ["c", "b", "x", "a"]
    #expect(
      view.screen == """


                   [ c 0 ]
                   [ b 2 ]
                   [ x 0 ]
                   [ a 0 ]
        """)
    model.names = ["a"]
    #expect(view.element("b 2") == nil)
    model.names = ["b"]
    #expect(view.element("b 0") != nil)
  }

  @Test func endsWithTheBranch() {
    struct Branches: View {
      let model: Model
      var body: some View {
        if model.shows { Counter(name: "yes") } else { Counter(name: "no") }
      }
    }
    let model = Model()
    let view = HostedView { Branches(model: model) }
    view.tap("yes 0")
    #expect(view.element("yes 1") != nil)
    model.shows = false
    #expect(view.element("no 0") != nil)
    model.shows = true
    #expect(view.element("yes 0") != nil)
  }

  @Test func beginsAnewWithAnotherID() {
    struct Identified: View {
      let model: Model
      var body: some View { Counter(name: "n").id(model.id) }
    }
    let model = Model()
    let view = HostedView { Identified(model: model) }
    view.tap("n 0")
    #expect(view.element("n 1") != nil)
    model.id = 2
    #expect(view.element("n 0") != nil)
  }

  @Test func endsWithTheTypeInsideAnyView() {
    struct Erased: View {
      let model: Model
      var body: some View {
        model.shows ? AnyView(Counter(name: "n")) : AnyView(Counter(name: "n").padding())
      }
    }
    let model = Model()
    let view = HostedView { Erased(model: model) }
    view.tap("n 0")
    #expect(view.element("n 1") != nil)
    model.shows = false
    #expect(view.element("n 0") != nil)
  }

  @Test func namesARepeatedID() {
    let view = HostedView {
      VStack { ForEach(["a", "b", "a"], id: \.self) { Counter(name: $0) } }
    }
    #expect(
      view.warnings() == [
        "ViewApp: the id a occurs more than once in ForEach<Array<String>, String, Counter>; "
          + "give each element an id of its own."
      ])
    #expect(view.outline.split(separator: "\n").count { $0.hasPrefix("Button") } == 3)
  }

  @Observable final class Order {
    var names = ["first", "second", "third"]
    var isWide = false
  }

  struct Fields: View {
    let order: Order

    var body: some View {
      VStack {
        if order.isWide { Text("wide") }
        ForEach(order.names, id: \.self) { Field(name: $0) }
      }
    }
  }

  struct Field: View {
    let name: String
    @State private var text = ""

    var body: some View {
      TextField(name, text: $text)
      ScrollView { ForEach(0..<9) { Text("\(name) \($0)") } }.frame(height: 1)
    }
  }

  @Test func focusCursorAndScrollingStayWithTheirViews() {
    let order = Order()
    let view = HostedView(width: 24, height: 8) { Fields(order: order) }
    view.tap("second", .textField)
    view.type("ab")
    view.press(.leftArrow)
    _ = view.hitPoint("second 5", scrolling: true)
    for names in [["third", "second", "first"], ["second", "first"], ["new", "first", "second"]] {
      order.names = names
      order.isWide.toggle()
      view.settle()
    }
    #expect(view.screen.contains("second 5"))
    #expect(view.screen.contains("first 0"))
    view.type("X")
    #expect(view.element("aXb", .textField)?.states.contains(.focused) == true)
    order.names = ["first"]
    order.names = ["first", "second"]
    view.settle()
    // There and back within one turn is no end; a turn without the view is.
    #expect(view.element("aXb", .textField) != nil)
    order.names = ["first"]
    view.settle()
    order.names = ["first", "second"]
    #expect(view.element("aXb") == nil)
    #expect(view.screen.contains("second 0"))
  }
}
