import AutomationTrace
import Foundation
import Glibc

/// Rounds of tests: with each save those that it can change, the ones that failed first.
final class Watch {
  /// What ended a wait.
  private enum Event {
    /// Files changed.
    case saved(Set<String>)

    /// The command ended.
    case ended

    /// A person asks for all tests.
    case asked
  }

  /// The options of all commands of SwiftPM's.
  private let options: [String]

  /// The targets of the package.
  private var package: PackageTargets

  /// What hears of saves.
  private var files: FileWatch

  /// The tests that failed when they ran last, with their libraries.
  private var failed: [RunSummary.Test] = []

  /// Whether a person may still ask.
  private var isAsking = true

  /// Looks at the package in the working folder.
  ///
  /// - Parameter options: The options of `swift build` and `swift test`.
  /// - Throws: When there is no package, or it cannot be watched.
  init(options: [String]) throws {
    self.options = options
    package = try Self.describe()
    files = try Self.watch(package)
  }

  /// Runs all tests, and then after each save those that it can change; it does not return.
  ///
  /// - Throws: When files can be watched no longer.
  func run() throws -> Never {
    var tests = package.tests
    while true {
      var saved = try round(tests)
      while saved == nil {
        Self.say("Waiting for a save; Return runs all tests, ctrl-C ends.")
        switch try next(besides: nil) {
        case .saved(let paths): saved = paths
        case .asked: saved = ["\(package.path)/Package.swift"]
        case .ended: break
        }
        if let paths = saved, package.tests(changedBy: paths).isEmpty { saved = nil }
      }
      guard let saved else { continue }
      if saved.contains("\(package.path)/Package.swift") {
        do {
          package = try Self.describe()
          files = try Self.watch(package)
        } catch let problem as UITest.Problem {
          Self.say(problem.text)
        }
      }
      // Of a round that was cut short, the tests that it owes are run as well.
      tests = package.tests(changedBy: saved)
      let told = saved.map { ($0 as NSString).lastPathComponent }.sorted().prefix(3)
      Self.say("\n\(told.joined(separator: ", ")) → \(tests.joined(separator: ", "))")
    }
  }

  // MARK: - Rounds

  /// Builds the tests, and runs those of some targets.
  ///
  /// - Returns: The files that were saved meanwhile, with which a round begins anew; `nil` when it came to its end.
  private func round(_ targets: [String]) throws -> Set<String>? {
    guard !targets.isEmpty else {
      Self.say("The package has no tests.")
      return nil
    }
    let begin = ContinuousClock.now
    var owed: Set<String> { Set(targets.map { "\(package.path)/\(folder(of: $0))/…" }) }
    let build = try command(["build", "--build-tests"])
    if let saved = build.saved { return saved.union(owed) }
    guard build.code == 0 else {
      Self.say(Self.errors(in: build.output))
      Self.say("The tests do not build.")
      return nil
    }
    let pattern = "^(\(targets.joined(separator: "|")))\\."
    let first = failed.filter { test in targets.contains { test.name.hasPrefix($0 + ".") } }
    let patterns = first.map(\.pattern)
    var ran: [RunSummary.Test] = []
    let rest = ["--filter", pattern] + patterns.flatMap { ["--skip", $0] }
    let runs = patterns.isEmpty ? [rest] : [patterns.flatMap { ["--filter", $0] }, rest]
    for arguments in runs {
      let known = Set(Self.runs.map(\.url))
      let result = try command(["test", "--skip-build"] + arguments)
      let summaries = Self.runs.filter { !known.contains($0.url) }.map { RunSummary($0.events) }
      let tests = summaries.flatMap(\.tests)
      note(tests)
      tell(tests.filter(\.isFailure))
      if let saved = result.saved { return saved.union(owed) }
      ran += tests
      let isExplained = tests.contains(where: \.isFailure)
      if result.code != 0, !isExplained { Self.say(Self.errors(in: result.output)) }
    }
    summarize(ran, in: begin.duration(to: .now))
    return nil
  }

  /// Takes in what became of tests.
  private func note(_ tests: [RunSummary.Test]) {
    let names = Set(tests.map(\.name))
    failed = failed.filter { !names.contains($0.name) } + tests.filter(\.isFailure)
  }

  /// Says why tests failed.
  private func tell(_ tests: [RunSummary.Test]) {
    for test in tests {
      Self.say(colored("failed: \(test.name)", 31))
      for failure in test.failures.prefix(3) {
        if let file = failure.file { Self.say("  \(file):\(failure.line ?? 0)") }
        let lines = failure.message.split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // The screen stands on the page.
        let told = lines.prefix { !$0.hasPrefix("Screen (") }.prefix(12)
        for line in told { Self.say("  \(line)") }
        if told.count < lines.count { Self.say("  … more on its page") }
      }
      Self.say("  \(test.command)")
    }
  }

