import Foundation
import XCTest
import XCUIAutomation

let usage = """
  usage: swift run -c release Benchmarks [--short] [--no-peers] [--no-build]
                                            [--only TEXT] [--output FOLDER]

    --short     few runs and small sizes: whether everything runs, no figures to quote
    --no-peers  this project alone; without it Python's peers are installed into .build/benchmarks
    --no-build  leaves out the clean build of a user's package
    --only      the works of this project alone whose names hold a text, such as "flow"
    --output    where benchmarks.md and the plots go; .build/benchmarks without it

  """

let options = Options(CommandLine.arguments.dropFirst())
switch options.role {
case .refused(let problem):
  FileHandle.standardError.write(Data("Benchmarks: \(problem)\n\(usage)".utf8))
  exit(64)
case .help:
  print(usage, terminator: "")
case .measuring:
  XCTMain(
    [testCase([("testEverything", MeasuringCase.testEverything)])],
    arguments: [CommandLine.arguments[0]])
case .suite(let count):
  XCTMain(
    [testCase(Array(repeating: ("testFlow", SuiteCase.testFlow), count: count))],
    arguments: [CommandLine.arguments[0]])
case .all:
  do {
    try BenchmarkRun(options).run()
  } catch {
    FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
    exit(1)
  }
}
