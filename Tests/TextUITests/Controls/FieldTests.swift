import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Fields of values, fields that grow by lines, and the words of both.
@MainActor struct FieldTests {
  @Observable final class Model {
    var count = 1234
    var price: Double? = 9.5
    var text = ""
    var log: [String] = []
    var locale = Locale(identifier: "en_US")
  }

  struct Values: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Count", value: $model.count, format: .number)
        TextField("Price", value: $model.price, format: .number.precision(.fractionLength(2)))
        Button("Double") { model.count *= 2 }
      }
      .environment(\.locale, model.locale)
    }
  }

  @Test func aValueIsReadWithEachKeyAndWrittenWhenReturnIsPressed() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Values(model: model) }
    #expect(view.element("Count")?.value == "1,234")
    view.tap("1,234")
    view.type("5")
    #expect(model.count == 12345)
    #expect(view.element("Count")?.value == "1,2345")
    view.press(.return)
    #expect(model.count == 12345)
    #expect(view.element("Count")?.value == "12,345")
  }

  struct Limited: View {
    let model: Model
    var body: some View {
      Values(model: model).onChange(of: model.count) { model.count = min(model.count, 2000) }
    }
  }

  @Test func aValueThatAnotherChangeSetsIsWrittenWhileTyping() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Limited(model: model) }
    view.tap("Count")
    view.type("5")
    #expect(model.count == 2000)
    #expect(view.element("Count")?.value == "2,000")
  }

  @Test func aValueIsWrittenWhenTheFocusLeaves() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Values(model: model) }
    view.tap("Count")
    view.press(.delete)
    view.tap("Price")
    #expect(model.count == 123)
    #expect(view.element("Count")?.value == "123")
  }

  @Test func whatSaysNothingIsPutBack() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Values(model: model) }
    view.tap("Count")
    for _ in 0..<5 { view.press(.delete) }
    view.type("many")
    #expect(view.element("Count")?.value == "many")
    // The last that could be read.
    #expect(model.count == 1)
    view.press(.return)
    #expect(view.element("Count")?.value == "1")
  }

  @Test func whatSaysNothingIsNoneWhereThatMayBe() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Values(model: model) }
    view.tap("Price")
    for _ in 0..<4 { view.press(.delete) }
    #expect(model.price == nil)
    view.type("7")
    #expect(model.price == 7)
    view.press(.delete)
    view.type("abc")
    #expect(model.price == nil)
    #expect(view.element("Price")?.value == "abc")
    view.press(.return)
    #expect(view.element("Price")?.value == "Price")
  }

  @Test func anEmptyFieldIsNone() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Values(model: model) }
    #expect(view.element("Price")?.value == "9.50")
    view.tap("Price")
    for _ in 0..<4 { view.press(.delete) }
    view.press(.return)
    #expect(model.price == nil)
    #expect(view.element("Price")?.value == "Price")
  }

  @Test func aValueFollowsItsBindingAndTheLocale() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Values(model: model) }
    view.tap("Double")
    #expect(view.element("Count")?.value == "2,468")
    model.locale = Locale(identifier: "de_DE")
    #expect(view.element("Count")?.value == "2.468")
    view.tap("Price")
    for _ in 0..<4 { view.press(.delete) }
    view.type("1,5")
    view.press(.return)
    #expect(model.price == 1.5)
  }

  @Test func aFormatterReadsNumbers() {
    let model = Model()
    let view = HostedView(width: 20, height: 2) {
      TextField(
        "Size", value: Binding(get: { model.count }, set: { model.count = $0 }),
        formatter: NumberFormatter())
    }
    view.tap("Size")
    view.type("5")
    #expect(model.count == 12345)
    view.type(" items")
    #expect(model.count == 12345)
    view.press(.return)
    #expect(view.element("Size")?.value == "12345")
  }

  /// On a phone the alignment of texts of several lines holds for fields, too.
  @Test(arguments: [
    (TextAlignment.leading, 0, 0), (.center, 9, 8), (.trailing, 18, 16),
  ])
  func textStandsWhereItIsAligned(_ alignment: TextAlignment, _ start: Int, _ typingStart: Int) {
    let model = Model()
    model.text = "42"
    let view = HostedView(width: 20, height: 1) {
      TextField("Price", text: Binding(get: { model.text }, set: { model.text = $0 }))
        .multilineTextAlignment(alignment)
    }
    #expect(view.screen == String(repeating: " ", count: start) + "42")
    view.tap("Price")
    view.type("1")
    // The cursor stands behind it.
    #expect(view.screen == String(repeating: " ", count: typingStart) + "421")
    view.press(.home)
    view.type("0")
    #expect(model.text == "0421")
  }

  @Test func aPromptBehindAnEmptyFieldIsSeen() {
    let model = Model()
    let view = HostedView(width: 20, height: 1) {
      ZStack(alignment: .leading) {
        Text("Your name").opacity(model.text.isEmpty ? 1 : 0)
        TextField("", text: Binding(get: { model.text }, set: { model.text = $0 }))
      }
    }
    #expect(view.screen == "Your name")
    view.tap(at: Point(x: 12, y: 0))
    view.type("Al")
    #expect(view.screen.hasPrefix("Al") && !view.screen.contains("name"))
  }

  struct Growing: View {
    @Bindable var model: Model
    let limit: ClosedRange<Int>
    var body: some View {
      VStack(spacing: 0) {
        TextField("Note", text: $model.text, axis: .vertical).lineLimit(limit)
        Text("below")
      }
    }
  }

  @Test func aVerticalFieldGrowsByLines() {
    let model = Model()
    let view = HostedView(width: 10, height: 6) { Growing(model: model, limit: 1...3) }
    #expect(
      view.outline == """
        TextField, {{0.0, 2.0}, {10.0, 1.0}}, placeholderValue: 'Note', value: Note
        StaticText, {{2.0, 3.0}, {5.0, 1.0}}, label: 'below'
        """)
    view.tap("Note")
    view.type("Milk and eggs")
    view.press(.return)
    view.type("Bread")
    #expect(model.text == "Milk and eggs\nBread")
    #expect(view.screen == "\nMilk and\neggs\nBread\n  below")
    view.press(.return)
    view.type("Tea")
    #expect(view.screen == "\neggs\nBread\nTea\n  below")
  }

  @Test func aVerticalFieldReservesLines() {
    let view = HostedView(width: 10, height: 6) { Growing(model: Model(), limit: 3...4) }
    #expect(view.element("Note")?.frame.size == Size(width: 10, height: 3))
    #expect(view.screen == "\nNote\n\n\n  below")
  }

  @Test func labelsAreWordsOfAnyView() {
    let model = Model()
    let view = HostedView(width: 20, height: 6) {
      TextField(text: .constant(""), prompt: Text("name@host")) {
        Label("Address", systemImage: "envelope")
      }
      SecureField(text: .constant("")) { Text("Secret").bold() }
      TextField(text: .constant(""), axis: .vertical) { HStack { Text("Long") } }
    }
    #expect(view.element("name@host")?.label == "Address")
    #expect(view.element("Secret")?.elementType == .secureTextField)
    #expect(view.element("Long")?.elementType == .textField)
    #expect(model.log.isEmpty)
  }

  @Test func editingIsToldOf() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) {
      TextField(
        "Name", text: .constant(""), onEditingChanged: { model.log.append("editing \($0)") },
        onCommit: { model.log.append("commit") })
      Button("Other") {}
    }
    view.tap("Name")
    view.press(.return)
    #expect(model.log == ["editing true", "commit", "editing false"])
  }
}
