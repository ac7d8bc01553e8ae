import AccessibilityTree
import Testing

@testable import TextUI

/// Lists of the elements behind a binding, and sections that people show and hide.
@MainActor struct BoundListTests {
  struct Task: Identifiable {
    let id: Int
    var name: String
    var isDone = false
  }

  struct Tasks: View {
    @State private var tasks = ["Wash", "Dry", "Iron"].enumerated().map {
      Task(id: $0.offset, name: $0.element)
    }

    var body: some View {
      NavigationStack {
        List($tasks, editActions: .all) { $task in Toggle(task.name, isOn: $task.isDone) }
          .navigationTitle("\(tasks.count) tasks, \(tasks.filter(\.isDone).count) done")
          .toolbar { EditButton() }
      }
    }
  }

  @Test("Rows change the elements behind the binding, and people delete them") func edits() {
    let view = HostedView(width: 40, height: 10) { Tasks() }
    view.tap("Dry", .switch)
    #expect(view.element("3 tasks, 1 done") != nil)
    view.tap("Edit")
    view.tap("remove")
    view.tap("Delete")
    #expect(view.element("2 tasks, 1 done") != nil, "\(view.outline)")
    #expect(view.element("Wash", .switch) == nil && view.element("Iron", .switch) != nil)
  }

  struct EditableSections: View {
    @State private var tasks = ["Wash", "Dry", "Iron"].enumerated().map {
      Task(id: $0.offset, name: $0.element)
    }

    var body: some View {
      List {
        Section("\(tasks.count) tasks") {
          ForEach($tasks, editActions: .delete) { $task in Toggle(task.name, isOn: $task.isDone) }
        }
        ForEach($tasks, id: \.name, editActions: .move) { $task in
          Text("\(task.name) \(task.isDone ? "done" : "open")")
        }
      }
    }
  }

  @Test("People delete some of the rows of a list") func editsOfSomeRows() {
    let view = HostedView(width: 40, height: 12) { EditableSections() }
    view.tap("Dry", .switch)
    #expect(view.element("Dry done") != nil)
    view.press(.delete)
    #expect(view.element("2 tasks") != nil, "\(view.screen)")
    #expect(view.element("Dry done") == nil && view.element("Wash open") != nil)
  }

  struct Chooser: View {
    @State private var tasks = [Task(id: 7, name: "Wash"), Task(id: 8, name: "Dry")]
    @State private var chosen: Int?

    var body: some View {
      List($tasks, selection: $chosen) { $task in Text(task.name) }
      Text("chosen \(chosen ?? 0)")
    }
  }

  @Test("One of the elements behind a binding can be selected") func selects() {
    let view = HostedView(width: 40, height: 10) { Chooser() }
    view.tap("Dry")
    #expect(view.element("chosen 8") != nil)
  }

  struct Sections: View {
    @State private var isExpanded = true

    var body: some View {
      List {
        Section("Fruit", isExpanded: $isExpanded) {
          Text("Apple")
          Text("Pear")
        }
        Section(isExpanded: .constant(false)) {
          Text("Hidden")
        } header: {
          Text("Nuts")
        }
      }
    }
  }

  @Test("The heading of a section shows and hides its rows") func expands() {
    let view = HostedView(width: 30, height: 8) { Sections() }
    #expect(view.element("Fruit", .button)?.value == "Expanded")
    #expect(view.element("Nuts", .button)?.value == "Collapsed")
    #expect(view.element("Apple") != nil && view.element("Hidden") == nil)
    view.tap("Fruit", .button)
    #expect(view.element("Apple") == nil)
    #expect(view.element("Fruit", .button)?.value == "Collapsed")
    view.tap("Fruit", .button)
    #expect(view.element("Pear") != nil)
  }
}
