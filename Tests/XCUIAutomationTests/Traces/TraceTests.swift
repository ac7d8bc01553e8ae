import AccessibilityTree
import AutomationTrace
import Foundation
import Testing
import TextUI
import VirtualTime
import XCTestAdditions

@testable import AutomationWire
@testable import XCUIAutomation

/// An application with a button that counts.
private struct CountingApp: App {
  init() {}

  var body: some Scene { WindowGroup { CountingView() } }
}

/// The button, and the count.
private struct CountingView: View {
  @State private var count = 0

  var body: some View {
    Button("Add one") { count += 1 }
    Text("Count: \(count)").accessibilityIdentifier("count")
  }
}

extension ApplicationTests {
  @Suite("Traces")
  struct TraceTests {
    /// The trace of the test so far.
    private func trace() throws -> AutomationTrace {
      let recorder = try #require(TestScope.current.trace)
      var builder = TraceBuilder(
        recorder, TestScope.current.runningSessions, test: "UI.A/testA", .swiftTesting)
      return try builder.build().validated()
    }

    @Test(
      "Each step has its words, its query, its element, what was asked, and the screen after it")
    func steps() throws {
      let app = XCUIApplication(target: .inProcess(CountingApp.self))
      app.launch()
      app.buttons["Add one"].tap()
      #expect(app.staticTexts["count"].label == "Count: 1")
      let trace = try trace()
      let steps = trace.steps.suffix(2)
      #expect(steps.map(\.kind) == [.action, .look])
      #expect(
        steps.map(\.words) == ["tap \"Add one\" Button", "look at label of \"count\" StaticText"])
      let (tap, look) = (try #require(steps.first), try #require(steps.last))
      #expect(look.sight == "\"Count: 1\"")
      #expect(tap.place?.hasPrefix("TraceTests.swift:") == true)
      #expect(tap.query.map(\.count) == [1, 1, 1])
      #expect(tap.element?.line.contains("label: 'Add one'") == true)
      #expect(tap.element?.frame?.count == 4)
      #expect(tap.commands.map(\.words) == ["tap"])
      let before = try #require(trace.steps.dropLast(2).last?.screen)
      let after = try #require(tap.screen)
      #expect(trace.text(ofScreen: before).contains { $0.contains("Count: 0") })
      #expect(trace.text(ofScreen: after).contains { $0.contains("Count: 1") })
      let outline = trace.outlines[try #require(tap.outline)].map { trace.lines[$0] }
      #expect(outline.contains { $0.contains("label: 'Count: 1'") && !$0.contains("0x") })
    }

    @Test("What was asked can be asked again")
    func commands() throws {
      let app = XCUIApplication(target: .inProcess(CountingApp.self))
      app.launch()
      app.buttons["Add one"].tap()
      let data = try #require(try trace().steps.last?.commands.last?.data)
      guard case .request(let request) = try WireMessage(decoding: Array(data)) else {
        Issue.record("no request")
        return
      }
      try app.plan.session.exchange(request.command)
      #expect(app.staticTexts["count"].label == "Count: 2")
    }

    @Test("No screen costs a request: it comes with the answer")
    func requests() throws {
      let app = XCUIApplication(target: .inProcess(CountingApp.self))
      app.launch()
      let before = app.plan.session.requestCount
      for _ in 0..<3 { app.buttons["Add one"].tap() }
      #expect(app.plan.session.requestCount - before <= 6)
      let words = try trace().steps.flatMap(\.commands).map(\.words)
      #expect(!words.contains("show the screen"))
      #expect(words.count { $0 == "tap" } == 3)
    }

    @Test("What is typed into a secure field stands nowhere in it")
    func secrets() throws {
      let app = XCUIApplication(target: .inProcess(SecretApp.self))
      app.launch()
      let field = app.secureTextFields.firstMatch
      field.tap()
      field.typeText("hunter2")
      #expect(app.staticTexts["length"].label == "Length: 7")
      let trace = try trace()
      let typed = trace.steps.flatMap(\.commands).filter { $0.words == "type 7 keys" }
      #expect(typed.map(\.data) == [nil])
      let json = String(decoding: try trace.encoded(), as: UTF8.self)
      #expect(!json.contains("hunter2"))
      // As the wire has keys, one after the other.
      let keys = Request(
        number: 0, knownVersion: nil,
        command: .perform("hunter2".map { .key(KeyPress(.character($0))) }))
      let bytes = Data(WireMessage.request(keys).encoded().dropFirst(6))
      #expect(
        trace.steps.flatMap(\.commands).compactMap(\.data).allSatisfy { $0.range(of: bytes) == nil }
      )
    }

    @Test("Of very many steps the last are kept, and those before counted")
    func bounds() throws {
      let app = XCUIApplication(target: .inProcess(CountingApp.self))
      app.launch()
      for _ in 0..<800 { app.buttons["Add one"].tap() }
      let trace = try trace()
      #expect(trace.steps.count <= 1_200 && trace.omittedSteps > 0)
      #expect(trace.steps.count + trace.omittedSteps >= 801)
      #expect(trace.steps.last?.screen != nil)
      #expect(trace.steps.last?.query.map(\.count) == [1, 1, 1])
    }

    /// An answer that brings a tree of so many elements.
    private func reply(elements: UInt64) -> Reply {
      let nodes = (1...elements).map { ElementNode(id: ElementID($0), elementType: .other) }
      return Reply(
        number: 1,
        difference: TreeDifference(base: nil, version: 1, root: ElementID(1), nodes: nodes),
        activity: Activity(now: 0, state: .idle))
    }

    @Test("Of applications that ended no tree is kept that no step is about")
    func launches() throws {
      let app = XCUIApplication(target: .inProcess(CountingApp.self))
      app.launch()
      let known = try #require(app.plan.session.lastRun)
      let recorder = TraceRecorder()
      let answer = reply(elements: 1)
      // At the same time, so that each is somewhere else.
      var runs = (0..<1_150).map { _ in
        ApplicationRun(known.application, of: .inProcess(CountingApp.self), on: Device())
      }
      for run in runs { recorder.note(.synchronize, answer, of: run, since: .now) }
      runs = []
      for _ in 0..<1_500 { recorder.note(.synchronize, answer, of: known, since: .now) }
      #expect(recorder.allNotes.entries.count < 1_200)
      #expect(recorder.allNotes.trees.count == 1)
    }

    @Test("Large trees are let go earlier than small ones")
    func largeTrees() throws {
      let app = XCUIApplication(target: .inProcess(CountingApp.self))
      app.launch()
      let run = try #require(app.plan.session.lastRun)
      let recorder = TraceRecorder()
      let answer = reply(elements: 50_000)
      for _ in 0..<20 { recorder.note(.synchronize, answer, of: run, since: .now) }
      let kept = recorder.allNotes.entries.count
      #expect(kept > 0 && kept * 50_000 <= 300_000)
    }

    @Test("A flow's trace is small")
    func size() throws {
      let app = XCUIApplication(target: .inProcess(CountingApp.self))
      app.launch()
      for _ in 0..<20 {
        app.buttons["Add one"].tap()
        #expect(app.staticTexts["count"].exists)
      }
      #expect(try trace().encoded().count <= 60_000)
    }
  }
}
