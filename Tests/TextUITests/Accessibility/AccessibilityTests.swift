import AccessibilityTree
import AutomationWire
import Foundation
import Testing

@testable import TextUI

/// What accessibility modifiers do to the tree.
@MainActor struct AccessibilityTests {
  @Test func anIdentifierThatAnotherReplacesIsWarnedOf() {
    let view = HostedView(width: 30, height: 8) {
      VStack {
        ForEach(0..<9, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row.\($0)") }
      }
      .accessibilityIdentifier("rows")
    }
    #expect(view.element("row.0") == nil)
    #expect(
      view.warnings()
        == (0..<3).map {
          "The identifier “row.\($0)” finds nothing: “rows”, given to what is around, replaces it, as on a phone. "
            + "Put .accessibilityElement(children: .contain) before the outer one to have both."
        })
    let both = HostedView(width: 30, height: 8) {
      VStack { Text("A").accessibilityIdentifier("a") }
        .accessibilityElement(children: .contain).accessibilityIdentifier("b")
    }
    #expect(both.element("a") != nil)
    #expect(both.warnings() == [])
  }

  @Test func identifierNamesTheElement() {
    let view = HostedView(width: 10, height: 1) {
      Text("Hi").accessibilityIdentifier("greeting").padding(.leading, 1)
    }
    #expect(
      view.outline == "StaticText, {{4.0, 0.0}, {2.0, 1.0}}, identifier: 'greeting', label: 'Hi'")
  }

  @Test func anIdentifierOfALabelIsItsControls() {
    @MainActor final class Model: ObservableObject {
      @Published var name = "a"
    }
    struct Page: View {
      @ObservedObject var model: Model

      var body: some View {
        Button {
        } label: {
          Text("A").padding(.leading, 1).accessibilityIdentifier(model.name).background(Color.red)
        }
        Button {
        } label: {
          Image(systemName: "gear").accessibilityIdentifier("b")
        }
        Button {
        } label: {
          HStack {
            Text("C")
            Text("D").accessibilityIdentifier("d")
          }
          .accessibilityIdentifier("c")
        }
        Button {
        } label: {
          HStack {
            Text("E").accessibilityIdentifier("e")
            Text("F")
          }
        }
        Button {
        } label: {
          Text("G").accessibilityIdentifier("inner")
        }
        .accessibilityIdentifier("outer")
        Menu {
        } label: {
          Text("H").accessibilityIdentifier("h")
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 12, height: 7) { Page(model: model) }
    /// The identifiers, and what they are of.
    func named() -> [String] {
      view.outline.split(separator: "\n").map { line in
        let kind = line.trimmingPrefix { $0 == " " }.prefix { $0 != "," }
        let identifier = line.firstRange(of: "identifier: '").map { range in
          line[range.upperBound...].prefix { $0 != "'" }
        }
        return "\(kind) \(identifier ?? "-")"
      }
    }
    let rest = [
      "Button b", "Image gear", "Button c", "StaticText -", "StaticText d", "Button -",
      "StaticText e",
      "StaticText -", "Button outer", "StaticText -", "Button h",
    ]
    #expect(named() == ["Button a", "StaticText -"] + rest)
    model.name = "z"
    #expect(named() == ["Button z", "StaticText -"] + rest)
  }

  @Test func anIdentifierIsThePartsAgainWhenALabelHasSeveral() {
    @MainActor final class Model: ObservableObject {
      @Published var isLong = false
    }
    struct Page: View {
      @ObservedObject var model: Model

      var body: some View {
        Button {
        } label: {
          HStack {
            Text("A").accessibilityIdentifier("a")
            if model.isLong { Text("B") }
          }
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 12, height: 1) { Page(model: model) }
    for isLong in [false, true, false] {
      model.isLong = isLong
      #expect(view.element("a", .button) == nil || !isLong)
      #expect(view.element("a", .staticText) == nil || isLong)
      #expect(view.element("a", isLong ? .staticText : .button) != nil)
    }
  }

  @Test func whatIsSaidOfAStackIsSaidOfEachElementInIt() {
    let view = HostedView(width: 10, height: 4) {
      VStack {
        Text("a")
        Text("b").accessibilityIdentifier("own").accessibilityLabel("B")
        Divider()
        Button("c") {}
      }
      .accessibilityIdentifier("box")
    }
    #expect(
      view.outline == """
        StaticText, {{4.0, 0.0}, {1.0, 1.0}}, identifier: 'box', label: 'a'
        StaticText, {{4.0, 1.0}, {1.0, 1.0}}, identifier: 'box', label: 'B'
        Button, {{2.0, 3.0}, {5.0, 1.0}}, identifier: 'box', label: 'c', Keyboard Focused
          StaticText, {{4.0, 3.0}, {1.0, 1.0}}, label: 'c'
        """)
  }

  @Test func whatIsSaidFurtherOutHolds() {
    let view = HostedView(width: 10, height: 3) {
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityIdentifier("inner").accessibilityLabel("Inner")
        Text("c").accessibilityLabel("C")
      }
      .accessibilityIdentifier("outer").accessibilityLabel("Outer")
    }
    let lines = view.outline.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasSuffix("identifier: 'outer', label: 'Outer'") })
  }

  @Test func aContainerThatIsAnElementKeepsWhatIsSaidOfIt() {
    let view = HostedView(width: 10, height: 3) {
      VStack {
        VStack {
          Text("a")
          Text("b").accessibilityIdentifier("own")
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("form")
        Color.clear.accessibilityIdentifier("marker")
      }
    }
    #expect(
      view.outline == """
        Other, {{4.0, 0.0}, {1.0, 2.0}}, identifier: 'form'
          StaticText, {{4.0, 0.0}, {1.0, 1.0}}, label: 'a'
          StaticText, {{4.0, 1.0}, {1.0, 1.0}}, identifier: 'own', label: 'b'
        Other, {{0.0, 2.0}, {10.0, 1.0}}, identifier: 'marker'
        """)
  }

  @Test func combineJoinsTheLabels() {
    let view = HostedView(width: 20, height: 1) {
      HStack {
        Text("Total")
        Text("$42.00")
        Text("hidden").accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(view.outline == "StaticText, {{0.0, 0.0}, {19.0, 1.0}}, label: 'Total, $42.00'")
  }

  /// As on a phone: what was said of the parts is said of the whole.
  @Test func combineKeepsTheIdentifiersOfTheParts() {
    let view = HostedView {
      VStack {
        Text("Usable Capacity")
        Text("12 TB").accessibilityIdentifier("capacity")
      }
      .accessibilityElement(children: .combine)
      VStack {
        Text("Ann").accessibilityIdentifier("name")
        HStack { Text("31").accessibilityIdentifier("age") }.accessibilityIdentifier("years")
        Text("hidden").accessibilityIdentifier("none").accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
      VStack { Text("Bob").accessibilityIdentifier("inner") }
        .accessibilityElement(children: .combine).accessibilityIdentifier("outer")
    }
    #expect(view.element("capacity", .staticText)?.label == "Usable Capacity, 12 TB")
    #expect(view.element("name-years", .staticText)?.label == "Ann, 31")
    #expect(view.element("outer", .staticText)?.label == "Bob")
  }

  @Test func combineKeepsWhatWasSaidOfTheWholeBefore() {
    let view = HostedView(width: 20, height: 3) {
      VStack {
        Text("single").accessibilityIdentifier("text").accessibilityElement(children: .combine)
        Button {
        } label: {
          HStack {
            Text("A")
            Text("B")
          }
        }
        .accessibilityIdentifier("button").accessibilityHint("does it")
        .accessibilityElement(children: .combine)
        HStack {
          Text("C").accessibilityIdentifier("only of one")
          Text("D")
        }
        .accessibilityIdentifier("inner").accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityElement(children: .combine).accessibilityIdentifier("outer")
      }
    }
    #expect(view.element("single")?.identifier == "text")
    let button = view.element("A, B", .button)
    #expect(button?.identifier == "button")
    #expect(button?.hint == "does it")
    let stack = view.element("C, D", .button)
    #expect(stack?.identifier == "outer")
    #expect(stack?.states.contains(.selected) == true)
  }

  @Test func combineOfATextAndAControlIsTheControl() {
    let view = HostedView(width: 20, height: 1) {
      HStack {
        Text("Total")
        Button("Pay") {}
      }
      .accessibilityElement(children: .combine)
    }
    #expect(view.outline == "Button, {{3.0, 0.0}, {13.0, 1.0}}, label: 'Total, Pay'")
    let other = HostedView(width: 30, height: 1) {
      HStack {
        Text("Wi-Fi")
        Toggle("On", isOn: .constant(true)).labelsHidden()
      }
      .accessibilityElement(children: .combine)
    }
    let row = other.element("Wi-Fi, On", .switch)
    #expect(row?.value == "1")
  }

  @Test func aTextWithoutCharactersIsNoElement() {
    let view = HostedView(width: 20, height: 3) {
      Text("")
      Text("").accessibilityIdentifier("empty").accessibilityLabel("Empty")
      Text("a")
    }
    #expect(view.outline == "StaticText, {{9.0, 2.0}, {1.0, 1.0}}, label: 'a'")
  }

  @Test func whatIsIgnoredOrHiddenIsFound() {
    let view = HostedView(width: 20, height: 2) {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement().accessibilityLabel("both")
      Text("c").accessibilityHidden(true)
    }
    #expect(
      view.outline == """
        Other, {{8.0, 0.0}, {3.0, 1.0}}, label: 'both'
          StaticText, {{8.0, 0.0}, {1.0, 1.0}}, label: 'a'
          StaticText, {{10.0, 0.0}, {1.0, 1.0}}, label: 'b'
        StaticText, {{9.0, 1.0}, {1.0, 1.0}}, label: 'c'
        """)
    #expect(view.element("c")?.states == .hidden && view.hitPoint("c") == .hidden)
    #expect(view.element("both")?.states == .readAlone)
    #expect(view.hitPoint("b") == .at(Point(x: 10, y: 0)))
    let control = HostedView(width: 20, height: 1) {
      Button("Tap") {}.accessibilityIdentifier("inner").accessibilityValue("on")
        .accessibilityElement(children: .ignore)
    }
    #expect(control.element("inner", .button)?.value == "on", "\(control.outline)")
  }

  @Test func labelValueAndTraits() {
    let view = HostedView(width: 20, height: 1) {
      Text("x").accessibilityLabel("Volume").accessibilityValue("15")
        .accessibilityAddTraits([.isButton, .isSelected])
    }
    #expect(
      view.outline == "Button, {{9.0, 0.0}, {1.0, 1.0}}, label: 'Volume', value: 15, Selected")
  }

  @Test func hintIsPartOfTheElement() {
    let view = HostedView(width: 20, height: 2) {
      Button("Next") {}.accessibilityHint("Inner").accessibilityHint("Goes to the second page")
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityHint("Of both")
    }
    #expect(view.element("Next")?.hint == "Goes to the second page")
    let tree = view.tree
    let hints = tree.root.map(tree.descendants)?.compactMap { tree[$0]?.hint } ?? []
    #expect(hints.filter { !$0.isEmpty } == ["Goes to the second page", "Of both", "Of both"])
  }

  /// Each trait, and what adding it to an element that has none does.
  nonisolated static let traits: [(AccessibilityTraits, ElementType, ElementNode.States)] = [
    (.isButton, .button, []), (.isHeader, .other, .header), (.isSelected, .other, .selected),
    (.isLink, .link, []), (.isSearchField, .searchField, []), (.isImage, .image, []),
    (.playsSound, .other, .playsSound), (.isKeyboardKey, .key, []),
    (.isStaticText, .staticText, []), (.isSummaryElement, .other, .summary),
    (.updatesFrequently, .other, .updatesFrequently),
    (.startsMediaSession, .other, .startsMediaSession),
    (.allowsDirectInteraction, .other, .allowsDirectInteraction),
    (.causesPageTurn, .other, .causesPageTurn), (.isModal, .other, .modal),
    (.isToggle, .switch, []), (.isTabBar, .tabBar, []),
  ]

  @Test(arguments: traits)
  func traitsAreAddedAndRemoved(
    trait: AccessibilityTraits, type: ElementType, states: ElementNode.States
  ) throws {
    let view = HostedView(width: 20, height: 4) {
      Text("added").accessibilityRemoveTraits(.isStaticText).accessibilityAddTraits(trait)
      Text("removed").accessibilityRemoveTraits(.isStaticText).accessibilityAddTraits(trait)
        .accessibilityRemoveTraits(trait)
      Text("again").accessibilityRemoveTraits([.isStaticText, trait]).accessibilityAddTraits(trait)
    }
    for label in ["added", "again"] {
      let node = try #require(view.element(label))
      #expect(node.elementType == type && node.states == states)
    }
    let removed = try #require(view.element("removed"))
    #expect(removed.elementType == .other && removed.states.isEmpty)
  }

  @Test func traitsOfControlsAreRemoved() {
    let view = HostedView(width: 20, height: 4) {
      Button("Plain") {}.accessibilityRemoveTraits(.isButton)
      Button("Kept") {}.accessibilityRemoveTraits(.isLink)
      Link("Link", destination: URL(filePath: "/")).accessibilityRemoveTraits(.isLink)
    }
    #expect(view.element("Plain")?.elementType == .other)
    #expect(view.element("Kept")?.elementType == .button)
    #expect(view.element("Link")?.elementType == .other)
  }

  @Observable final class Model {
    var id = "one"
  }

  @Test func followsAChangedIdentifier() {
    struct Named: View {
      let model: Model
      var body: some View { Text("x").accessibilityIdentifier(model.id) }
    }
    let model = Model()
    let view = HostedView { Named(model: model) }
    #expect(view.element("one") != nil)
    model.id = "two"
    #expect(view.element("two") != nil)
    #expect(view.element("one") == nil)
  }

  @Test func controlCharactersAreShownAsPictures() {
    let view = HostedView(width: 20, height: 1) { Text("a\u{1B}[31mb\u{202E}c") }
    #expect(!view.screen.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    #expect(view.screen.contains("␛[31m"))
  }
}
