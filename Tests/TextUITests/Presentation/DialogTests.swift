import AccessibilityTree
import Testing

@testable import TextUI

/// The ways to ask for alerts, choices and sheets.
@MainActor struct DialogTests {
  struct Person: Identifiable {
    let id: String
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
  }

  @Observable final class Model {
    var isShown = false
    var person: Person?
    var failure: Failure?
    var chosen = ""
    var isHeld = true
  }

  @Test func anAlertIsAboutAValue() {
    /// A page with an alert about a person.
    struct Page: View {
      @Bindable var model: Model

      var body: some View {
        Text("page").alert("Delete?", isPresented: $model.isShown, presenting: model.person) {
          person in
          Button("Delete \(person.id)") { model.chosen = person.id }
        } message: {
          Text("It is \($0.id).")
        }
      }
    }
    let model = Model()
    let view = HostedView { Page(model: model) }
    model.isShown = true
    #expect(view.element("Delete?", .alert) == nil)
    model.person = Person(id: "Ann")
    #expect(view.element("Delete?", .alert) != nil)
    #expect(view.element("It is Ann.", .staticText) != nil)
    view.tap("Delete Ann", .button)
    #expect(model.chosen == "Ann" && !model.isShown)
  }

  /// A condition that nobody observes.
  final class Plain {
    var isShown = true
  }