  /// Says how a round went.
  private func summarize(_ tests: [RunSummary.Test], in time: Duration) {
    let counts: [RunEvent.Outcome] = [.failed, .unfinished, .passed, .skipped]
    let words = counts.compactMap { outcome -> String? in
      let count = tests.count { $0.outcome == outcome }
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }
    let seconds = (time / .milliseconds(100)).rounded() / 10
    let isGreen = !tests.contains(where: \.isFailure)
    let told = "\(tests.count) tests: \(words.joined(separator: ", ")), in \(seconds) s"
    Self.say(colored(told, isGreen ? 32 : 31))
    if !isGreen, let page = Self.runs.last?.index.path { Self.say(page) }
    let others = failed.filter { test in !tests.contains { $0.name == test.name } }
    if !others.isEmpty { Self.say("\(others.count) that failed before did not run.") }
  }

  /// Says something at once, also to a program that reads it.
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// A text in a color, where somebody sees it.
  private func colored(_ text: String, _ color: Int) -> String {
    isatty(STDOUT_FILENO) == 1 ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }

  // MARK: - Commands

  /// Runs a command of SwiftPM's until it ends or a file is saved, which ends it.
  private func command(
    _ arguments: [String]
  ) throws -> (code: Int32, output: String, saved: Set<String>?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments.prefix(1) + options + arguments.dropFirst()
    // Without a report nothing would say what became of the tests.
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0 != ("UITEST_REPORT", "off")
    }
    process.standardInput = FileHandle.nullDevice
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "uitest-watch-\(getpid()).log")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    // What was said is read at the end, and nobody else needs it.
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    process.standardOutput = output
    process.standardError = output
    let end = Pipe()
    process.terminationHandler = { _ in try? end.fileHandleForWriting.close() }
    try process.run()
    var (saved, isRunning): (Set<String>?, Bool) = (nil, true)
    while isRunning, saved == nil {
      switch try next(besides: end.fileHandleForReading.fileDescriptor) {
      case .saved(let paths): saved = package.tests(changedBy: paths).isEmpty ? nil : paths
      case .ended: isRunning = false
      case .asked: break
      }
    }
    if saved != nil { process.interrupt() }
    process.waitUntilExit()
    try output.close()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return (process.terminationStatus, text, saved)
  }

  /// Waits for a save, for the end of a command, or for a person.
  private func next(besides end: Int32?) throws -> Event {
    var requests = [pollfd(fd: files.descriptor, events: Int16(POLLIN), revents: 0)]
    requests.append(pollfd(fd: end ?? -1, events: Int16(POLLIN), revents: 0))
    requests.append(pollfd(fd: isAsking ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0))
    while true {
      guard poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      if requests[0].revents != 0 {
        var paths = try files.changedFiles()
        // An editor, and a formatter after it, write several files.
        while poll(&requests, 1, 50) > 0 { try paths.formUnion(files.changedFiles()) }
        if !paths.isEmpty { return .saved(paths) }
      }
      if requests[1].revents != 0 { return .ended }
      if requests[2].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 256)
        if read(STDIN_FILENO, &bytes, bytes.count) > 0 { return .asked }
        isAsking = false
        requests[2].fd = -1
      }
    }
  }

  // MARK: - The package

  /// The runs that left something.
  private static var runs: [RunFolder] {
    let named = ProcessInfo.processInfo.environment["UITEST_RESULTS"]
    return RunFolder.all(in: URL(fileURLWithPath: named ?? ".build/uitest-results"))
  }

  /// The folder of a target, from that of the package.
  private func folder(of target: String) -> String {
    package.targets.first { $0.name == target }?.path ?? target
  }

  /// Asks SwiftPM for the targets of the package.
  private static func describe() throws -> PackageTargets {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "describe", "--type", "json"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw UITest.Problem(text: Self.errors(in: String(decoding: words, as: UTF8.self)))
    }
    return try JSONDecoder().decode(PackageTargets.self, from: data)
  }

  /// Begins to watch a package.
  private static func watch(_ package: PackageTargets) throws -> FileWatch {
    try FileWatch(package.watchedFolders)
  }

  /// The errors in what SwiftPM says, or else the end of it.
  private static func errors(in output: String) -> String {
    let lines = output.split(separator: "\n")
    var seen: Set<Substring> = []
    let errors = lines.filter { $0.contains("error: ") && !$0.contains("`- error: ") }
      .filter { seen.insert($0).inserted }
    return (errors.isEmpty ? lines.suffix(20) : errors.prefix(20)).joined(separator: "\n")
  }
}

extension RunSummary.Test {
  /// Whether it failed or did not end.
  fileprivate var isFailure: Bool { outcome == .failed || outcome == .unfinished }
}

extension UITest {
  /// Runs tests with each save.
  static let watchCommand = Command(
    name: "watch",
    help:
      "[OPTION…]\n      runs all tests, and with each save those that it can change, the failed ones first; the options are SwiftPM's"
  ) { arguments in
    try Watch(options: arguments).run()
  }
}
