import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Pages of a tab view that are leafed through.
@MainActor @Suite("Pages to leaf through") struct TabPagesTests {
  @Observable final class Model {
    var page = "one"
    var log: [String] = []
  }

  struct Pages: View {
    @Bindable var model: Model
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
      TabView(selection: $model.page) {
        ForEach(["one", "two", "three"], id: \.self) { name in
          Button("Page \(name)") { model.log.append("pressed \(name)") }
            .onAppear { model.log.append("+\(name)") }
            .onDisappear { model.log.append("-\(name)") }
            .tag(name)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
    }
  }

  /// What the indicator says.
  private func number(_ view: HostedView) -> String? {
    view.outline.split(separator: "\n").first { $0.contains("PageIndicator") }
      .flatMap { $0.split(separator: "value: ").last.map(String.init) }
  }

  @Test("a swipe leads to the next page, and back, and not beyond the ends")
  func swipes() {
    let model = Model()
    let view = HostedView(width: 30, height: 5) { Pages(model: model) }
    #expect(view.screen.contains("● ○ ○"))
    #expect(number(view) == "page 1 of 3")
    view.drag(from: Point(x: 5, y: 2), to: Point(x: 25, y: 2))
    #expect(model.page == "one")
    view.drag(from: Point(x: 25, y: 2), to: Point(x: 5, y: 2))
    #expect(model.page == "two")
    #expect(view.element("Page two") != nil && view.element("Page one") == nil)
    #expect(model.log == ["+one", "+two", "-one"])
    #expect(view.screen.contains("○ ● ○"))
    view.drag(from: Point(x: 25, y: 2), to: Point(x: 23, y: 2))
    #expect(model.page == "two")
    view.drag(from: Point(x: 5, y: 2), to: Point(x: 25, y: 2))
    #expect(number(view) == "page 1 of 3")
    view.tap("Page one")
    #expect(model.log.last == "pressed one")
  }

  @Test("what is said of them is said of the collection view that they are leafed through in")
  func identified() {
    let model = Model()
    let view = HostedView(width: 30, height: 5) {
      Pages(model: model).accessibilityIdentifier("pages").accessibilityLabel("Tour")
    }
    #expect(view.element("pages", .collectionView)?.label == "Tour")
    #expect(view.element("pages", .other) == nil && view.element("pages", .pageIndicator) == nil)
    model.page = "two"
    #expect(view.element("Page two", .button) != nil)
    #expect(view.element("pages", .collectionView)?.label == "Tour")
  }

  @Test("the author, the arrow keys and a tap beside the dot lead to pages as well")
  func otherWays() throws {
    let model = Model()
    let view = HostedView(width: 30, height: 5) { Pages(model: model) }
    model.page = "three"
    #expect(number(view) == "page 3 of 3")
    let indicator = try #require(view.boxes.first { $0 is PageIndicatorBox })
    indicator.graph.focus.focus(indicator)
    view.press(.leftArrow)
    #expect(model.page == "two")
    // A tap.
    view.drag(from: Point(x: 2, y: 4), to: Point(x: 2, y: 4))
    #expect(model.page == "one")
  }

  @Test("the dots are shown where they are asked for")
  func dots() {
    let view = HostedView(width: 30, height: 5) { Pages(model: Model(), mode: .never) }
    #expect(number(view) == nil && !view.screen.contains("●"))
    let single = HostedView(width: 30, height: 5) {
      TabView { Text("Alone") }.tabViewStyle(.page)
    }
    #expect(number(single) == nil && single.element("Alone") != nil)
  }

  @Test("pages may be in a tab, and may have labels")
  func places() {
    let view = HostedView(width: 40, height: 8) {
      TabView {
        TabView {
          Text("First").tabItem { Text("Label") }
          Text("Second")
        }
        .tabViewStyle(.page)
        .tabItem { Text("Pages") }
        Text("Other page").tabItem { Text("Other") }.badge(2)
      }
    }
    #expect(view.element("First") != nil)
    view.drag(from: Point(x: 35, y: 2), to: Point(x: 5, y: 2))
    #expect(view.element("Second") != nil && view.element("First") == nil)
    #expect(view.element("Other", .button)?.value == "2 items")
    #expect(view.screen.contains("Other 2"))
    view.tap("Other")
    #expect(view.element("Other page") != nil)
    view.tap("Pages")
    #expect(view.element("Second") != nil)
  }

  struct Stacks: View {
    @State private var path: [Int] = []
    let ownsPath: Bool
    var body: some View {
      TabView {
        Group {
          if ownsPath {
            NavigationStack { links }
          } else {
            NavigationStack(path: $path) { links }
          }
        }
        .tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }

    private var links: some View {
      VStack {
        NavigationLink("Value", value: 1)
        NavigationLink("Page") { Text("A page") }
      }
      .navigationDestination(for: Int.self) { NavigationLink("Page \($0)", value: $0 + 1) }
      .navigationTitle("Links")
    }
  }

  @Test("the tab that is chosen leads back to its first page", arguments: [true, false])
  func chosenTab(ownsPath: Bool) {
    let view = HostedView(width: 30, height: 8) { Stacks(ownsPath: ownsPath) }
    view.tap("Value")
    view.tap("Page 1", .button)
    #expect(view.element("Page 2") != nil)
    view.tap("First", .button)
    #expect(view.element("Links") != nil)
    #expect(view.element("Page 2") == nil)
    view.tap("Page")
    #expect(view.element("A page") != nil)
    // Another tab leaves the page where it is.
    view.tap("Second", .button)
    view.tap("First", .button)
    #expect(view.element("A page") != nil)
    view.tap("First", .button)
    #expect(view.element("A page") == nil)
  }
}