  @Test("are put away whatever becomes of the condition", arguments: [true, false])
  func unobservedConditions(isConstant: Bool) {
    /// A page with each of them over a condition.
    struct Page: View {
      let kind: Int
      let condition: Binding<Bool>
      @Bindable var model: Model

      var body: some View {
        let page = Button("Tap \(model.chosen)") { model.chosen += "x" }
        switch kind {
        case 0: page.alert("Alert", isPresented: condition) { Button("OK") {} }
        case 1: page.confirmationDialog("Choose", isPresented: condition) { Button("OK") {} }
        default: page.sheet(isPresented: condition) { Dismisser() }
        }
      }
    }
    struct Dismisser: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View { Button("OK") { dismiss() } }
    }
    for kind in 0..<3 {
      let (model, plain) = (Model(), Plain())
      let condition: Binding<Bool> =
        isConstant
        ? .constant(true) : Binding(get: { plain.isShown }, set: { plain.isShown = $0 })
      let view = HostedView { Page(kind: kind, condition: condition, model: model) }
      view.tap("OK", .button)
      #expect(view.element("OK", .button) == nil, "kind \(kind)")
      // A change of the view around asks for it again.
      view.tap("Tap ")
      #expect(model.chosen == "x")
      #expect((view.element("OK", .button) != nil) == isConstant, "kind \(kind)")
    }
  }

  @Test func anAlertSaysWhatFailed() {
    @Bindable var model = Model()
    model.failure = Failure()
    model.isShown = true
    let view = HostedView {
      Text("page").alert(isPresented: $model.isShown, error: model.failure) { Button("So") {} }
    }
    #expect(view.element("It failed", .alert) != nil)
    view.tap("So", .button)
    #expect(!model.isShown && view.element("It failed", .alert) == nil)
  }

  /// Alerts as they were written first.
  private struct OlderAlerts: View {
    @Bindable var model: Model

    var body: some View {
      Text("page")
        .alert(isPresented: $model.isShown) {
          Alert(
            title: Text("Sure?"), message: Text("For ever."),
            primaryButton: .destructive(Text("Yes")) { model.chosen = "yes" },
            secondaryButton: .cancel())
        }
      Text("other")
        .alert(item: $model.person) { person in
          Alert(title: Text("Hello, \(person.id)"), dismissButton: .default(Text("Fine")))
        }
    }
  }

  @Test func anOlderAlertHasOneOrTwoButtons() {
    let model = Model()
    let view = HostedView(height: 10) { OlderAlerts(model: model) }
    model.isShown = true
    #expect(view.element("Sure?", .alert) != nil)
    #expect(view.element("For ever.", .staticText) != nil)
    #expect(view.element("Cancel", .button) != nil)
    view.tap("Yes", .button)
    #expect(model.chosen == "yes" && !model.isShown)
    model.person = Person(id: "Bob")
    #expect(view.element("Hello, Bob", .alert) != nil)
    view.tap("Fine", .button)
    #expect(model.person == nil)
  }

  @Test func aChoiceCancelsOnce() {
    @Bindable var model = Model()
    let view = HostedView(height: 12) {
      Text("one").actionSheet(isPresented: $model.isShown) {
        ActionSheet(
          title: Text("What?"), message: Text("Choose."),
          buttons: [.cancel(Text("Nothing")), .default(Text("This")) { model.chosen = "this" }])
      }
      Text("two").confirmationDialog(
        "Who?", isPresented: $model.person.isPresent(), presenting: model.person
      ) { person in
        Button(person.id) { model.chosen = person.id }
      } message: { _ in
        Text("Say it.")
      }
    }
    model.isShown = true
    #expect(view.element("What?", .sheet) != nil && view.element("Choose.", .staticText) != nil)
    #expect(view.element("Cancel", .button) == nil)
    let rows = view.screen.split(separator: "\n").map(String.init)
    let first = rows.firstIndex { $0.contains("This") }
    let second = rows.firstIndex { $0.contains("Nothing") }
    #expect(first.map { $0 + 1 } == second && first != nil)
    view.tap("This", .button)
    #expect(model.chosen == "this" && !model.isShown)
    model.isShown = true
    view.tap("Nothing", .button)
    #expect(!model.isShown)
  }

  @Test func aChoiceIsPutAwayByWhatIsAroundIt() {
    @Bindable var model = Model()
    let view = HostedView(height: 12) {
      Text("two").confirmationDialog("Who?", isPresented: $model.isShown) { Button("Me") {} }
    }
    model.isShown = true
    #expect(view.element("PopoverDismissRegion", .other)?.label == "dismiss popup")
    view.tap("PopoverDismissRegion")
    #expect(!model.isShown)
    #expect(view.element("PopoverDismissRegion") == nil)
  }

  @Test func aSheetMayHaveToBePutAwayByItself() {
    /// A page with a sheet that people cannot put away at first.
    struct Page: View {
      @Bindable var model: Model

      var body: some View {
        Text("page").sheet(isPresented: $model.isShown) {
          Text("sheet").interactiveDismissDisabled(model.isHeld)
            .presentationDetents([.medium, .fraction(0.3), .height(20)])
            .presentationDragIndicator(.visible)
        }
      }
    }
    let model = Model()
    let view = HostedView { Page(model: model) }
    model.isShown = true
    view.press(.escape)
    #expect(model.isShown)
    view.drag(from: Point(x: 15, y: 4), to: Point(x: 15, y: 7))
    #expect(model.isShown)
    model.isHeld = false
    view.settle()
    view.press(.escape)
    #expect(!model.isShown)
  }

  @Test func aCoverIsForAValue() {
    @Bindable var model = Model()
    let view = HostedView {
      Text("page").fullScreenCover(item: $model.person) { Text("cover of \($0.id)") }
    }
    model.person = Person(id: "Ann")
    #expect(view.element("cover of Ann", .staticText) != nil)
    model.person = nil
    #expect(view.element("page", .staticText) != nil)
    #expect(view.element("cover of Ann") == nil)
  }

  struct Renaming: View {
    @State private var name = ""
    @State private var isAsking = false

    var body: some View {
      VStack {
        Button("Rename") { isAsking = true }
        Text("Hello \(name)")
      }
      .alert("New name", isPresented: $isAsking) {
        TextField("Name", text: $name)
        TextField("Surname", text: .constant(""))
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test("The first field of an alert takes what is typed") func fieldsOfAlerts() {
    let view = HostedView(width: 40, height: 14) { Renaming() }
    view.tap("Rename")
    view.type("Ada")
    let rows = view.screen.split(separator: "\n").map { $0.filter { !"│ ".contains($0) } }
    #expect(
      rows.drop { $0 != "Newname" }.dropLast() == [
        "Newname", "", "Ada", "Surname", "[Cancel][Save]",
      ],
      "\(view.screen)")
    view.tap("Save")
    #expect(view.element("Hello Ada") != nil)
  }
}
