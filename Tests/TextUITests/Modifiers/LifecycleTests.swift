import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// When views come and go.
@MainActor struct LifecycleTests {
  @Observable final class Model {
    var shows = true
    var id = 1
    var log: [String] = []
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      VStack {
        if model.shows {
          VStack {
            Text("inner").onAppear { model.log.append("inner+") }
              .onDisappear { model.log.append("inner-") }
          }
          .onAppear { model.log.append("outer+") }
          .onDisappear { model.log.append("outer-") }
        }
        Text("id \(model.id)").onChange(of: model.id) { old, new in
          model.log.append("\(old)->\(new)")
        }
      }
    }
  }

  @Test func comesAndGoesOnce() {
    let model = Model()
    let view = HostedView { Screen(model: model) }
    #expect(model.log == ["inner+", "outer+"])
    model.shows = false
    view.settle()
    #expect(Set(model.log.suffix(2)) == ["inner-", "outer-"])
    #expect(model.log.count == 4)
    model.shows = true
    view.settle()
    #expect(model.log.suffix(2) == ["inner+", "outer+"])
    model.id = 2
    model.id = 3
    view.settle()
    #expect(model.log.last == "1->3")
    #expect(model.log.count == 7)
  }
}
