import AutomationTools_Core
import FailureTesting
import Foundation
import Testing

@Suite("An application without networking") struct NetworklessAppTests {
  @Test("It loads nothing of Foundation's networking, though it can be stubbed")
  func libraries() throws {
    let app = XCUIApplication(target: .executable("NetworklessApp"))
    app.launch()
    let number = try #require(app.processIdentifier)
    // Foundation reads a file of the kernel's as a whole only with a handle.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/\(number)/maps"))
    let memory = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    #expect(memory.contains("libFoundation.so"))
    #expect(!memory.contains("libFoundationNetworking"))
    #expect(!memory.contains("libcurl"))
  }

  @Test("Its pictures ask the stubs, whose answers and failures arrive")
  func pictures() throws {
    let network = NetworkStubs()
    let first = network.stub(.get("/1.png"), .data(try #require(Picture.redPoint)).held())
    network.stub(.get("/2.png"), .status(404))
    network.stub(.get("/3.png"), .failure(.timedOut))
    network.stub(.get("/5.png"), .data(try #require(Picture.redPoint)).held(), isOptional: true)
    let app = XCUIApplication(target: .executable("NetworklessApp"))
    network.prepare(app)
    app.launch()
    app.buttons["Next"].tap()
    #expect(app.staticTexts["Loading"].exists)
    network.release(first)
    #expect(app.images["Picture 1"].waitForExistence(timeout: 10))
    app.buttons["Next"].tap()
    #expect(app.staticTexts["The answer has the status 404."].waitForExistence(timeout: 10))
    app.buttons["Next"].tap()
    let timedOut = "The stub fails the request with the code -1001."
    #expect(app.staticTexts[timedOut].waitForExistence(timeout: 10))
    app.buttons["Next"].tap()
    let none = "No stub matches GET https://pictures.invalid/4.png."
    #expect(app.staticTexts[none].waitForExistence(timeout: 10))
    // Given up while a stub holds it.
    app.buttons["Next"].tap()
    #expect(app.staticTexts["Loading"].exists)
    app.buttons["Next"].tap()
    let next = "No stub matches GET https://pictures.invalid/6.png."
    #expect(app.staticTexts[next].waitForExistence(timeout: 10))
    let failures = recordedFailures { network.verify() }
    #expect(failures.count == 2)
  }
}
