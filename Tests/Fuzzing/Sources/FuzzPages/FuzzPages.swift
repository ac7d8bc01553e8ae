import Foundation
import FoundationXML
import FuzzSupport

@testable import AutomationTrace

/// Whatever an application and a test say, the page about it has no element more, and the trace in it is the trace.
///
/// JUnit's file is XML, and an annotation is one line. A trace of any bytes is read, or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryPages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  if input.byte() & 7 == 7 {
    guard let trace = try? AutomationTrace(decoding: Data(input.all())) else { return 0 }
    _ = (try? TestPage(trace).document(), Movie(trace).svg, Holes([trace]).text)
    return 0
  }
  let trace = trace(&input)
  tryPage(trace)
  tryJUnit(trace)
  return 0
}

/// A trace in which an application has its say everywhere.
private func trace(_ input: inout FuzzedBytes) -> AutomationTrace {
  var trace = AutomationTrace(
    test: input.text(), library: .xctest, date: Date(timeIntervalSince1970: 0))
  trace.failures = [.init(message: input.text(), file: "Suites/" + input.text(), line: 3)]
  trace.seeds = [input.text(): input.text()]
  var application = AutomationTrace.Application(name: input.text(), executable: input.text())
  application.output = [input.text()]
  application.end = input.text()
  trace.applications = [application]
  trace.lines = [input.text()]
  trace.outlines = [[0]]
  var step = AutomationTrace.Step(.action, input.text(), at: 0)
  step.place = input.text()
  step.outline = 0
  step.query = [.init(name: input.text(), count: 1)]
  trace.steps = [step]
  return trace
}

/// The page holds together, and the trace in it is the one that it was made of.
private func tryPage(_ trace: AutomationTrace) {
  guard let page = try? TestPage(trace).document() else { fatalError("there is no page") }
  for scalar in page.unicodeScalars {
    check(
      scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control,
      "a control character is in the page: \(scalar.escaped(asASCII: true))")
  }
  let start = #"<script type="application/json" id="trace">"#
  let pieces = page.components(separatedBy: start)
  check(pieces.count == 2, "there are \(pieces.count - 1) beginnings of the trace")
  let data = pieces[1].prefix(
    upTo: pieces[1].range(of: "</script>")?.lowerBound ?? pieces[1].startIndex)
  let read = try? AutomationTrace(decoding: Data(data.utf8))
  check(read == trace, "the trace in the page is another: \(data)")
  for tag in ["<script", "</script>"] {
    let found = page.components(separatedBy: tag).count - 1
    check(found == 2, "\(found) times \(tag) in the page")
  }
  checkText(pieces[0])
}

/// Before the trace there is no tag that is not ours.
private func checkText(_ html: String) {
  let ours: Set<String> = [
    "!doctype", "html", "head", "meta", "link", "title", "style", "body", "header", "p", "a", "h1",
    "h2",
    "bdi", "code", "button", "main", "section", "pre", "span", "kbd", "div", "label", "input", "br",
    "noscript", "b",
  ]
  var rest = html[...]
  while let place = rest.firstIndex(of: "<") {
    rest = rest[rest.index(after: place)...]
    let name = rest.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }
      .lowercased()
    check(ours.contains(name), "the page has <\(name)")
  }
}

/// The file is XML, and an annotation is one line.
private func tryJUnit(_ trace: AutomationTrace) {
  let started = RunEvent(.testStarted, test: trace.test, library: .xctest, process: 1, date: 0)
  var failed = RunEvent(.testFailed, test: trace.test, library: .xctest, process: 1, date: 0)
  failed.message = trace.failures[0].message
  failed.file = "/" + (trace.failures[0].file ?? "")
  var finished = RunEvent(.testFinished, test: trace.test, library: .xctest, process: 1, date: 1)
  finished.outcome = .failed
  let lines = [started, failed, finished].compactMap { try? $0.jsonLine() }
  let read = RunEvent.all(in: Data(lines.joined().utf8))
  check(read == [started, failed, finished], "what happened is read as \(read)")
  let summary = RunSummary(read)
  let document = JUnit.document(summary)
  let parser = XMLParser(data: Data(document.utf8))
  check(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "no error"): \(document)")
  for line in Annotations.lines(for: summary.failedTests, in: "/") {
    check(!line.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }, "an annotation has two lines")
    check(line.hasPrefix("::error "), line)
  }
}
