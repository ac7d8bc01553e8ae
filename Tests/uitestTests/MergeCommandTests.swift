import AutomationTrace
import Foundation
import Testing

@testable import uitest

@Suite("uitest merge") struct MergeCommandTests {
  /// A folder, as several machines bring their runs together.
  private final class Machines {
    /// Where it is.
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
      // What is left in a folder for temporary files harms nobody.
      try? FileManager.default.removeItem(at: root)
    }

    /// The path of a file.
    func path(_ name: String) -> String { root.appendingPathComponent(name).path }

    /// Makes a run of a part of four tests, which take a second each, and all of which pass.
    func run(_ number: Int, date: String = "2026-01-01T00-00-00", isCutShort: Bool = false) throws {
      let folder = try RunFolder(
        in: root.appendingPathComponent("parts/\(number)"), key: "\(date.suffix(2))-1", date: date)
      let part = RunPart(
        number, of: 2, of: (1...4).map { "M.C/test\($0)" }, .xctest, by: nil)
      try folder.write(part)
      for test in part.own {
        var event = RunEvent(.testStarted, test: test, library: .xctest, process: 1, date: 1)
        try folder.append(event)
        if isCutShort { return }
        (event.kind, event.outcome, event.seconds) = (.testFinished, .passed, 1)
        try folder.append(event)
      }
      try folder.finish()
    }

    /// Merges parts; returns what the command ends with.
    func merge(_ numbers: [Int]) -> Int32 {
      UITest.run(["merge", path("all")] + numbers.map { path("parts/\($0)") })
    }
  }

  @Test("makes one report, one JUnit and one list of durations of the parts of a run")
  func whole() throws {
    let machines = Machines()
    for number in 1...2 { try machines.run(number) }
    #expect(machines.merge([2, 1]) == 0)
    let junit = try String(contentsOfFile: machines.path("all/junit.xml"), encoding: .utf8)
    #expect(junit.contains("<testsuites tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"0\""))
    let durations = try RunDurations(
      decoding: Data(contentsOf: URL(fileURLWithPath: machines.path("all/durations.json"))))
    #expect(durations.seconds == ["M.C/test1": 1, "M.C/test2": 1, "M.C/test3": 1, "M.C/test4": 1])
    #expect(UITest.run(["report", machines.path("all")]) == 0)
  }

  @Test("ends with 1 when a part is missing, cut short, damaged or no run")
  func problems() throws {
    let machines = Machines()
    try machines.run(1)
    #expect(machines.merge([1]) == 1)
    let junit = try String(contentsOfFile: machines.path("all/junit.xml"), encoding: .utf8)
    #expect(junit.contains("<testsuites tests=\"2\""))
    #expect(machines.merge([1, 2]) == 1)
    try machines.run(2, isCutShort: true)
    #expect(machines.merge([1, 2]) == 1)
    // The part ran again: of the runs of a machine the last one counts.
    try machines.run(2, date: "2026-01-01T00-00-01")
    #expect(machines.merge([1, 2]) == 0)
    let damaged = machines.path("parts/2/2026-01-01T00-00-01-01-1/part-xctest.json")
    try Data("{".utf8).write(to: URL(fileURLWithPath: damaged))
    #expect(machines.merge([1, 2]) == 1)
  }
}
