import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Pickers in each of their looks: what shows, what is told, and what chooses.
@MainActor struct PickerTests {
  enum Size: String, CaseIterable, Identifiable {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"

    var id: Self { self }
  }

  @Observable final class Model {
    var size = Size.small
    var wish: Size?
    var number = 7
  }

  struct Sizes<Style: PickerStyle>: View {
    @Bindable var model: Model
    let style: Style
    var body: some View {
      Picker("Size", selection: $model.size) {
        ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(style)
      .accessibilityIdentifier("size")
    }
  }

  // MARK: - Segments

  @Test func segments() {
    let model = Model()
    let view = HostedView(width: 29, height: 1) { Sizes(model: model, style: .segmented) }
    #expect(view.screen == "[ Small ]  Medium    Large")
    #expect(
      view.outline == """
        SegmentedControl, {{0.0, 0.0}, {28.0, 1.0}}, identifier: 'size', Keyboard Focused
          Button, {{0.0, 0.0}, {9.0, 1.0}}, label: 'Small', Selected
          Button, {{9.0, 0.0}, {10.0, 1.0}}, label: 'Medium'
          Button, {{19.0, 0.0}, {9.0, 1.0}}, label: 'Large'
        """)
    view.tap("Large")
    #expect(model.size == .large)
    #expect(view.screen == "  Small    Medium  [ Large ]")
    view.press(.leftArrow)
    #expect(model.size == .medium)
    view.press(.rightArrow, .rightArrow)
    #expect(model.size == .large)
    view.press(.leftArrow, .leftArrow, .leftArrow)
    #expect(model.size == .small)
  }

  @Test func segmentsShareTooLittleRoom() {
    let view = HostedView(width: 18, height: 1) { Sizes(model: Model(), style: .segmented) }
    #expect(view.screen == "[ S… ]  M…    L…")
  }

  @Test func rowsHaveTheirTexts() {
    let view = HostedView(width: 20, height: 8) {
      Choices(model: Model())
    }
    #expect(view.element("Size", .staticText) != nil)
    #expect(view.element("Medium", .staticText) != nil)
  }

  struct Choices: View {
    let model: Model
    var body: some View {
      Form { Sizes(model: model, style: .inline) }
    }
  }

  // MARK: - Wheel

