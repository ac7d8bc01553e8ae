import Publishing
import Testing
import TextUI

@testable import XCUIAutomation

/// An application whose model is changed by tasks of no actor.
private struct DetachedApp: App {
  final class Model: ObservableObject, @unchecked Sendable {
    @Published var count = 0
    let sent = PassthroughSubject<Int, Never>()
  }

  struct Page: View {
    @ObservedObject var model: Model
    @State private var received = 0

    var body: some View {
      VStack {
        Text("count \(model.count)")
        Text("received \(received)")
        Button("Count") {
          let model = model
          Task.detached { model.count += 1 }
        }
        Button("Send") {
          let model = model
          Task.detached { model.sent.send(7) }
        }
      }
      .onReceive(model.sent) { received = $0 }
    }
  }

  private let model = Model()

  var body: some Scene {
    WindowGroup { Page(model: model) }
  }
}

extension ApplicationTests {
  @Suite("Changes by tasks of no actor")
  @MainActor struct DetachedChangeTests {
    // Under a test's time they run on the main thread, and are not the main actor's for that.
    @Test("are shown, as on a phone, which only warns of them")
    func changes() {
      let app = XCUIApplication(target: .inProcess(DetachedApp.self))
      app.launch()
      app.buttons["Count"].tap()
      #expect(app.staticTexts["count 1"].waitForExistence(timeout: 1))
      app.buttons["Send"].tap()
      #expect(app.staticTexts["received 7"].waitForExistence(timeout: 1))
    }
  }
}
