import AccessibilityTree
import Testing

@testable import TextUI

/// Forms, and the groups of views that stand in them.
@MainActor struct FormTests {
  @Observable final class Model {
    var isOn = false
    var isExpanded = false
    var names = ["Ann", "Bob"]
  }

  @Test func aFormIsAListOfControls() {
    @Bindable var model = Model()
    let view = HostedView(width: 24, height: 8) {
      Form {
        Section(header: Text("Sound"), footer: Text("Of the keys.")) {
          Toggle("Clicks", isOn: $model.isOn)
        }
        Section(header: Text("About")) {
          LabeledContent("Version", value: "1.2")
          LabeledContent("Size", value: 12, format: .number)
        }
      }
      .formStyle(.grouped)
    }
    #expect(
      view.screen == """
         Sound
        ▌ Clicks         [   ]
          Of the keys.

         About
          Version          1.2
          Size              12
        """)
    #expect(view.outline.hasPrefix("CollectionView"))
    #expect(view.element("Version", .staticText) != nil && view.element("1.2", .staticText) != nil)
    view.tap("Clicks", .switch)
    #expect(model.isOn)
  }

  @Test func aSectionMayHaveAFootingAlone() {
    let view = HostedView(width: 12, height: 3) {
      List { Section(footer: Text("below")) { Text("row") } }
    }
    #expect(view.screen == "  row\n  below")
  }

  @Test func aGroupHasALineAroundIt() {
    let view = HostedView(width: 14, height: 5) {
      GroupBox("Title") { Text("inside") }
    }
    #expect(
      view.screen == """
          ╭────────╮
          │ Title  │
          │ inside │
          ╰────────╯
        """)
    let plain = HostedView(width: 14, height: 3) { GroupBox { Text("inside") } }
    #expect(plain.screen == "  ╭────────╮\n  │ inside │\n  ╰────────╯")
    let labelled = HostedView(width: 14, height: 4) {
      GroupBox {
        Text("inside")
      } label: {
        Text("L")
      }
    }
    #expect(labelled.screen.contains("│ L      │"))
  }

  @Test func aDisclosureGroupShowsItsViewsOnDemand() {
    let view = HostedView(width: 16, height: 4) {
      List {
        DisclosureGroup("More") {
          Text("one")
          Text("two")
        }
      }
    }
    #expect(view.screen == "  More       ›")
    #expect(view.element("More", .button)?.value == "Collapsed")
    view.tap("More", .button)
    #expect(view.screen == "  More       ⌄\n  one\n  two")
    #expect(view.element("More", .button)?.value == "Expanded")
    view.tap("More", .button)
    #expect(view.screen == "  More       ›")
  }

  @Test func aDisclosureGroupFollowsItsBinding() {
    @Bindable var model = Model()
    let view = HostedView(width: 16, height: 4) {
      List { DisclosureGroup("More", isExpanded: $model.isExpanded) { Text("one") } }
    }
    view.tap("More", .button)
    #expect(model.isExpanded)
    model.isExpanded = false
    #expect(view.screen == "  More       ›")
  }

  @Test func thereIsSomethingToSayAboutNothing() {
    let view = HostedView(width: 30, height: 4) {
      ContentUnavailableView(
        "No Mail", systemImage: "envelope", description: Text("New mail appears here."))
    }
    #expect(
      view.screen == """

                  ⊠ No Mail
            New mail appears here.
        """)
    let search = HostedView(width: 40, height: 4) { ContentUnavailableView.search(text: "x") }
    #expect(search.screen.contains("No Results for “x”"))
    let actions = HostedView(width: 20, height: 4) {
      ContentUnavailableView {
        Text("Offline")
      } description: {
        Text("Try later.")
      } actions: {
        Button("Retry") {}
      }
    }
    #expect(actions.element("Retry", .button) != nil)
  }

  @Test func elementsOfABindingAreToldApartByAProperty() {
    /// A button for each name, which changes it.
    struct Names: View {
      @Bindable var model: Model

      var body: some View {
        ForEach($model.names, id: \.self) { $name in Button(name) { name += "!" } }
      }
    }
    let model = Model()
    let view = HostedView { Names(model: model) }
    view.tap("Bob", .button)
    #expect(model.names == ["Ann", "Bob!"])
    #expect(view.element("Bob!", .button) != nil)
  }
}
