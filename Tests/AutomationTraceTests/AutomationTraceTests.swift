import Foundation
import Testing
import TextRendering

@testable import AutomationTrace

@Suite("A trace") struct AutomationTraceTests {
  /// A trace with a step and two screens that share rows.
  static let trace: AutomationTrace = {
    var trace = AutomationTrace(
      test: "UI.A/testA", library: .xctest, date: Date(timeIntervalSince1970: 1_000))
    trace.applications = [.init(name: "App", executable: "App")]
    trace.applications[0].output = ["the word is hunter2"]
    var tables = TraceTables()
    var grid = CellGrid(width: 12, height: 2)
    grid.write("Größe 家", x: 1, y: 0)
    var step = AutomationTrace.Step(.action, "tap \"Go\" Button", at: 0.5)
    step.application = 0
    step.screen = tables.number(of: grid)
    grid.write("hunter2", x: 0, y: 1)
    step.outline = tables.number(ofOutline: ["Application", "  Button, label: 'Go'"])
    step.commands = [
      .init(words: "tap", data: Data([1, 2]), seconds: 0.001),
      .init(words: "run", data: Data("has hunter2 in it".utf8), seconds: 0),
      .init(
        words: "launch", data: nil, seconds: 0,
        launch: .init(
          arguments: ["-word", "hunter2"], environment: [:],
          payloads: ["fixtures": Data("hunter2".utf8), "other": Data([0])])),
    ]
    var second = AutomationTrace.Step(.look, "look at label", at: 0.6)
    second.application = 0
    second.screen = tables.number(of: grid)
    second.sight = "\"hunter2\""
    trace.steps = [step, second]
    trace.failures = [.init(message: "hunter2 is wrong", file: "/a/A.swift", line: 3)]
    tables.fill(&trace)
    return trace
  }()

  @Test("It round-trips, and the same trace gives the same bytes")
  func coding() throws {
    let data = try Self.trace.encoded()
    let read = try AutomationTrace(decoding: data)
    #expect(read == Self.trace)
    #expect(try read.encoded() == data)
  }

  @Test("Rows stand in it once; wide characters tell their width")
  func screens() {
    let trace = Self.trace
    #expect(trace.screens.map(\.rows) == [[0, 1], [0, 2]])
    #expect(trace.text(ofScreen: 0) == [" Größe 家   ", "            "])
    #expect(trace.rows[0].contains { $0.text == "家" && $0.width == 2 })
  }

  @Test("A number that names nothing, and another version, are errors in words")
  func damage() throws {
    var trace = Self.trace
    trace.steps[0].screen = 9
    #expect(throws: AutomationTrace.ReadingError.number("a step")) { try trace.validated() }
    trace = Self.trace
    trace.screens[0].rows = [-1]
    #expect(throws: AutomationTrace.ReadingError.number("a screen")) { try trace.validated() }
    trace = Self.trace
    trace.version = 99
    #expect(throws: AutomationTrace.ReadingError.version(99)) { try trace.validated() }
    #expect(
      "\(AutomationTrace.ReadingError.version(99))"
        == "The trace is of version 99; this program reads version 1.")
  }

  @Test("A secret stands nowhere in it, nor in the page")
  func secrets() throws {
    var secrets = TraceSecrets()
    secrets.add("hunter2")
    secrets.add("ab")
    let bare = secrets.removed(from: Self.trace)
    let json = String(decoding: try bare.encoded(), as: UTF8.self)
    #expect(!json.contains("hunter2"))
    #expect(!json.contains(Data("has hunter2 in it".utf8).base64EncodedString()))
    #expect(json.contains("the word is ••••"))
    #expect(bare.text(ofScreen: 1)[1] == "•••••••     ")
    #expect(bare.steps[0].commands[0].data == Data([1, 2]))
    #expect(bare.steps[0].commands[2].launch?.payloads["other"] == .some(Data([0])))
    let page = try TestPage(Self.trace, hiding: secrets).document()
    #expect(!page.contains("hunter2") && page.contains("•••• is wrong"))
  }

  @Test("A page is one file that asks nobody, and no text breaks out of it")
  func page() throws {
    var trace = Self.trace
    let hostile = "</script><script>alert(1)</script><!-- \u{202E}\u{0}\" 'x' & ]]>"
    trace.failures = [.init(message: hostile)]
    trace.steps[0].words = hostile
    trace.lines = trace.lines.map { $0 + hostile }
    trace.applications[0].name = hostile
    let page = try TestPage(trace).document()
    #expect(!page.contains("<script>alert(1)") && !page.contains("<!--"))
    #expect(!page.contains("\u{202E}\u{0}") && !page.contains("src=\"http"))
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(
      page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- \\u{202E}\\u{0}"))
    #expect(page.contains("swift test --filter &#39;") == false)
    #expect(page.contains("swift test --filter 'UI.A/testA$'"))
  }

  @Test("The lines around a failure stand in its page")
  func source() throws {
    var trace = Self.trace
    trace.failures = [.init(message: "no", file: #filePath, line: 9)]
    let page = try TestPage(trace).document()
    #expect(page.contains("<b>    9    static let trace: AutomationTrace = {</b>"))
  }
}
