import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// When views come and go: code of theirs runs once each, the inner view's before the outer one's.
@MainActor struct LifecycleTests {
  @Observable final class Model {
    var shows = true
    var id = 1
    var items = [1, 2]
    var tab = "first"
    var path: [Int] = []
    @ObservationIgnored var log: [String] = []

    func note(_ entry: String) { log.append(entry) }

    /// What happened since it was asked last.
    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A view that notes when it comes and goes.
  struct Noted: View {
    let name: String
    let model: Model

    var body: some View {
      Text(name).onAppear { model.note("+\(name)") }.onDisappear { model.note("-\(name)") }
        .task {
          model.note(">\(name)")
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(100_000))
          } onCancel: {
          }
          if Task.isCancelled { model.note("<\(name)") }
        }
    }
  }

  /// Lets the tasks of views go on, until a number of entries is there.
  func entries(_ count: Int, of model: Model, in view: HostedView) async -> [String] {
    for _ in 0..<10_000 where model.log.count < count {
      await Task.yield()
      view.settle()
    }
    await Task.yield()
    return model.takeLog()
  }

  @Test func theInnerViewComesFirst() async {
    let model = Model()
    let view = HostedView {
      VStack {
        if model.shows {
          VStack { Noted(name: "inner", model: model) }
            .onAppear { model.note("+outer") }.onDisappear { model.note("-outer") }
        }
      }
    }
    #expect(await entries(3, of: model, in: view) == ["+inner", "+outer", ">inner"])
    withExtendedLifetime(view) {}
  }

  struct Branches: View {
    let model: Model

    var body: some View {
      if model.shows {
        Noted(name: "yes", model: model)
      } else {
        Noted(name: "no", model: model)
      }
      switch model.id {
      case 1: Noted(name: "one", model: model)
      case 2: Noted(name: "two", model: model)
      default: EmptyView()
      }
    }
  }

  @Test func branchesComeAndGoOnce() async {
    let model = Model()
    let view = HostedView { Branches(model: model) }
    #expect(await entries(4, of: model, in: view) == ["+yes", "+one", ">yes", ">one"])
    model.shows = false
    view.settle()
    #expect(await entries(4, of: model, in: view).sorted() == ["+no", "-yes", "<yes", ">no"])
    model.shows = true
    model.id = 2
    view.settle()
    #expect(
      await entries(8, of: model, in: view).sorted()
        == ["+two", "+yes", "-no", "-one", "<no", "<one", ">two", ">yes"])
    model.id = 3
    view.settle()
    #expect(await entries(2, of: model, in: view).sorted() == ["-two", "<two"])
    // There and back within one turn is no change.
    model.shows = false
    model.shows = true
    view.settle()
    #expect(await entries(0, of: model, in: view).isEmpty)
  }

  struct Items: View {
    let model: Model

    var body: some View {
      ForEach(model.items, id: \.self) { Noted(name: "\($0)", model: model) }
      Noted(name: "id", model: model).id(model.id)
    }
  }

  @Test func elementsComeAndGoWithTheirIds() async {
    let model = Model()
    let view = HostedView { Items(model: model) }
    _ = await entries(6, of: model, in: view)
    model.items = [2, 1]
    view.settle()
    #expect(await entries(0, of: model, in: view).isEmpty)
    model.items = [3, 2]
    view.settle()
    #expect(await entries(4, of: model, in: view).sorted() == ["+3", "-1", "<1", ">3"])
    model.id = 9
    view.settle()
    #expect(await entries(4, of: model, in: view).sorted() == ["+id", "-id", "<id", ">id"])
  }

  struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Noted(name: "A", model: model).tabItem { Text("First") }.tag("first")
        Noted(name: "B", model: model).tabItem { Text("Second") }.tag("second")
      }
    }
  }

  @Test func tabsComeToTheFrontAndLeaveIt() async {
    let model = Model()
    let view = HostedView { Tabs(model: model) }
    #expect(await entries(2, of: model, in: view) == ["+A", ">A"])
    view.tap("Second")
    #expect(await entries(4, of: model, in: view).sorted() == ["+B", "-A", "<A", ">B"])
    view.tap("First")
    #expect(await entries(4, of: model, in: view).sorted() == ["+A", "-B", "<B", ">A"])
  }

  struct Pages: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Noted(name: "root", model: model)
          .navigationDestination(for: Int.self) { Noted(name: "page\($0)", model: model) }
      }
    }
  }

  @Test func pagesComeAndGoWithNavigation() async {
    let model = Model()
    let view = HostedView { Pages(model: model) }
    #expect(await entries(2, of: model, in: view) == ["+root", ">root"])
    model.path = [1]
    view.settle()
    #expect(
      await entries(4, of: model, in: view).sorted() == ["+page1", "-root", "<root", ">page1"])
    model.path = [1, 2]
    view.settle()
    #expect(
      await entries(4, of: model, in: view).sorted() == ["+page2", "-page1", "<page1", ">page2"])
    model.path = []
    view.settle()
    #expect(
      await entries(4, of: model, in: view).sorted() == ["+root", "-page2", "<page2", ">root"])
  }

  /// A view that notes when it comes and goes, without a task.
  struct Told: View {
    let name: String
    let model: Model

    var body: some View {
      Text(name).onAppear { model.note("+\(name)") }.onDisappear { model.note("-\(name)") }
    }
  }

  struct ToldPages: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Told(name: "root", model: model)
          .navigationDestination(for: Int.self) { Told(name: "\($0)", model: model) }
      }
    }
  }

  @Test("The page that comes appears before the one that goes disappears; pages between do neither")
  func onlyThePageInFrontAppears() {
    let model = Model()
    let view = HostedView { ToldPages(model: model) }
    #expect(model.takeLog() == ["+root"])
    model.path = [1, 2, 3]
    view.settle()
    #expect(model.takeLog() == ["+3", "-root"])
    model.path = [1, 2]
    view.settle()
    #expect(model.takeLog() == ["+2", "-3"])
    model.path = [1, 4, 5]
    view.settle()
    #expect(model.takeLog() == ["+5", "-2"])
    model.path = [1, 4, 5, 6]
    view.settle()
    #expect(model.takeLog() == ["+6", "-5"])
    view.press(.escape)
    #expect(model.takeLog() == ["+5", "-6"])
    model.path = []
    view.settle()
    #expect(model.takeLog() == ["+root", "-5"])
  }

  struct ToldBranches: View {
    let model: Model

    var body: some View {
      if model.shows { Told(name: "yes", model: model) } else { Told(name: "no", model: model) }
      Told(name: "id", model: model).id(model.id)
      model.shows ? AnyView(Told(name: "told", model: model)) : AnyView(EmptyView())
    }
  }

  @Test("What comes in the place of another view appears before that disappears")
  func whatComesIsFirst() {
    let model = Model()
    let view = HostedView { ToldBranches(model: model) }
    #expect(model.takeLog() == ["+yes", "+id", "+told"])
    model.shows = false
    view.settle()
    #expect(model.takeLog() == ["+no", "-yes", "-told"])
    model.id = 2
    view.settle()
    #expect(model.takeLog() == ["+id", "-id"])
  }

  struct ToldTabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Told(name: "a", model: model)
          .onAppear { model.note("+before") }
          .tabItem { Text("First") }
          .tag("first")
          .onAppear { model.note("+first") }.onDisappear { model.note("-first") }
        Told(name: "b", model: model)
          .tabItem {
            Label {
              Text("Second")
            } icon: {
              Image("icon").onAppear { model.note("+icon") }.onDisappear { model.note("-icon") }
            }
          }
          .onAppear { model.note("+second") }.onDisappear { model.note("-second") }
          .tag("second")
      }
      .onAppear { model.note("+tabs") }
    }
  }

  @Test("What is said after tabItem is said of the page, each time it is shown")
  func tabItemsAreFollowedByThePagesCode() {
    let model = Model()
    let view = HostedView { ToldTabs(model: model) }
    #expect(model.takeLog() == ["+icon", "+a", "+before", "+first", "+tabs"])
    view.tap("Second")
    #expect(model.takeLog() == ["+b", "+second", "-a", "-first"])
    model.tab = "first"
    view.settle()
    #expect(model.takeLog() == ["+a", "+before", "+first", "-b", "-second"])
    view.host.terminate()
    #expect(model.takeLog().sorted() == ["-a", "-first", "-icon"])
  }

  struct TaskTabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Text("a").tabItem { Text("First") }.tag("first").task { model.note("first") }
        Text("b").tabItem { Text("Second") }.task { model.note("second") }.tag("second")
      }
    }
  }

  @Test func tasksAfterTabItemBelongToThePage() async {
    let model = Model()
    let view = HostedView { TaskTabs(model: model) }
    #expect(await entries(1, of: model, in: view) == ["first"])
    view.tap("Second")
    #expect(await entries(1, of: model, in: view) == ["second"])
    view.tap("First")
    #expect(await entries(1, of: model, in: view) == ["first"])
  }

  struct Changing: View {
    let model: Model

    var body: some View {
      Text("id \(model.id)").onChange(of: model.id) { model.note("\($0)->\($1)") }
        .task(id: model.id) { model.note("task \(model.id)") }
    }
  }

  @Test func changesAreToldOnceATurn() async {
    let model = Model()
    let view = HostedView { Changing(model: model) }
    #expect(await entries(1, of: model, in: view) == ["task 1"])
    model.id = 2
    model.id = 3
    view.settle()
    #expect(await entries(2, of: model, in: view) == ["1->3", "task 3"])
  }

  @Test func endingTheApplicationEndsItsViews() async {
    let model = Model()
    let view = HostedView { Items(model: model) }
    _ = await entries(6, of: model, in: view)
    view.host.terminate()
    #expect(
      await entries(6, of: model, in: view).sorted() == ["-1", "-2", "-id", "<1", "<2", "<id"])
  }
}
