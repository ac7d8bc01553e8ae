import AutomationTrace
import Foundation

extension UITest {
  /// Says what became of a run, and where to look at it.
  static let reportCommand = Command(
    name: "report",
    help:
      "[FOLDER]\n      says what failed in a run, the last one of this package unless another is named"
  ) { arguments in
    let folder = try folder(arguments.first)
    try folder.writeSummary()
    let summary = RunSummary(folder.events)
    for test in summary.failedTests {
      print("\(test.outcome.rawValue): \(test.name)")
      if let failure = test.failures.first { print("    \(failure.headline)") }
      print("    \(test.command)")
    }
    print(counts(of: summary.tests))
    print(folder.index.path)
    return summary.failedTests.isEmpty ? 0 : 1
  }

  /// Says which screens and elements no test reached or used.
  static let holesCommand = Command(
    name: "holes",
    help: """
      [--json | --html] [FOLDER]
            says which screens and identified elements no test reached or used, of a run with UITEST_REPORT=all; \
      --html writes a page beside that of the run
      """
  ) { arguments in
    let options = arguments.filter { $0.hasPrefix("--") }
    guard options.isEmpty || options == ["--json"] || options == ["--html"] else {
      throw Problem(text: "there is no option \(options.joined(separator: " "))")
    }
    let folder = try folder(arguments.first { !$0.hasPrefix("--") })
    let holes = Holes(folder.traces)
    switch options.first {
    case "--json":
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(holes), as: UTF8.self))
    case "--html":
      try folder.write(Data(holes.page.utf8), to: "holes.html")
      print(folder.url.appendingPathComponent("holes.html").path)
    default: print(holes.text, terminator: "")
    }
    return 0
  }

  /// Makes a moving picture of a test.
  static let movieCommand = Command(
    name: "movie",
    help:
      "TRACE.json [FILE.svg | FILE.cast]\n      makes a moving picture of a test: an SVG, or an asciicast"
  ) { arguments in
    guard let path = arguments.first else { throw Problem(text: "name a trace") }
    let movie = Movie(try trace(path))
    guard !movie.isEmpty else { throw Problem(text: "the trace has no screens") }
    let target = arguments.dropFirst().first ?? (path as NSString).deletingPathExtension + ".svg"
    let text = target.hasSuffix(".cast") ? movie.asciicast : movie.svg
    try Data(text.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
    print(target)
    return 0
  }
}
