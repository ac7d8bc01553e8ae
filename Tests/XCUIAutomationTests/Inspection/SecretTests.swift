import AccessibilityTree
import FailureTesting
import Foundation
import Testing
import TextRendering

@testable import AutomationWire
@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Secrets")
  struct SecretTests {
    @Test("no secret leaves the application: in no tree, picture, message or word")
    func nowhere() throws {
      let app = XCUIApplication(target: .inProcess(SecretApp.self))
      app.launch()
      let field = app.secureTextFields.firstMatch
      field.tap()
      field.typeText("hunter2")
      #expect(app.staticTexts["length"].label == "Length: 7")
      #expect(field.value as? String == "•••••••")
      let failures = recordedFailures { app.buttons["hunter"].tap() }
      _ = app.buttons["None"].waitForExistence(timeout: 0)
      let voiceOver = XCUIDevice.shared.voiceOverService
      try voiceOver.enable()
      let screen = app.screenshot().grid
      let texts =
        [
          app.debugDescription, field.debugDescription,
          "\(try app.snapshot().dictionaryRepresentation)",
          FailureRecorder.details(of: .other, in: .current) ?? "",
          try voiceOver.currentSpeech().utterance,
        ] + failures.map(\.text) + screen.lines()
      #expect(texts.filter { $0.contains("hunter2") } == [])
      // As it would travel from another process.
      let request = Request(number: 9_999, knownVersion: nil, command: .synchronize)
      guard case .running(let running) = app.plan.session.phase else { return }
      let reply = try running.application.send(request, patience: 10)
      var writer = ByteWriter()
      reply.encode(to: &writer)
      #expect(Data(writer.bytes).range(of: Data("hunter2".utf8)) == nil)
      #expect(Data(writer.bytes).range(of: Data("Length: 7".utf8)) != nil)
    }
  }
}
