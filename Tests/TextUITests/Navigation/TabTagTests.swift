import AccessibilityTree
import Foundation
import Testing

@testable import TextUI

/// How a tab view knows its pages: by their tags, wherever these stand, or by the ids of the elements they are made for.
@MainActor @Suite("Tags of pages") struct TabTagTests {
  private enum Word: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  /// A modifier that may stand behind a tag.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (AnyView) -> AnyView

    init(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> AnyView) {
      testDescription = name
      self.apply = apply
    }
  }

  nonisolated private static let changes = [
    Change("onAppear") { AnyView($0.onAppear {}) },
    Change("onDisappear") { AnyView($0.onDisappear {}) },
    Change("task") { AnyView($0.task {}) },
    Change("task with an id") { AnyView($0.task(id: 1) {}) },
    Change("onChange") { AnyView($0.onChange(of: 1) {}) },
    Change("onOpenURL") { AnyView($0.onOpenURL { _ in }) },
    Change("sheet") { AnyView($0.sheet(isPresented: .constant(false)) {}) },
    Change("fullScreenCover") { AnyView($0.fullScreenCover(isPresented: .constant(false)) {}) },
    Change("popover") { AnyView($0.popover(isPresented: .constant(false)) {}) },
    Change("alert") { AnyView($0.alert("A", isPresented: .constant(false)) {}) },
    Change("confirmationDialog") {
      AnyView($0.confirmationDialog("A", isPresented: .constant(false)) {})
    },
    Change("overlay") { AnyView($0.overlay { Text("o") }) },
    Change("background") { AnyView($0.background { Text("o") }) },
    Change("mask") { AnyView($0.mask { Rectangle() }) },
    Change("contextMenu") { AnyView($0.contextMenu { Button("B") {} }) },
    Change("safeAreaInset") { AnyView($0.safeAreaInset(edge: .bottom) { Text("i") }) },
    Change("preference") { AnyView($0.preference(key: Word.self, value: 1)) },
    Change("onPreferenceChange") { AnyView($0.onPreferenceChange(Word.self) { _ in }) },
    Change("preferredColorScheme") { AnyView($0.preferredColorScheme(.dark)) },
    Change("refreshable") { AnyView($0.refreshable {}) },
    Change("searchable") { AnyView($0.searchable(text: .constant(""))) },
    Change("toolbar") { AnyView($0.toolbar { Button("T") {} }) },
    Change("toolbar(.hidden)") { AnyView($0.toolbar(.hidden, for: .tabBar)) },
    Change("navigationTitle") { AnyView($0.navigationTitle("N")) },
    Change("id") { AnyView($0.id("x")) },
    Change("environment") { AnyView($0.environment(\.lineLimit, 1)) },
    Change("swipeActions") { AnyView($0.swipeActions { Button("S") {} }) },
    Change("focusable") { AnyView($0.focusable()) },
    Change("transition") { AnyView($0.transition(.opacity)) },
    Change("animation") { AnyView($0.animation(.default, value: 1)) },
    Change("transaction") { AnyView($0.transaction { _ in }) },
    Change("accessibilityAction") { AnyView($0.accessibilityAction(named: "A") {}) },
    Change("padding") { AnyView($0.padding(1)) },
  ]

  @Test("stand before any other modifier", arguments: changes) func order(_ change: Change) {
    for isLabelled in [false, true] {
      let view = HostedView(width: 60, height: 20) {
        TabView(selection: .constant("b")) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            let page = change.apply(AnyView(Text("Page \(name)").tag(name)))
            if isLabelled { page.tabItem { Text(name) } } else { page }
          }
        }
        .modifier(Leafed(isLeafed: !isLabelled))
      }
      #expect(view.element("Page b") != nil && view.element("Page a") == nil)
      #expect(view.warnings() == [])
    }
  }

  private struct Leafed: ViewModifier {
    let isLeafed: Bool
    func body(content: Content) -> some View {
      if isLeafed { content.tabViewStyle(.page) } else { content }
    }
  }

  struct Pages: View {
    @State private var page = 1
    let isLeafed: Bool
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { number in
          if isLeafed {
            Text("Page \(number)")
          } else {
            Text("Page \(number)").tabItem { Text("T\(number)") }
          }
        }
      }
      .modifier(Leafed(isLeafed: isLeafed))
      Text("Shown: \(page)")
    }
  }

  @Test("are the ids of a ForEach where there are none") func ids() {
    let leafed = HostedView(width: 40, height: 10) { Pages(isLeafed: true) }
    #expect(leafed.element("Page 1") != nil)
    leafed.drag(from: Point(x: 35, y: 2), to: Point(x: 5, y: 2))
    #expect(leafed.element("Shown: 2") != nil && leafed.element("Page 2") != nil)
    let labelled = HostedView(width: 40, height: 10) { Pages(isLeafed: false) }
    #expect(labelled.element("Page 1") != nil)
    labelled.tap("T0")
    #expect(labelled.element("Shown: 0") != nil && labelled.element("Page 0") != nil)
  }

  @Test("Ids of another type than the selection leave pages to their places") func otherIDs() {
    let view = HostedView(width: 40, height: 10) {
      TabView(selection: .constant(1)) {
        ForEach(["a", "b"], id: \.self) { Text("Page \($0)") }
      }
      .tabViewStyle(.page)
    }
    #expect(view.element("Page b") != nil)
  }

  @Test("A modifier of a group is around each of its pages") func groups() {
    var shown: [String] = []
    for change in Self.changes.filter({
      ["onAppear", "toolbar(.hidden)", "overlay", "task"].contains($0.testDescription)
    }) {
      let view = HostedView(width: 40, height: 10) {
        TabView(selection: .constant(2)) {
          change.apply(
            AnyView(
              Group {
                Text("Page 1").tag(1)
                Text("Page 2").tag(2)
              }))
        }
        .tabViewStyle(.page)
      }
      #expect(view.element("Page 2") != nil && view.element("Page 1") == nil)
      shown.append(change.testDescription)
    }
    #expect(shown.count == 4)
  }
}
