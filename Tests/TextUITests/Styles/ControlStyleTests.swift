import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Styles of the author's: what they make of controls, and what is told of those.
@MainActor struct ControlStyleTests {
  @Observable final class Model {
    var presses = 0
    var isOn = false
  }

  /// A style that says whether a button is enabled and touched.
  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "!" : isEnabled ? "." : "-").accessibilityHidden(true)
      }
    }
  }

  /// A style that presses a button by two taps.
  struct Doubled: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  /// A style of toggles that shows a word.
  struct Worded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Text(configuration.isOn ? "on" : "off")
        }
      }
    }
  }

  /// A style of progress views that shows a number.
  struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 10))/10")
      }
    }
  }

  @Test func buttonInAStyleOfTheAuthors() {
    let model = Model()
    let view = HostedView(width: 14, height: 2) {
      VStack(alignment: .leading) {
        Button("Go") { model.presses += 1 }
        Button("Stop") {}.disabled(true)
      }
      .buttonStyle(Framed())
    }
    #expect(view.screen == "    Go .\n    Stop -")
    #expect(
      view.outline == """
        Button, {{4.0, 0.0}, {4.0, 1.0}}, label: 'Go', Keyboard Focused
          StaticText, {{4.0, 0.0}, {2.0, 1.0}}, label: 'Go'
        Button, {{4.0, 1.0}, {6.0, 1.0}}, label: 'Stop', Disabled
          StaticText, {{4.0, 1.0}, {4.0, 1.0}}, label: 'Stop', Disabled
        """)
    view.host.perform(.pointer(PointerEvent(.began, at: Point(x: 4, y: 0))))
    #expect(view.screen == "    Go !\n    Stop -")
    view.host.perform(.pointer(PointerEvent(.ended, at: Point(x: 4, y: 0))))
    #expect(view.screen == "    Go .\n    Stop -")
    view.press(.return)
    #expect(model.presses == 2)
  }

  @Test func buttonThatAStylePresses() {
    let model = Model()
    let view = HostedView(width: 10, height: 1) {
      Button("Go") { model.presses += 1 }.buttonStyle(Doubled())
    }
    view.tap("Go")
    #expect(model.presses == 0)
    view.gesture(.taps(count: 2), "Go")
    #expect(model.presses == 1)
  }

  @Test func looksOfTheSystem() {
    let view = HostedView(width: 12, height: 3) {
      VStack {
        Button("One") {}.buttonStyle(PlainButtonStyle())
        Button("Two") {}.buttonStyle(.bordered)
        Button("Three") {}.buttonStyle(BorderlessButtonStyle())
      }
    }
    #expect(view.screen == "    One\n  [ Two ]\n   Three")
  }

  @Test func toggles() {
    struct Form: View {
      @Bindable var model: Model
      var body: some View {
        VStack(alignment: .leading) {
          Toggle("Wi-Fi", isOn: $model.isOn).toggleStyle(Worded())
          Toggle("Blue", isOn: $model.isOn).toggleStyle(.button)
          Toggle("Loud", isOn: $model.isOn).toggleStyle(.checkbox)
          Toggle("Shy", isOn: $model.isOn).labelsHidden()
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 18, height: 4) { Form(model: model) }
    #expect(view.screen == "  [ Wi-Fi off ]\n  [ Blue ]\n  [ ] Loud\n  [   ]")
    #expect(
      view.outline == """
        Switch, {{2.0, 0.0}, {13.0, 1.0}}, label: 'Wi-Fi', value: 0
        Switch, {{2.0, 1.0}, {8.0, 1.0}}, label: 'Blue', value: 0
          StaticText, {{4.0, 1.0}, {4.0, 1.0}}, label: 'Blue'
        CheckBox, {{2.0, 2.0}, {8.0, 1.0}}, label: 'Loud', value: 0
          StaticText, {{6.0, 2.0}, {4.0, 1.0}}, label: 'Loud'
        Switch, {{2.0, 3.0}, {5.0, 1.0}}, label: 'Shy', value: 0
          Switch, {{2.0, 3.0}, {5.0, 1.0}}, value: 0
        """)
    view.tap("Blue")
    #expect(model.isOn)
    #expect(view.screen == "   [ Wi-Fi on ]\n   [ ✓ Blue ]\n   [✓] Loud\n   [ ✓ ]")
    view.tap("Loud")
    #expect(!model.isOn)
    view.tap("Shy")
    #expect(view.element("Blue")?.states.contains(.selected) == true)
  }

  /// A style of groups that are shown or not, which keeps itself for those inside.
  struct NestingGroups: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button("Turn") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
      }
    }
  }

  /// A style of boxes that keeps itself for boxes inside.
  struct NestingBoxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("box")
        configuration.content.groupBoxStyle(self)
      }
    }
  }

  /// A style of values that keeps itself for values inside.
  struct NestingValues: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("is")
        configuration.content.labeledContentStyle(self)
      }
    }
  }

  @Test("A style may set itself on what is inside of the control")
  func styleOfItself() {
    let view = HostedView(width: 30, height: 3) {
      VStack(alignment: .leading) {
        DisclosureGroup("Outer", isExpanded: .constant(true)) {
          DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("leaf") }
        }
      }
      .disclosureGroupStyle(NestingGroups())
    }
    #expect(view.screen.split(separator: " ").joined() == "[Turn]\n[Turn]\nleaf")
    let boxes = HostedView(width: 30, height: 3) {
      GroupBox { GroupBox { LabeledContent("a") { LabeledContent("b") { Text("leaf") } } } }
        .groupBoxStyle(NestingBoxes()).labeledContentStyle(NestingValues())
    }
    #expect(boxes.screen.contains("box box is is leaf"))
  }

  @Test func labelsOfOneKind() {
    let view = HostedView(width: 14, height: 3) {
      VStack {
        Label("Star", systemImage: "star").labelStyle(.titleOnly)
        Button {
        } label: {
          Label("Like", systemImage: "heart").labelStyle(.iconOnly)
        }
        Label("Both", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
      }
    }
    #expect(view.screen == "     Star\n    [ ♡ ]\n    ☆ Both")
    #expect(view.element("Like")?.elementType == .button)
    #expect(view.element("Like")?.identifier == "heart")
  }

  @Test func progressInAStyleOfTheAuthors() {
    let view = HostedView(width: 14, height: 1) {
      ProgressView("Load", value: 0.5).progressViewStyle(Counted())
    }
    #expect(view.screen == "  Load 5/10")
  }

  @Test func groupsInStylesOfTheAuthors() {
    struct Boxed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("#")
          configuration.label
          configuration.content
        }
      }
    }
    struct Opened: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "Less" : "More") {
          configuration.isExpanded.toggle()
        }
        if configuration.isExpanded { configuration.content }
      }
    }
    let view = HostedView(width: 16, height: 4) {
      VStack {
        GroupBox("Group") { Text("in it") }.groupBoxStyle(Boxed())
        DisclosureGroup("Facts") { Text("a fact") }.disclosureGroupStyle(Opened())
      }
    }
    #expect(view.screen == "\n # Group in it\n   [ More ]")
    view.tap("More")
    #expect(view.screen == " # Group in it\n   [ Less ]\n    a fact")
  }

  /// A style of groups that shows their labels.
  struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("A style of groups shows their labels, where they have one") func controlGroups() {
    let view = HostedView(width: 20, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        ControlGroup("Edit") { Text("copy") }
        ControlGroup {
          Text("paste")
        } label: {
          Text("More")
        }
        ControlGroup { Text("cut") }
      }
      .controlGroupStyle(Titled())
    }
    #expect(
      view.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        == ["Edit", "copy", "More", "paste", "cut"])
    let plain = HostedView(width: 20, height: 1) { ControlGroup("Edit") { Text("copy") } }
    #expect(plain.screen.trimmingCharacters(in: .whitespaces) == "copy")
  }
}
