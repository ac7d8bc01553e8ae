import AutomationTools_Core
import Foundation

// The number is how many rounds of the sequence are run: `swift run -c release TrafficLightBenchmark 250000`.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count < 2, arguments.allSatisfy({ Int($0).map { $0 > 0 } ?? false }) else {
  let text = "usage: TrafficLightBenchmark [rounds], such as TrafficLightBenchmark 2500\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(64)
}

// A test case like any other, run by XCTest; a lamp that is wrong fails it, and the exit code says so.
XCTMain(
  [testCase([("testTheSequence", SequenceRun.testTheSequence)])],
  arguments: [CommandLine.arguments[0]])
