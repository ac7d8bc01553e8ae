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
    files = try FileWatch(package.watchedFolders)
  }

  /// Runs all tests, and then after each save those that it can change; it does not return.
  ///
  /// - Throws: When files can be watched no longer.
  func run() throws -> Never {
    var tests = package.tests
    while true {
      if let saved = try round(tests) {
        // Of a round that was cut short, the tests that it owes are run as well.
        tests = take(saved, owed: tests)
      } else {
        tests = try awaitTests()
      }
    }
  }

  /// Waits for something to run: the tests that a save can change, or all that a person asks for.
  private func awaitTests() throws -> [String] {
    Self.say("Waiting for a save; Return runs all tests, ctrl-C ends.")
    while true {
      switch try next(besides: nil) {
      case .saved(let paths) where package.tests(changedBy: paths).isEmpty: continue
      case .saved(let paths): return take(paths, owed: [])
      case .asked: return package.tests
      case .ended: continue
      }
    }
  }

  /// Takes in that files were saved; returns the tests to run.
  private func take(_ saved: Set<String>, owed: [String]) -> [String] {
    if saved.contains("\(package.path)/Package.swift") {
      do {
        package = try Self.describe()
        files = try FileWatch(package.watchedFolders)
      } catch {
        Self.say((error as? UITest.Problem)?.text ?? "\(error)")
      }
    }
    let changed = package.tests(changedBy: saved)
    let tests = package.tests.filter { owed.contains($0) || changed.contains($0) }
    let told = saved.map { ($0 as NSString).lastPathComponent }.sorted().prefix(3)
    Self.say("\n\(told.joined(separator: ", ")) → \(tests.joined(separator: ", "))")
    return tests
  }

  // MARK: - Rounds

  /// Builds the tests, and runs those of some targets.
  ///
  /// - Returns: The files that were saved meanwhile, which ended the round; `nil` when it came to its end.
  private func round(_ targets: [String]) throws -> Set<String>? {
    guard !targets.isEmpty else {
      Self.say("The package has no tests.")
      return nil
    }
    let begin = ContinuousClock.now
    let build = try command(["build", "--build-tests"])
    if let saved = build.saved { return saved }
    guard build.code == 0 else {
      Self.say(Self.errors(in: build.output))
      Self.say("The tests do not build.")
      return nil
    }
    let pattern = "^(\(targets.joined(separator: "|")))\\."
    let first = failed.filter { test in targets.contains { test.name.hasPrefix($0 + ".") } }
    let patterns = first.map(\.pattern)
    let rest = ["--filter", pattern] + patterns.flatMap { ["--skip", $0] }
    let runs = patterns.isEmpty ? [rest] : [patterns.flatMap { ["--filter", $0] }, rest]
    var (ran, isGreen): ([RunSummary.Test], Bool) = ([], true)
    for arguments in runs {
      let known = Set(RunFolder.all(in: UITest.results).map(\.url))
      let result = try command(["test", "--skip-build"] + arguments)
      let news = RunFolder.all(in: UITest.results).filter { !known.contains($0.url) }
      // What a save ended did not fail.
      let tests = news.flatMap { RunSummary($0.events).tests }
        .filter { result.saved == nil || $0.outcome != .unfinished }
      note(tests)
      tell(tests.filter(\.isFailure))
      if let saved = result.saved { return saved }
      ran += tests
      guard result.code != 0 else { continue }
      isGreen = false
      if !tests.contains(where: \.isFailure) { Self.say(Self.errors(in: result.output)) }
    }
    summarize(ran, isGreen: isGreen, in: begin.duration(to: .now))
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
  private func summarize(_ tests: [RunSummary.Test], isGreen: Bool, in time: Duration) {
    let seconds = (time / .milliseconds(100)).rounded() / 10
    Self.say(colored("\(UITest.counts(of: tests)), in \(seconds) s", isGreen ? 32 : 31))
    if !isGreen, let page = RunFolder.all(in: UITest.results).last?.index.path { Self.say(page) }
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

  /// A file that takes what a command says: however much that is, nobody has to read it meanwhile.
  private final class OutputFile {
    /// Where it is.
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "uitest-watch-\(getpid())-\(UUID().uuidString)")

    /// What the command writes to.
    let handle: FileHandle

    /// Makes a file.
    init() throws {
      try Data().write(to: url)
      handle = try FileHandle(forWritingTo: url)
    }

    deinit {
      // What was said has been read, or nobody needs it.
      try? FileManager.default.removeItem(at: url)
    }

    /// What was said by now.
    func contents() throws -> Data { try Data(contentsOf: url) }
  }

  /// A command of SwiftPM's, with nothing to read.
  private static func swift(
    _ arguments: [String], output: OutputFile, errors: OutputFile
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    // Without a report nothing would say what became of the tests.
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0 != ("UITEST_REPORT", "off")
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.handle
    process.standardError = errors.handle
    return process
  }

  /// Runs a command of SwiftPM's until it ends or a file is saved, which ends it.
  private func command(
    _ arguments: [String]
  ) throws -> (code: Int32, output: String, saved: Set<String>?) {
    let output = try OutputFile()
    let process = Self.swift(
      arguments.prefix(1) + options + arguments.dropFirst(), output: output, errors: output)
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
    let text = String(decoding: try output.contents(), as: UTF8.self)
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

  /// Asks SwiftPM for the targets of the package.
  private static func describe() throws -> PackageTargets {
    let (output, errors) = (try OutputFile(), try OutputFile())
    let process = swift(
      ["package", "describe", "--type", "json"], output: output, errors: errors)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw UITest.Problem(
        text: Self.errors(in: String(decoding: try errors.contents(), as: UTF8.self)))
    }
    return try JSONDecoder().decode(PackageTargets.self, from: try output.contents())
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
