import Testing

@testable import TextUI

/// What content that scrolls says of it.
@MainActor struct ScrollPhaseTests {
  @Observable final class Model {
    var log: [String] = []
    var position = ScrollPosition()
  }

  struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      ScrollView {
        ForEach(0..<20) { row in
          Text("row \(row)").onScrollVisibilityChange {
            if row == 5 { model.log.append($0 ? "shown" : "hidden") }
          }
        }
      }
      .scrollPosition($model.position)
      .onScrollPhaseChange { old, new, context in
        model.log.append("\(old) \(new) \(Int(context.geometry.contentOffset.y))")
      }
    }
  }

  private func rows(_ model: Model) -> HostedView {
    HostedView(width: 12, height: 4) { Rows(model: model) }
  }

  @Test func peopleScroll() {
    let model = Model()
    let view = rows(model)
    #expect(model.log.isEmpty)
    view.press(.downArrow)
    #expect(model.log == ["idle interacting 1", "interacting idle 1"])
  }

  @Test func theApplicationScrolls() {
    let model = Model()
    let view = rows(model)
    model.position.scrollTo(edge: .bottom)
    view.settle()
    #expect(model.log == ["idle animating 16", "animating idle 16"])
  }

  @Test func aViewTellsWhetherItIsSeen() {
    let model = Model()
    let view = rows(model)
    view.press(.pageDown)
    view.press(.pageDown)
    #expect(model.log.filter { $0.count < 7 } == ["shown", "hidden"])
  }

  struct Targets: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 2) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { ids in
        model.log.append(ids.map(String.init).joined(separator: " "))
      }
    }
  }

  @Test func aScrollViewTellsWhichViewsAreSeen() {
    let model = Model()
    let view = HostedView(width: 12, height: 5) { Targets(model: model) }
    #expect(model.log.last == "0 1")
    view.press(.downArrow)
    view.press(.downArrow)
    #expect(model.log.last == "1 2", "\(model.log)")
    view.press(.end)
    #expect(model.log.last == "18 19", "\(model.log)")
  }
}
