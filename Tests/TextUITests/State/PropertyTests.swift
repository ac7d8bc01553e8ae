import AccessibilityTree
import Testing

@testable import TextUI

/// Bindings, focus and values of the environment, made and read in each way there is.
@MainActor struct PropertyTests {
  @Observable final class Model {
    var name = "Ann"
    var nickname: String?
  }

  @Test func bindingsAreMadeOfBindings() {
    let model = Model()
    let bindable = Bindable(model)
    let name = Binding(projectedValue: bindable.name.projectedValue)
    name.wrappedValue = "Bob"
    #expect(model.name == "Bob")
    #expect(bindable.projectedValue.name.wrappedValue == "Bob")
    #expect(Binding(bindable.nickname) == nil)
    model.nickname = "Bobby"
    let nickname = Binding(bindable.nickname)
    nickname?.wrappedValue = "Rob"
    #expect(model.nickname == "Rob")
    model.nickname = nil
    // What was there when the binding was made.
    #expect(nickname?.wrappedValue == "Bobby")
  }

  /// A form in which a button moves the focus to a field.
  private struct Form: View {
    @FocusState private var field: String?
    @State private var text = ""

    var body: some View {
      TextField("First", text: $text).focused($field, equals: "first")
      TextField("Second", text: $text).focused($field, equals: "second")
      Button("go to \(field ?? "none")") { field = "second" }
    }
  }

  @Test func aValueOfAStateIsTheFocus() {
    let view = HostedView { Form() }
    view.tap("First", .textField)
    #expect(view.screen.contains("go to first"))
    view.tap("go to first", .button)
    #expect(view.screen.contains("go to second"))
    #expect(view.element("Second")?.states.contains(.focused) == true)
  }

  /// A view that shows what it inherits.
  private struct Inherited: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.openURL) private var openURL
    @Environment(\.refresh) private var refresh
    @Environment(\.editMode) private var editMode
    @State private var accepted: [Bool] = []

    var body: some View {
      Text("\(isEnabled) \(colorScheme) \(refresh == nil) \(editMode?.wrappedValue == .transient)")
      Button("accepted \(accepted.map(\.description).joined(separator: " "))") {
        for link in ["known:", "unknown:"] {
          guard let url = URL(string: link) else { continue }
          openURL(url) { accepted.append($0) }
        }
      }
    }
  }

  @Test func valuesAreInherited() {
    let editMode = Binding.constant(EditMode.transient)
    let view = HostedView {
      Inherited()
        .colorScheme(.light)
        .environment(\.editMode, editMode)
        .environment(
          \.openURL, OpenURLAction { $0.scheme == "known" ? .handled : .discarded })
      Inherited().disabled(true)
    }
    #expect(view.screen.contains("true light true true"))
    #expect(view.screen.contains("false dark true false"))
    view.tap("accepted ", .button)
    #expect(view.screen.contains("accepted true false"))
    #expect(EditMode.transient.isEditing)
  }

  /// A view that brings the content around up to date.
  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    let done: () -> Void

    var body: some View {
      Button("Refresh") {
        Task {
          await refresh?()
          done()
        }
      }
    }
  }

  @Test func contentIsBroughtUpToDateByCode() async {
    var refreshes = 0
    await withCheckedContinuation { continuation in
      let view = HostedView {
        Refresher { continuation.resume() }.refreshable { await MainActor.run { refreshes += 1 } }
      }
      view.tap("Refresh", .button)
    }
    #expect(refreshes == 1)
  }

  /// A modifier that puts brackets around.
  private struct Brackets: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        Text("<")
        content
        Text(">")
      }
    }
  }

  @Test func viewsAreMadeOfAnyView() {
    let view = HostedView(width: 5, height: 2) {
      AnyView(erasing: Text("any")).modifier(Brackets())
      if #available(macOS 99, *) { Text("here") }
    }
    #expect(view.screen == "<any>\nhere")
  }

  @Test func accessibilityIsGivenInTexts() {
    let view = HostedView {
      Text("x").accessibilityLabel(Text("label")).accessibilityValue(Text("value"))
        .accessibilityIdentifier("given", isEnabled: true)
      Text("y").accessibilityIdentifier("ignored", isEnabled: false)
    }
    let given = view.element("given")
    #expect(given?.label == "label" && given?.value == "value")
    #expect(view.element("ignored") == nil)
  }

  /// A property of an author's, which reads something before the view is evaluated.
  private struct Reading: DynamicProperty {
    let model: Model
    private(set) var name = ""
    private(set) var updates = 0

    init(of model: Model) { self.model = model }

    mutating func update() {
      name = model.name
      updates += 1
    }
  }

  private struct Greeting: View {
    var reading: Reading
    @State private var count = 0

    var body: some View {
      Text("Hello, \(reading.name)")
      Button("Count \(count) of \(reading.updates)") { count += 1 }
    }
  }

  @Test("What a property of an author's reads in update() is read by the view, at each evaluation")
  func readingInUpdate() {
    let model = Model()
    let view = HostedView { Greeting(reading: Reading(of: model)) }
    #expect(view.screen.contains("Hello, Ann"))
    model.name = "Bob"
    view.settle()
    #expect(view.screen.contains("Hello, Bob"))
    view.tap("Count 0 of 1", .button)
    #expect(view.element("Count 1 of 1", .button) != nil)
    model.name = "Cid"
    view.settle()
    #expect(view.screen.contains("Hello, Cid"))
  }
}
