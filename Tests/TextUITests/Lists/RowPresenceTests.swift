import AccessibilityTree
import AutomationWire
import Observation
import Testing

@testable import TextUI

/// Rows of a list come and go for their code as they do for people: when they show.
@MainActor struct RowPresenceTests {
  @Observable final class Model {
    var count = 20
    var isShown = true
    var isLoadingMore = false
    var log: [String] = []
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      if model.isShown {
        List(0..<model.count, id: \.self) { number in
          Text("Row \(number)")
            .onAppear {
              model.log.append("+\(number)")
              if model.isLoadingMore, number == model.count - 1 { model.count += 20 }
            }
            .onDisappear { model.log.append("-\(number)") }
        }
      }
    }
  }

  private func hosted(_ model: Model) -> HostedView {
    let view = HostedView(width: 20, height: 4) { Rows(model: model) }
    view.settle()
    return view
  }

  @Test func rowsAppearWhenTheyShow() {
    let model = Model()
    let view = hosted(model)
    #expect(model.log == ["+0", "+1", "+2", "+3"])
    model.log = []
    // What is off the screen exists for those who look, and has not appeared for that.
    #expect(view.element("Row 19") != nil)
    #expect(model.log == [])
    view.press(.downArrow)
    view.press(.pageDown)
    view.press(.end)
    #expect(model.log.contains("+19") && model.log.contains("-0"))
    let present = (0..<20).filter { number in
      model.log.last { $0.dropFirst() == "\(number)" } == "+\(number)"
    }
    #expect(present == [16, 17, 18, 19])
  }

  @Test func rowsDisappearWithTheList() {
    let model = Model()
    let view = hosted(model)
    model.log = []
    model.isShown = false
    view.settle()
    #expect(model.log.sorted() == ["-0", "-1", "-2", "-3"])
  }

  @Test func rowsThatComeToShowAppear() {
    let model = Model()
    model.count = 2
    let view = hosted(model)
    model.log = []
    model.count = 3
    view.settle()
    #expect(model.log == ["+2"])
  }

  @Test func moreIsLoadedWhenSomebodyScrollsThere() {
    let model = Model()
    model.isLoadingMore = true
    let view = hosted(model)
    #expect(model.count == 20)
    view.press(.end)
    #expect(model.count == 40)
    #expect(model.log.contains("+19") && !model.log.contains("+39"))
  }

  struct Tasks: View {
    let model: Model

    var body: some View {
      List(0..<model.count, id: \.self) { number in
        Text("Row \(number)").task {
          model.log.append("begins \(number)")
          await Task.yield()
          try? await Task.sleep(for: .seconds(3_600))
          model.log.append("ends \(number)")
        }
      }
    }
  }

  @Test func tasksRunWhileTheirRowsShow() async {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Tasks(model: model) }
    view.settle()
    for _ in 0..<10_000 where model.log.count < 4 { await Task.yield() }
    #expect(model.log.sorted() == (0..<4).map { "begins \($0)" })
    model.log = []
    view.press(.end)
    for _ in 0..<10_000 where model.log.count < 8 { await Task.yield() }
    #expect(
      model.log.sorted() == (16..<20).map { "begins \($0)" } + (0..<4).map { "ends \($0)" })
  }

  struct Marked: View {
    let model: Model

    var body: some View {
      List {
        Color.clear.frame(height: 0).onAppear { model.log.append("above") }
        ForEach(0..<model.count, id: \.self) { Text("Row \($0)") }
        Color.clear.frame(height: 0).onAppear { model.log.append("below") }
      }
    }
  }

  @Test func rowsWithoutAHeightAppearWithThoseBesideThem() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Marked(model: model) }
    view.settle()
    #expect(model.log == ["above"])
    view.press(.end)
    #expect(model.log == ["above", "below"])
  }

  @Test func aTaskGoesOnWhenItsViewWentAndCameInOneUpdate() async {
    let model = Model()
    model.count = 1
    let view = HostedView(width: 20, height: 4) { Tasks(model: model) }
    view.settle()
    for _ in 0..<10_000 where model.log.count < 1 { await Task.yield() }
    view.host.graph.root?.setActive(false)
    view.host.graph.root?.setActive(true)
    view.settle()
    for _ in 0..<10_000 where model.log.count < 3 { await Task.yield() }
    #expect(model.log.sorted() == ["begins 0", "begins 0", "ends 0"])
  }

  struct Sections: View {
    let model: Model

    var body: some View {
      Form {
        Section("First") { ForEach(0..<5) { Text("\($0)") } }
        Section("Second") { ForEach(5..<10) { Text("\($0)") } }
          .onAppear { model.log.append("second") }
      }
    }
  }

  @Test func severalRowsAppearWithTheFirstOfThem() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Sections(model: model) }
    view.settle()
    #expect(model.log == [])
    _ = view.hitPoint("5", scrolling: true)
    view.settle()
    #expect(model.log == ["second"])
  }
}
