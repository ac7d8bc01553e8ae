import Testing

@testable import TextUI

extension LifecycleTests {
  /// Views of which there may be nothing, each with code for its coming and going.
  struct Nothing: View {
    let model: Model

    var body: some View {
      VStack {
        EmptyView().onAppear { model.note("+empty") }
        ForEach([Int](), id: \.self) { Text("\($0)") }.onAppear { model.note("+each") }
        Group {
          if model.shows { Text("group") }
        }
        .onAppear { model.note("+group") }.onDisappear { model.note("-group") }
        .task { model.note(">group") }
        Optional(model: model).onAppear { model.note("+optional") }
        VStack {
          if model.shows { Text("stack") }
        }
        .onAppear { model.note("+stack") }.onDisappear { model.note("-stack") }
        EmptyView().ownTask(id: 0) { model.note(">own") }
      }
    }
  }

  struct Optional: View {
    let model: Model

    var body: some View {
      if model.shows { Text("optional") }
    }
  }

  @Test("Where there is nothing, nothing appears, until there is something")
  func nothing() async {
    let model = Model()
    model.shows = false
    let view = HostedView { Nothing(model: model) }
    #expect(await entries(2, of: model, in: view) == ["+stack", ">own"])
    model.shows = true
    view.settle()
    #expect(await entries(3, of: model, in: view) == ["+group", "+optional", ">group"])
    model.shows = false
    view.settle()
    #expect(await entries(1, of: model, in: view) == ["-group"])
    view.settle()
    #expect(model.log.isEmpty)
  }

  struct NothingInAList: View {
    let model: Model

    var body: some View {
      List {
        Text("first")
        Group {
          if model.shows { Text("second") }
        }
        .onAppear { model.note("+row") }.onDisappear { model.note("-row") }
      }
    }
  }

  @Test("In a list, too, something appears when there is something of it")
  func nothingInAList() async {
    let model = Model()
    model.shows = false
    let view = HostedView { NothingInAList(model: model) }
    view.settle()
    #expect(model.takeLog() == [])
    model.shows = true
    view.settle()
    #expect(model.takeLog() == ["+row"])
    model.shows = false
    view.settle()
    #expect(model.takeLog() == ["-row"])
  }
}
