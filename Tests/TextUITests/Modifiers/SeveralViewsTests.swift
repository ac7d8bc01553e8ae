import AccessibilityTree
import Testing

@testable import TextUI

/// Modifiers of views that are several: each of them gets what the modifier gives.
@MainActor struct SeveralViewsTests {
  /// Returns the rows of a screen that shows a view.
  private func rows<Content: View>(_ view: Content) -> [String] {
    HostedView(width: 12, height: 8) { view }.screen.split(separator: "\n").map(String.init)
  }

  private var texts: some View {
    ForEach(["a", "b", "c"], id: \.self) { Text($0) }
  }

  @Test("A layer is over, or behind, each view") func layers() {
    let plain = rows(VStack { texts })
    #expect(plain.count == 3)
    #expect(rows(VStack { texts.overlay { Text("") } }) == plain)
    #expect(rows(VStack { texts.background { Color.clear } }) == plain)
    #expect(
      rows(VStack { Group { texts }.overlay(alignment: .topLeading) { Text("x") } })
        .map { $0.filter { !$0.isWhitespace } } == ["x", "x", "x"])
    #expect(rows(VStack { texts.mask { Text("▒") } }) == plain)
    #expect(
      rows(
        VStack {
          texts.onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: { _ in
          }
        })
        == plain)
  }

  @Test("Each row of a list is one with a ground or a menu of its own") func listRows() {
    let view = HostedView(width: 20, height: 8) {
      List {
        Section("Head") {
          ForEach(["a", "b"], id: \.self) { Text($0) }.contextMenu { Button("Delete") {} }
          Text("c")
        }
        .listRowBackground(Color.yellow)
      }
    }
    #expect(view.outline.components(separatedBy: "Cell, ").count == 5, "\(view.outline)")
    #expect(view.element("Head") != nil)
  }

  struct Growing: View {
    @State private var names = ["a"]

    var body: some View {
      VStack {
        Button("Add") { names.append("b\(names.count)") }
        Button("Drop") { names.removeFirst() }
        ForEach(names, id: \.self) { Text($0) }
          .overlay(alignment: .trailing) { Marker() }
          .contextMenu { Button("Menu") {} }
      }
    }
  }

  /// A layer with state of its own.
  struct Marker: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  @Test("Views that come have layers of their own, and those that go take theirs along")
  func changes() {
    let view = HostedView(width: 20, height: 10) { Growing() }
    view.tap("0", .button)
    #expect(view.element("1", .button) != nil)
    view.tap("Add")
    #expect(view.element("1", .button) != nil && view.element("0", .button) != nil)
    view.tap("Drop")
    #expect(view.element("1", .button) == nil && view.element("0", .button) != nil)
    #expect(view.element("b1") != nil)
  }
}