  @Test func wheel() throws {
    let model = Model()
    let view = HostedView(width: 10, height: 3) { Sizes(model: model, style: .wheel) }
    #expect(
      view.screen == """

        › Small  ‹
          Medium
        """)
    #expect(
      view.outline == """
        Picker, {{0.0, 0.0}, {10.0, 3.0}}, identifier: 'size', label: 'Size'
          PickerWheel, {{0.0, 0.0}, {10.0, 3.0}}, value: Small, Keyboard Focused
        """)
    view.press(.downArrow)
    #expect(
      view.screen == """
          Small
        › Medium ‹
          Large
        """)
    #expect(view.element("Medium")?.elementType == .pickerWheel)
    view.tap(at: Point(x: 3, y: 2))
    #expect(model.size == .large)
    view.drag(from: Point(x: 3, y: 0), to: Point(x: 3, y: 2))
    #expect(model.size == .small)
    view.host.perform(.scroll(at: Point(x: 3, y: 1), deltaX: 0, deltaY: 1))
    view.settle()
    #expect(model.size == .medium)
  }

  @Test func wheelTakesAChoiceInWords() throws {
    let model = Model()
    let view = HostedView(width: 10, height: 3) { Sizes(model: model, style: .wheel) }
    let id = try #require(view.element("Small")).id
    #expect(view.host.adjust(id, to: .choice("Large")) == .done)
    #expect(model.size == .large)
    #expect(
      view.host.adjust(id, to: .choice("Huge")) == .noSuchChoice(["Small", "Medium", "Large"]))
    #expect(view.host.adjust(id, to: .position(1)) == .unsupported)
  }

  // MARK: - Menu

  @Test func menuPresentsTheChoices() {
    let model = Model()
    let view = HostedView(width: 16, height: 7) {
      VStack {
        Sizes(model: model, style: .menu)
        Spacer()
      }
    }
    #expect(view.screen == " Size  Small ▾")
    #expect(
      view.outline == """
        Button, {{1.0, 0.0}, {13.0, 1.0}}, identifier: 'size', label: 'Size, Small', value: Small, Keyboard Focused
          StaticText, {{1.0, 0.0}, {4.0, 1.0}}, label: 'Size'
          StaticText, {{7.0, 0.0}, {5.0, 1.0}}, label: 'Small'
        """)
    view.tap("size")
    #expect(
      view.screen == """
         Size  Small ▾
          ╭──────────╮
          │ ✓ Small  │
          │   Medium │
          │   Large  │
          ╰──────────╯
        """)
    #expect(
      view.outline == """
        Button, {{1.0, 0.0}, {13.0, 1.0}}, identifier: 'size', label: 'Size, Small', value: Small
          StaticText, {{1.0, 0.0}, {4.0, 1.0}}, label: 'Size'
          StaticText, {{7.0, 0.0}, {5.0, 1.0}}, label: 'Small'
        Other, {{2.0, 1.0}, {12.0, 5.0}}
          CollectionView, {{4.0, 2.0}, {8.0, 3.0}}
            Button, {{4.0, 2.0}, {8.0, 1.0}}, label: 'Small', Selected, Keyboard Focused
            Button, {{4.0, 3.0}, {8.0, 1.0}}, label: 'Medium'
            Button, {{4.0, 4.0}, {8.0, 1.0}}, label: 'Large'
        """)
    view.tap("Medium")
    #expect(model.size == .medium)
    #expect(view.screen == " Size  Medium ▾")
    #expect(view.element("size")?.states.contains(.focused) == true)
  }

  @Test func menuIsLeftWithoutChoosing() {
    let model = Model()
    let view = HostedView(width: 16, height: 7) {
      VStack {
        Sizes(model: model, style: .automatic)
        Spacer()
      }
    }
    view.press(.return)
    #expect(view.element("Large") != nil)
    view.press(.downArrow, .escape)
    #expect(view.element("Large") == nil)
    view.tap("size")
    view.tap(at: Point(x: 0, y: 6))
    #expect(view.element("Large") == nil)
    #expect(model.size == .small)
    view.press(.return, .downArrow, .downArrow, .return)
    #expect(model.size == .large)
  }

  @Test func menuScrollsWhereThereIsLittleRoom() {
    struct Numbers: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Picker("N", selection: $model.number) {
            ForEach(0..<20, id: \.self) { Text("\($0)") }
          }
          Spacer()
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 12, height: 6) { Numbers(model: model) }
    view.tap("N, 7")
    view.press(.downArrow, .downArrow, .return)
    #expect(model.number == 9)
    view.tap("N, 9")
    #expect(view.tap("15"))
    #expect(model.number == 15)
  }

  // MARK: - Rows

  @Test func inlineIsARowEach() {
    let model = Model()
    let view = HostedView(width: 12, height: 4) {
      VStack(alignment: .leading) { Sizes(model: model, style: .inline) }
    }
    view.tap("Medium")
    #expect(
      view.screen == """
          Size
          ○ Small
          ● Medium
          ○ Large
        """)
    #expect(model.size == .medium)
  }

  @Test(arguments: [PickerKind.menu, .inline, .link])
  func aChoiceKeepsItsIdentifier(_ kind: PickerKind) throws {
    let model = Model()
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        kind.styled(
          Picker("Size", selection: Binding(get: { model.size }, set: { model.size = $0 })) {
            ForEach(Size.allCases, id: \.self) { size in
              Text("\(size)").tag(size).accessibilityIdentifier("size-\(size)")
            }
          })
      }
    }
    if kind != .inline { view.tap("Size, small", .button) }
    #expect(view.tap("size-medium", .button), "\(view.screen)")
    #expect(model.size == .medium)
  }

  /// A look of a picker.
  enum PickerKind: CaseIterable {
    case menu, inline, link

    @MainActor @ViewBuilder func styled(_ picker: some View) -> some View {
      switch self {
      case .menu: picker.pickerStyle(.menu)
      case .inline: picker.pickerStyle(.inline)
      case .link: picker.pickerStyle(.navigationLink)
      }
    }
  }

  // MARK: - Values

  @Test func optionalSelectionTakesPlainTags() {
    struct Wish: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Wish", selection: $model.wish) {
          Text("None").tag(Size?.none)
          ForEach(Size.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
    }
    let model = Model()
    let view = HostedView(width: 40, height: 1) { Wish(model: model) }
    #expect(view.element("None")?.states.contains(.selected) == true)
    view.tap("Large")
    #expect(model.wish == .large)
    view.tap("None")
    #expect(model.wish == nil)
  }

  @Test func choiceWithoutTagWarns() {
    struct Untagged: View {
      @Bindable var model: Model
      var body: some View {
        Picker("N", selection: $model.number) { Text("seven") }.pickerStyle(.segmented)
      }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 1) { Untagged(model: model) }
    view.tap("seven")
    #expect(model.number == 7)
    #expect(
      view.warnings() == [
        "Picker<Int>: the choice 'seven' has no tag of type Int, so choosing it changes nothing; give it one with tag(_:)."
      ])
  }

  // MARK: - Several values

  @Test("A picker of several values shows what they have in common, and sets all") func sources() {
    let models = [Model(), Model()]
    models[1].size = .large
    struct Sizes: View {
      let models: [Model]

      /// A model whose values have bindings.
      struct Source {
        let model: Model
        var size: Binding<Size> { Binding(get: { model.size }, set: { model.size = $0 }) }
      }

      var body: some View {
        Picker("Size", sources: models.map(Source.init), selection: \.size) {
          ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    let view = HostedView(width: 29, height: 1) { Sizes(models: models) }
    #expect(view.screen == "  Small    Medium    Large")
    view.tap("Medium")
    #expect(models.map(\.size) == [.medium, .medium])
    #expect(view.screen == "  Small  [ Medium ]  Large")
  }
}
