import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Where views stand in the bars of a page, and pages of values of any type.
@MainActor struct BarPlacementTests {
  @Test(arguments: [
    (ToolbarItemPlacement.topBarLeading, ToolbarItemPlacement.topBarTrailing),
    (.navigationBarLeading, .navigationBarTrailing), (.cancellationAction, .confirmationAction),
  ])
  func itemsStandAtTheEndsOfTheBar(
    _ leading: ToolbarItemPlacement, _ trailing: ToolbarItemPlacement
  ) throws {
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        Text("content").navigationTitle("Home").toolbar {
          ToolbarItem(placement: trailing) { Button("End") {} }
          ToolbarItem(placement: leading) { Button("Start") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("One") {}
            Button("Two") {}
          }
        }
      }
    }
    let rows = view.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let bar = try #require(rows.first)
    let start = try #require(bar.range(of: "Start"))
    let title = try #require(bar.range(of: "Home"))
    let end = try #require(bar.range(of: "End"))
    #expect(start.upperBound < title.lowerBound && title.upperBound < end.lowerBound)
    let last = try #require(rows.last)
    #expect(rows.count == 8 && last.contains("One") && last.contains("Two"))
  }

  @Observable final class Model {
    var path = NavigationPath(["first"])
    var hidesBack = false
    var isCovered = false
  }

  struct Stack: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationTitle("Home")
          .navigationDestination(for: String.self) { Text("text \($0)") }
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)").navigationTitle("Number")
              .navigationBarBackButtonHidden(model.hidesBack)
          }
      }
      .fullScreenCover(isPresented: $model.isCovered) {
        Button(model.hidesBack ? "Only way" : "Close") { model.isCovered = false }
      }
    }
  }

  @Test func aPathHoldsValuesOfAnyType() {
    let model = Model()
    let view = HostedView { Stack(model: model) }
    #expect(view.screen.contains("text first"))
    model.path.append(7)
    #expect(view.screen.contains("number 7"))
    #expect(model.path.count == 2)
    model.path.removeLast(2)
    #expect(model.path.isEmpty && model.path == NavigationPath())
    #expect(view.screen.contains("root"))
  }

  @Test func theWayBackCanBeHidden() {
    let model = Model()
    model.path = NavigationPath([7])
    let view = HostedView { Stack(model: model) }
    #expect(view.element("Home", .button) != nil)
    model.hidesBack = true
    #expect(view.element("Home", .button) == nil)
    model.hidesBack = false
    view.tap("Home", .button)
    #expect(model.path.isEmpty)
  }

  @Test func aCoverTakesTheWholeScreen() {
    let model = Model()
    let view = HostedView { Stack(model: model) }
    let before = view.screen
    model.isCovered = true
    #expect(!view.screen.contains("text first") && view.screen.contains("Close"))
    view.press(.escape)
    #expect(model.isCovered)
    // What only the content of the cover reads makes it anew.
    model.hidesBack = true
    #expect(view.screen.contains("Only way"))
    view.tap("Only way", .button)
    model.hidesBack = false
    #expect(view.screen == before)
  }
}
