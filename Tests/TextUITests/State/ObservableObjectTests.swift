import AccessibilityTree
import AutomationWire
import Observation
import Testing

@testable import TextUI

/// Observable objects, by all three wrappers.
@MainActor struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var name: String
    @Published var count = 0
    @Published var isOn = false

    init(_ name: String = "Ada") {
      self.name = name
    }
  }

  /// Whatever is equal to whatever: views must not take one for the other.
  final class EqualModel: ObservableObject, Equatable {
    @Published var name: String

    init(_ name: String) {
      self.name = name
    }

    nonisolated static func == (first: EqualModel, second: EqualModel) -> Bool { true }
  }

  struct Watching: View {
    let counter: EvaluationCounter
    @ObservedObject var model: Model

    var body: some View {
      let _ = counter.count("watching")
      Text("\(model.name) \(model.count)")
      Toggle("On", isOn: $model.isOn)
      TextField("Name", text: $model.name)
    }
  }

  @Test("A view is evaluated once for all changes of the object it watches") func observed() {
    let counter = EvaluationCounter()
    let model = Model()
    let view = HostedView { Watching(counter: counter, model: model) }
    #expect(view.screen.contains("Ada 0"))
    counter.reset()
    for _ in 0..<100 { model.count += 1 }
    model.name = "Grace"
    #expect(view.screen.contains("Grace 100"))
    #expect(counter.counts == ["watching": 1])
    view.settle()
    #expect(counter.counts == ["watching": 1])
  }

  @Test("Bindings to its properties change it") func bindings() {
    let model = Model()
    let view = HostedView { Watching(counter: EvaluationCounter(), model: model) }
    view.tap("On")
    #expect(model.isOn)
    #expect(view.element("On", .switch)?.value == "1")
    view.tap("Name", .textField)
    view.type("!")
    #expect(model.name == "Ada!")
    #expect(view.screen.contains("Ada! 0"))
  }

  @Test("A view that gets another object watches that one, though they be equal") func replaced() {
    struct Inner: View {
      @ObservedObject var model: EqualModel
      var body: some View { Text(model.name) }
    }
    struct Outer: View {
      let models: [EqualModel]
      @State private var index = 0
      var body: some View {
        Inner(model: models[index])
        Button("Next") { index += 1 }
      }
    }
    let models = [EqualModel("one"), EqualModel("two")]
    let view = HostedView { Outer(models: models) }
    view.tap("Next")
    #expect(view.screen.contains("two"))
    models[1].name = "three"
    #expect(view.screen.contains("three"))
  }

  /// Counts how often an object was made.
  final class Made {
    var count = 0

    func make() -> Model {
      count += 1
      return Model("made \(count)")
    }
  }

  struct Keeping: View {
    @StateObject private var model: Model

    init(made: Made) {
      _model = StateObject(wrappedValue: made.make())
    }

    var body: some View {
      Text("\(model.name) \(model.count)")
      Button("More") { model.count += 1 }
    }
  }

  @Test("A view's own object is made once, when the view is on the screen, and lives as long")
  func stateObject() {
    struct Outer: View {
      let made: Made
      @State private var isShown = false
      @State private var title = "First"
      var body: some View {
        let keeping = Keeping(made: made)
        Text(title)
        if isShown { keeping }
        Button("Show") { isShown.toggle() }
        Button("Title") { title = "Second" }
      }
    }
    let made = Made()
    let view = HostedView { Outer(made: made) }
    #expect(made.count == 0)
    view.tap("Show")
    view.tap("More")
    view.tap("Title")
    #expect(view.screen.contains("made 1 1") && view.screen.contains("Second"))
    #expect(made.count == 1)
    view.tap("Show")
    view.tap("Show")
    #expect(view.screen.contains("made 2 0"))
  }

  @Test("Its object goes with the view") func stateObjectIsLetGo() {
    struct Outer: View {
      let make: () -> Model
      @State private var isShown = true
      var body: some View {
        if isShown { Inner(make: make) }
        Button("Hide") { isShown = false }
      }
    }
    struct Inner: View {
      @StateObject private var model: Model
      init(make: @escaping () -> Model) {
        _model = StateObject(wrappedValue: make())
      }
      var body: some View { Text(model.name) }
    }
    weak var model: Model?
    let view = HostedView {
      Outer {
        let made = Model()
        model = made
        return made
      }
    }
    #expect(model != nil)
    view.tap("Hide")
    #expect(model == nil)
  }

  struct Reading: View {
    @EnvironmentObject private var model: Model
    var body: some View {
      Text("\(model.name) \(model.count)")
      Button("More") { model.count += 1 }
      Toggle("On", isOn: $model.isOn)
    }
  }

  @Test("A view finds the object that one around hands down, and follows it and its successor")
  func environmentObject() {
    struct Outer: View {
      let models: [Model]
      @State private var index = 0
      var body: some View {
        VStack { Reading() }.environmentObject(models[index])
        Button("Next") { index += 1 }
      }
    }
    let models = [Model("one"), Model("two")]
    let view = HostedView { Outer(models: models) }
    view.tap("More")
    #expect(view.screen.contains("one 1"))
    view.tap("Next")
    #expect(view.screen.contains("two 0"))
    models[1].count = 5
    #expect(view.screen.contains("two 5"))
    view.tap("On")
    #expect(models[1].isOn && !models[0].isOn)
  }

  @Test("A sheet and a pushed page find the object too") func environmentObjectInSheet() {
    struct Outer: View {
      @StateObject private var model = Model()
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { VStack { Reading() } }
        }
        .environmentObject(model)
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { VStack { Reading() }.environmentObject(model) }
      }
    }
    let view = HostedView(height: 12) { Outer() }
    view.tap("Open")
    view.tap("More")
    #expect(view.element("Ada 1") != nil)
    view.tap("Show")
    // The first button of the sheet has the focus.
    view.press(.enter)
    #expect(view.element("Ada 2") != nil)
  }

  @Test("Without the object it stops, in SwiftUI's words") func missingEnvironmentObject() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HostedView { Reading() } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "No ObservableObject of type Model found. "
          + "A View.environmentObject(_:) for Model may be missing as an ancestor of this view. "
          + "The view is Reading."))
  }

  @Test("Without an object of @Observable it stops, and names the view")
  func missingObservable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = HostedView { Section { ObservableReading() } } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "No observable object of type Watched found in the environment. "
          + "A view around this one must set it with .environment(_:). The view is ObservableReading."
      ), "\(words)")
  }

  @Test(
    "What a closure reads of the object is shown, also by views that get nothing else new",
    arguments: ["captures", "contexts"])
  func closures(comparison: String) {
    struct Row: View {
      let text: String
      var body: some View { Text(text) }
    }
    struct Card<Content: View>: View {
      let title: String
      let content: () -> Content
      var body: some View {
        Text(title)
        content()
      }
    }
    struct Outer: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          List(0..<2, id: \.self) { number in Row(text: "row \(number): \(model.name)") }
          LazyVStack { ForEach(0..<2) { Text("lazy \($0): \(model.name)") } }
          Card(title: "card") { Text("inside: \(model.name)") }
        }
      }
    }
    let model = Model()
    let view = HostedView(height: 16, environment: ["TEXTUI_COMPARISON": comparison]) {
      Outer(model: model)
    }
    model.name = "Grace"
    for label in ["row 1: Grace", "lazy 1: Grace", "inside: Grace"] {
      #expect(view.element(label) != nil, "\(view.outline)")
    }
  }

  @Test("A view that watches the same object is left alone when the one around is evaluated")
  func sameObject() {
    struct Outer: View {
      let counter: EvaluationCounter
      let model: Model
      @State private var title = "First"
      var body: some View {
        Text(title)
        Button("Title") { title = "Second" }
        Watching(counter: counter, model: model)
      }
    }
    let counter = EvaluationCounter()
    let view = HostedView { Outer(counter: counter, model: Model()) }
    view.tap("Title")
    #expect(view.screen.contains("Second"))
    #expect(counter.counts == ["watching": 1])
  }

  @Test("An object inside another tells by what the outer one does of it") func nested() {
    final class Parent: ObservableObject {
      let child = Model()
      private var cancellables: Set<AnyCancellable> = []
      init() {
        child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
          .store(in: &cancellables)
      }
    }
    struct Outer: View {
      @StateObject private var parent = Parent()
      var body: some View {
        Text("\(parent.child.count)")
        Button("More") { parent.child.count += 1 }
      }
    }
    let view = HostedView { Outer() }
    view.tap("More")
    #expect(view.screen.contains("1"))
  }

  @Test("An object that changed in a task on the main actor is shown") func task() async {
    let model = Model()
    let view = HostedView { Watching(counter: EvaluationCounter(), model: model) }
    await Task { @MainActor in
      await Task.yield()
      model.name = "Grace"
    }.value
    #expect(view.screen.contains("Grace"))
  }

  @Test("A change on another thread is shown, and warned of") func background() async {
    final class Shared: ObservableObject, @unchecked Sendable {
      @Published var name = "Ada"
    }
    struct Outer: View {
      @ObservedObject var model: Shared
      var body: some View { Text(model.name) }
    }
    let model = Shared()
    let view = HostedView { Outer(model: model) }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        model.name = "Grace"
        Task { @MainActor in continuation.resume() }
      }
    }
    #expect(view.screen.contains("Grace"))
    #expect(view.warnings().first?.hasPrefix("Publishing changes from background threads") == true)
  }

  @Test("A change while views are evaluated is warned of") func changeInBody() {
    struct Outer: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = turnOn()
        Text(model.name)
      }
      private func turnOn() {
        if !model.isOn { model.isOn = true }
      }
    }
    let view = HostedView { Outer(model: Model()) }
    #expect(view.warnings().first?.contains("changes state while it is evaluated") == true)
  }

  @Test("An application has an object of its own") func application() {
    struct CounterApp: App {
      @StateObject private var model = Model()
      var body: some Scene {
        WindowGroup { Reading().environmentObject(model) }
      }
    }
    let host = ApplicationHost(
      { CounterApp() }, configuration: LaunchConfiguration(), clock: ContinuousClock())
    while host.update() {}
    #expect(host.screen().text.contains("Ada 0"))
  }
}

@Observable private final class Watched {
  var text = "Watched"
}

private struct ObservableReading: View {
  @Environment(Watched.self) private var watched
  var body: some View { Text(watched.text) }
}
