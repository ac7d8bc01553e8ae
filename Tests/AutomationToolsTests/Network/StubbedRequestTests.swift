import AutomationTools_Core
import FailureTesting
import Foundation
import Testing

/// Stubs of an application that sends requests.
///
/// One after the other: what a detached task requests counts as of the last launch.
@Suite("Stubbed requests", .uiTest, .serialized) struct StubbedRequestTests {
  /// The answer that the application shows.
  private static func answer(_ app: XCUIApplication) -> XCUIElement {
    app.staticTexts["answer"]
  }

  /// Waits until the application shows an answer.
  private static func expect(
    _ text: String, in app: XCUIApplication, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isShown = app.staticTexts[text].waitForExistence(timeout: 10)
    let actual = answer(app).label
    #expect(isShown, "The answer is “\(actual)”.", sourceLocation: sourceLocation)
  }

  @Test(
    "Every session that asks the stubs gets their answer, whatever task it is used from",
    arguments: ["Shared", "Own", "Own detached", "Detached"])
  func sessions(_ button: String) {
    let network = NetworkStubs()
    let stub = network.stub(
      RequestPattern(
        method: "POST", host: "api.invalid", path: "/notes", query: ["draft": "1"],
        headers: ["content-type": "text/plain"], body: .equals("buy milk")),
      .data(Data("noted".utf8), status: 201, headers: ["X-Kind": "memo"]))
    let app = XCUIApplication(target: .inProcess(RequestingApp.self))
    network.prepare(app)
    app.launch()
    app.buttons[button].tap()
    Self.expect("201 memo noted", in: app)
    #expect(network.requests(to: stub).map(\.bodyText) == ["buy milk"])
    network.verify()
  }

  @Test("A request that no stub matches fails to load, and is a failure where it was launched")
  func unmatched() {
    let network = NetworkStubs()
    network.stub(.get("/notes"), .status(200), isOptional: true)
    let app = XCUIApplication(target: .inProcess(RequestingApp.self))
    network.prepare(app)
    app.launch()
    app.buttons["Shared"].tap()
    Self.expect("error \(URLError.Code.resourceUnavailable.rawValue)", in: app)
    let failures = recordedFailures { network.verify() }
    #expect(failures.map(\.place.line) == [#line - 5])
    #expect(
      failures.first?.text.hasPrefix(
        """
        No stub matches the request POST http://api.invalid/notes?draft=1.
          GET */notes: the method is POST, not GET
        """) == true)
  }

  @Test("An application that takes no stubs is a failure where it was launched")
  func untaken() {
    let network = NetworkStubs()
    network.stub(.get("/notes"), .status(200))
    let app = XCUIApplication(target: .inProcess(WaitingApp.self))
    network.prepare(app)
    app.launch()
    let failures = recordedFailures { network.verify() }
    #expect(failures.map(\.place.line) == [#line - 3])
    #expect(
      failures.first?.text.hasPrefix(
        """
        The application took none of the network stubs: what it requested went out to the network. It must make an \
        AutomationBridge, of AutomationTools_Host, in its init(), before the first request.
        """) == true)
  }

  @Test("A held load can be cancelled, and released after that")
  func cancelled() {
    let network = NetworkStubs()
    let stub = network.stub(.post("/notes"), .status(200).held())
    let app = XCUIApplication(target: .inProcess(RequestingApp.self))
    network.prepare(app)
    app.launch()
    app.buttons["Shared"].tap()
    #expect(!app.staticTexts["200 - "].waitForExistence(timeout: 5))
    app.buttons["Cancel"].tap()
    Self.expect("error \(URLError.Code.cancelled.rawValue)", in: app)
    network.release(stub)
    Self.expect("error \(URLError.Code.cancelled.rawValue)", in: app)
    network.verify()
  }

  @Test("Requests of an earlier launch are kept; a limit counts anew with each launch")
  func relaunch() {
    let network = NetworkStubs()
    network.stub(.post("/notes"), .status(204), limit: 1)
    let app = XCUIApplication(target: .inProcess(RequestingApp.self))
    for count in 1...2 {
      network.prepare(app)
      app.launch()
      app.buttons["Shared"].tap()
      Self.expect("204 - ", in: app)
      #expect(network.requests.count == count)
    }
    network.verify()
  }

  @Test(
    "Two applications in one process have stubs of their own",
    arguments: ["Shared", "Own", "Own detached"])
  func instances(_ button: String) {
    let apps = ["left", "right"].map { name in
      let network = NetworkStubs()
      network.stub(.post("/notes"), .data(Data(name.utf8)))
      let app = XCUIApplication(target: .inProcess(RequestingApp.self), instance: name)
      network.prepare(app)
      app.launch()
      return (app, network, name)
    }
    for (app, _, _) in apps { app.buttons[button].tap() }
    for (app, network, name) in apps {
      Self.expect("200 - \(name)", in: app)
      #expect(network.requests.count == 1)
      network.verify()
    }
  }

  @Test("A request of which nobody knows whose it is counts as of the last launch, and is told of")
  func lostInstances() {
    let networks = (0..<2).map { _ in NetworkStubs() }
    let apps = networks.enumerated().map { number, network in
      network.stub(.post("/notes"), .data(Data("\(number)".utf8)), isOptional: true)
      let app = XCUIApplication(target: .inProcess(RequestingApp.self), instance: "\(number)")
      network.prepare(app)
      app.launch()
      return app
    }
    apps[0].buttons["Detached"].tap()
    Self.expect("200 - 1", in: apps[0])
    #expect(networks.map(\.requests.count) == [0, 1])
    let failures = recordedFailures { apps[0].buttons["There is none"].tap() }
    let text = failures.first?.text ?? ""
    #expect(text.contains("asks for the network, and may be that of RequestingApp, launch "))
    for network in networks { network.verify() }
  }

  @Test("Stubs of several hundred kilobytes are handed over")
  func large() {
    let network = NetworkStubs()
    for number in 0..<4 {
      network.stub(
        .get("/\(number)"), .data(Data(repeating: 65, count: 200_000)), isOptional: true)
    }
    network.stub(.post("/notes"), .data(Data("noted".utf8)))
    let app = XCUIApplication(target: .inProcess(RequestingApp.self))
    network.prepare(app)
    app.launch()
    app.buttons["Shared"].tap()
    Self.expect("200 - noted", in: app)
    network.verify()
  }
}
