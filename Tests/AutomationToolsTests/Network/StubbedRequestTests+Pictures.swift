import AutomationTools_Core
import AutomationTools_Host
import FailureTesting
import Foundation
import Testing
import TextUI

/// An application that shows a picture of a server, by phases.
private struct PictureApp: App {
  private let automationBridge = AutomationBridge()

  var body: some Scene {
    WindowGroup { PictureView() }
  }
}

/// A picture, and a button that asks for another.
private struct PictureView: View {
  @State private var number = 1

  var body: some View {
    VStack {
      AsyncImage(url: URL(string: "https://pictures.invalid/\(number).png")) { phase in
        switch phase {
        case .empty: Text("Loading")
        case .success(let image): image.accessibilityLabel("Picture \(number)")
        case .failure: Text("No picture")
        }
      }
      Button("Next") { number += 1 }
    }
  }
}

// Among the others that have stubs, one after the other: what nobody's task requests counts as of any application that runs.
extension StubbedRequestTests {
  @Test("A picture is loaded while the view shows, and another with another address")
  func pictureIsLoaded() throws {
    let network = NetworkStubs()
    let first = network.stub(.get("/1.png"), .data(try #require(Picture.redPoint)).held())
    network.stub(.get("/2.png"), .status(404))
    network.stub(.get("/3.png"), .data(Data("<html>".utf8)))
    let app = XCUIApplication(target: .inProcess(PictureApp.self))
    network.prepare(app)
    app.launch()
    #expect(app.staticTexts["Loading"].exists)
    network.release(first)
    let picture = app.images["Picture 1"]
    #expect(picture.waitForExistence(timeout: 10))
    app.buttons["Next"].tap()
    #expect(app.staticTexts["No picture"].waitForExistence(timeout: 10))
    #expect(!picture.exists)
    app.buttons["Next"].tap()
    #expect(app.staticTexts["No picture"].waitForExistence(timeout: 10))
    network.verify()
  }

  @Test("Without a stub it is none, and a failure where the application was launched")
  func pictureWithoutStub() {
    let network = NetworkStubs()
    network.stub(.get("/other.png"), .status(200), isOptional: true)
    let app = XCUIApplication(target: .inProcess(PictureApp.self))
    network.prepare(app)
    app.launch()
    #expect(app.staticTexts["No picture"].waitForExistence(timeout: 10))
    let failures = recordedFailures { network.verify() }
    #expect(failures.map(\.place.line) == [#line - 4])
    #expect(failures.first?.text.contains("GET https://pictures.invalid/1.png") == true)
  }
}
