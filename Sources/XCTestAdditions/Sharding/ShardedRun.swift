import AutomationTrace
import Foundation
import Primitives
import XCTest

/// The part that this process takes of a run which is spread over machines, where the environment asks for one.
enum ShardedRun {
  /// The variable that names the file of durations.
  static let durationsVariable = "UITEST_DURATIONS"

  /// The file of durations that is read when no other is named, if it is there.
  static let durationsFile = ".uitest-durations.json"

  /// The part, and how long tests took in earlier runs; `nil` for the whole.
  private static let asked: (shard: Shard, durations: RunDurations?)? = {
    orEnd { () throws(Shard.Problem) in
      let environment = ProcessInfo.processInfo.environment
      guard let shard = try Shard.parse(environment) else { return nil }
      if let file = shard.statusFile, !FileManager.default.createFile(atPath: file, contents: nil) {
        throw Shard.Problem(
          text: "\(Shard.Variable.bazelFile) is \"\(file)\", which cannot be written.")
      }
      return (shard, try durations(environment))
    }
  }()

  /// Whether a part is asked for; ends the process when one is that there cannot be.
  static var isAsked: Bool { asked != nil }

  /// Does what may not be possible, and ends the process with words then.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What it returns.
  static func orEnd<Result>(_ body: () throws(Shard.Problem) -> Result) -> Result {
    do {
      return try body()
    } catch {
      StandardError.write("error: \(SafeText.line(error.text))\n")
      exit(2)
    }
  }

  /// Reads how long tests took in earlier runs.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - folder: The folder of the file that needs no variable.
  /// - Returns: The durations; `nil` when there are none.
  /// - Throws: When the file that is named, or the other one, cannot be understood.
  static func durations(
    _ environment: [String: String],
    in folder: String = FileManager.default.currentDirectoryPath
  ) throws(Shard.Problem) -> RunDurations? {
    let named = environment[durationsVariable].flatMap { $0.isEmpty ? nil : $0 }
    let path = named ?? folder + "/" + durationsFile
    if named == nil, !FileManager.default.fileExists(atPath: path) { return nil }
    let name = named.map { "\(durationsVariable) names \"\($0)\", which" } ?? "\"\(path)\""
    // Why it cannot be read is of no use to whoever named it wrongly.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw Shard.Problem(text: "\(name) cannot be read.")
    }
    do {
      return try RunDurations(decoding: data)
    } catch {
      let reason =
        switch error {
        case .malformed: "is no file of durations, as `uitest merge` writes one"
        case .unknownVersion(let version): "is a file of durations of version \(version), and not 1"
        case .impossible(let test): "has a duration that no test has, of \(test)"
        }
      throw Shard.Problem(text: "\(name) \(reason).")
    }
  }

  /// Takes the part of some tests, and leaves in the report which they are.
  ///
  /// - Parameters:
  ///   - tests: All tests of the run, as their library identifies them.
  ///   - library: The library.
  /// - Returns: The tests to run; `nil` for all.
  static func take(_ tests: [String], _ library: TestLibrary) -> Set<String>? {
    guard let (shard, durations) = asked else { return nil }
    let part = RunPart(shard.number, of: shard.count, of: tests, library, by: durations)
    guard !RunJournal.isResumed else { return Set(part.own) }
    RunReport.shared.note(part)
    let balance = durations == nil ? "number" : "durations"
    StandardError.write(
      "Part \(shard.number) of \(shard.count), as \(shard.variable) says: "
        + "\(part.own.count) of \(part.list.count) tests of \(library.rawValue), "
        + "balanced by \(balance).\n")
    return Set(part.own)
  }
}

/// A run of a part of XCTest's tests, where nothing else sees to the run.
final class ShardedXCTestRun: XCTestObservation {
  /// Sees to a run, unless all of it is asked for, or it goes on after a death; a process that lists tests runs none.
  static func begin() {
    let lists: Set = [TestListing.jsonOption, "--list-tests", "-l", "list"]
    guard lists.isDisjoint(with: CommandLine.arguments), ShardedRun.isAsked,
      !RunJournal.isResumed
    else { return }
    XCTestObservationCenter.shared.addTestObserver(ShardedXCTestRun())
  }

  /// Whether the part runs already.
  private var hasBegun = false

  /// Takes the part of the outermost suite, and runs it in its place.
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard !hasBegun else { return }
    hasBegun = true
    let order = TestOrder.parse(ProcessInfo.processInfo.environment).order
    guard order == nil || TestClass.all(in: testSuite).allSatisfy(\.uiTests.isEmpty) else {
      return
    }
    let part = testSuite.part
    part.run()
    RunObservers.endRun(succeeded: part.testRun?.hasSucceeded ?? true)
  }
}

extension XCTestSuite {
  /// The part of an outermost suite that this process takes; the suite itself when it takes all.
  var part: XCTestSuite {
    // Where `swift test` runs each test in a process, it was told the tests of the part: see ShardedListing.
    guard ShardedRun.isAsked, !Runner.parent.runsTestsApart else { return self }
    let names = TestClass.all(in: self).flatMap(\.tests).map(RunReport.name)
    guard let own = ShardedRun.take(names, .xctest) else { return self }
    return kept(own)
  }

  /// Returns the suite with some tests alone, and without suites that have none of them.
  private func kept(_ names: Set<String>) -> XCTestSuite {
    let classType = (tests.first as? XCTestCase).map { Swift.type(of: $0) }
    let suite = classType.map { ClassSuite($0, []) } ?? XCTestSuite(name: name)
    for test in tests {
      if let inner = test as? XCTestSuite {
        let kept = inner.kept(names)
        if kept.testCaseCount > 0 { suite.addTest(kept) }
      } else if let test = test as? XCTestCase, names.contains(RunReport.name(of: test)) {
        suite.addTest(test)
      }
    }
    return suite
  }
}
