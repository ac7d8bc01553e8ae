import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Where views stand in the bars of a page, and pages of values of any type.
@MainActor struct BarPlacementTests {
  // As many give what stands in a bar the least height that fingers find.
  @Test func anItemHigherThanTheBarStandsInItsMiddle() {
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("High").frame(minHeight: 3) }
          ToolbarItem(placement: .topBarLeading) { Text("Lead").frame(height: 3) }
        }
      }
    }
    let rows = view.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.first?.contains("Lead") == true && rows.first?.contains("High") == true)
  }

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
    // So they are read, however the author wrote them down.
    let labels = view.outline.matches(of: #/label: '(Start|Home|End)'/#).map { $0.output.1 }
    #expect(
      labels.filter { $0 != "Home" } == ["Start", "End"] && labels.dropFirst().first == "Home")
    let last = try #require(rows.last)
    #expect(rows.count == 8 && last.contains("One") && last.contains("Two"))
  }

  /// A page with actions of which some are in a menu.
  private struct Actions: View {
    @State private var log = "nothing"
    @State private var hasMore = false

    var body: some View {
      NavigationStack {
        Text(log).navigationTitle("Home").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") { hasMore = true } }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("Sort") { log = "sorted" }
            if hasMore { Button("Share") { log = "shared by \(log)" } }
          }
          ToolbarItem(placement: .secondaryAction) { Button("Print") { log = "printed" } }
        }
      }
    }
  }

  @Test func secondaryActionsAreInAMenu() {
    let view = HostedView(width: 30, height: 10) { Actions() }
    #expect(view.element("Sort", .button) == nil)
    view.tap("More", .button)
    #expect(view.element("Share", .button) == nil)
    #expect(view.element("Print", .button) != nil)
    view.tap("Sort", .button)
    #expect(view.element("sorted", .staticText) != nil)
    #expect(view.element("Print", .button) == nil)
    view.tap("Add", .button)
    view.tap("More", .button)
    view.tap("Share", .button)
    #expect(view.element("shared by sorted", .staticText) != nil)
  }

  @Test func aBarWithoutSecondaryActionsHasNoMenu() {
    let view = HostedView(width: 30, height: 10) {
      NavigationStack { Text("x").toolbar { Button("Add") {} } }
    }
    #expect(view.element("More", .button) == nil)
  }

  @Test func aSubtitleStandsBesideTheTitle() {
    let view = HostedView(width: 30, height: 4) {
      NavigationStack { Text("x").navigationTitle("Mail").navigationSubtitle("3 new") }
    }
    #expect(view.screen.hasPrefix("          Mail 3 new\n"))
    #expect(view.element("Mail", .navigationBar) != nil)
    #expect(view.element("3 new", .staticText) != nil)
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

  @Test func aLongTitleLeavesRoomForTheNext() {
    /// A page with a title that leads to another.
    struct Pages: View {
      let title: String

      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Text("There").navigationTitle("Child") }.navigationTitle(title)
        }
      }
    }
    let long = "An extraordinarily long title for a root screen"
    for (title, back) in [(long, "Back"), ("Root", "Root"), ("A title of some length", "Back")] {
      let view = HostedView(width: 32, height: 6) { Pages(title: title) }
      view.tap("Go")
      #expect(view.element("BackButton", .button)?.label == back)
      #expect(view.element("Child", .staticText)?.frame.size.width == 5)
      view.tap("BackButton")
      #expect(view.element(title, .staticText) != nil)
    }
    let wide = HostedView(width: 80, height: 6) { Pages(title: long) }
    wide.tap("Go")
    #expect(wide.element("BackButton", .button)?.label == long)
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

  @Test func aTitleIsATextAndTheMiddleAView() {
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        Text("content").navigationTitle(Text("Home"))
      }
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .principal) { Button("Middle") {} }
        }
      }
    }
    #expect(view.screen.contains("Home"))
    #expect(view.element("Middle", .button)?.frame.center.x == 14)
  }

  @Test func theBarIsAsHighAsItsMiddle() {
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Ada")
              Text("online")
            }
          }
          ToolbarItem(placement: .primaryAction) { Button("Call") {} }
        }
      }
    }
    let rows = view.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].contains("Ada") && rows[0].hasSuffix("[Call]"))
    #expect(rows[1].contains("online") && !rows[1].contains("─"))
    #expect(rows[2] == String(repeating: "─", count: 30))
    #expect(rows[3...].contains { $0.contains("content") })
  }

  @Test func linksHoldTheirPages() {
    let view = HostedView {
      NavigationStack {
        VStack {
          NavigationLink("one") { Text("page 1") }
          NavigationLink("two", destination: Text("page 2"))
          NavigationLink(destination: Text("page 3")) { Text("three") }
          NavigationLink {
            Text("page 4")
          } label: {
            Text("four")
          }
        }
      }
    }
    for (number, name) in ["one", "two", "three", "four"].enumerated() {
      view.tap(name, .button)
      #expect(view.screen.contains("page \(number + 1)"))
      view.press(.escape)
      #expect(view.screen.contains(name))
    }
  }

  @Test func pagesOfTabsAndWindowsHaveTitles() {
    let view = HostedView {
      TabView {
        Tab("Stars", systemImage: "star") { Text("all stars") }
        Tab("Hearts", systemImage: "heart") { Text("all hearts") }
      }
    }
    #expect(view.screen.contains("all stars"))
    view.tap("Hearts", .button)
    #expect(view.screen.contains("all hearts"))
  }

  @Test func sectionsHaveAHeadingOrAFooting() {
    let view = HostedView {
      List {
        Section {
          Text("first")
        } header: {
          Text("heading")
        }
        Section {
          Text("second")
        } footer: {
          Text("footing")
        }
      }
    }
    let rows = view.screen.split(separator: "\n").map { $0.filter(\.isLetter) }
    #expect(rows == ["heading", "first", "second", "footing"])
  }

  @Test func aQuestionHasATitleThatShows() {
    @Bindable var model = Model()
    model.isCovered = true
    let view = HostedView {
      Text("x").confirmationDialog(
        "Sure?", isPresented: $model.isCovered, titleVisibility: .visible
      ) {
        Button("Yes") {}
      }
    }
    #expect(view.screen.contains("Sure?"))
  }
}

/// Spacers in bars.
@MainActor struct BarSpacerTests {
  private func screen<Items: View>(@ViewBuilder _ items: () -> Items) -> String {
    let items = items()
    return HostedView(width: 30, height: 6) {
      NavigationStack { Text("x").toolbar { items } }
    }.screen.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func takeTheRoomThatIsLeft() {
    let ends = screen {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Trash") {}
        Spacer()
        Button("Reply") {}
      }
    }
    #expect(ends == " [Trash]              [Reply]")
    let items = screen {
      ToolbarItem(placement: .bottomBar) { Button("A") {} }
      ToolbarItem(placement: .bottomBar) { Spacer() }
      ToolbarItem(placement: .bottomBar) { Button("B") {} }
      ToolbarSpacer(.flexible, placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("C") {} }
    }
    #expect(items == " [A]          [B]         [C]")
    #expect(
      screen {
        ToolbarItem(placement: .bottomBar) { Button("Done") {} }
        ToolbarSpacer(.flexible, placement: .bottomBar)
      } == " [Done]")
  }

  @Test func areNoneWhereThereIsNoRoom() {
    let view = HostedView(width: 18, height: 6) {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Archive") {}
            Spacer()
            Button("Reply") {}
          }
        }
      }
    }
    #expect(view.element("Archive", .button)?.frame.origin.x == 1)
    #expect(view.element("Reply", .button)?.frame.origin.x == 10)
  }

  @Test("Several views in a bar may have a label for all of them") func labelledGroup() {
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("One") {}
            Button("Two") {}
          } label: {
            Label("Numbers", systemImage: "number")
          }
        }
      }
    }
    let last = view.screen.split(separator: "\n").last ?? ""
    #expect(last.contains("One") && last.contains("Two"))
  }
}
