import CrashingApp
import Foundation
import LaunchServer
import Testing
import VirtualTime

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Programs that stand to be copied", .whereProgramsStand)
  struct StandingProgramTests {
    /// What an application shows of what its process was given, by name.
    private func facts(_ app: XCUIApplication) -> [String: String] {
      app.launch()
      return Dictionary(
        uniqueKeysWithValues: Surroundings.names.map { ($0, app.staticTexts[$0].label) })
    }

    /// An application that shows what its process was given.
    private func application(_ launch: String) -> XCUIApplication {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-surroundings", "-key", "a \"b\" ü", ""]
      app.launchEnvironment = [
        "TZ": "Asia/Tokyo", "EMPTY": "", "SWIFT_DETERMINISTIC_HASHING": "1",
        "UITEST_LAUNCH": launch,
      ]
      return app
    }

    @Test("A copy was given what a program is that is started in full, but for its number")
    func equality() {
      let full = facts(application("full"))
      let app = application("copied")
      for _ in 0..<4 { app.launch() }
      var copy = facts(app)
      #expect(full["was started in full"] == "true")
      #expect(copy["was started in full"] == "false")
      copy["was started in full"] = "true"
      #expect(full["types met before"] == "0")
      #expect(full["pages got before"] == "0")
      for name in ["types met before", "pages got before"] { copy[name] = "0" }
      for name in Surroundings.names { #expect(copy[name] == full[name], "\(name)") }
      #expect(copy["arguments"]?.hasSuffix("|-surroundings|-key|a \"b\" ü|") == true)
      #expect(copy["time zone"] == "Asia/Tokyo")
      #expect(copy["parent"] == "\(getpid())")
    }

    @Test("An application formats as its launch says", arguments: ["full", "copied"])
    func locale(_ launch: String) {
      let app = application(launch)
      let usual = facts(app)
      #expect(usual["locale"] == "en_US")
      #expect(usual["price"] == "$9.50")
      app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
      let german = facts(app)
      #expect(german["locale"] == "de_DE")
      #expect(german["price"] == "9,50\u{a0}$")
    }

    @Test("Each copy has its own arguments, variables and seed of hashes")
    func own() {
      let app = application("copied")
      app.launchEnvironment["SWIFT_DETERMINISTIC_HASHING"] = nil
      var hashes: Set<String?> = []
      for number in 0..<6 {
        app.launchArguments[1] = "-key\(String(repeating: "y", count: number * 40))"
        app.launchEnvironment["EMPTY"] = String(repeating: "x", count: number * 100)
        let facts = facts(app)
        #expect(facts["arguments"]?.contains("|\(app.launchArguments[1])|") == true)
        #expect(facts["arguments for others"] == (facts["arguments"] ?? "") + "|")
        let variable = "EMPTY=\(app.launchEnvironment["EMPTY"] ?? "")"
        for name in ["variables", "variables for others"] {
          #expect(facts[name]?.split(separator: "|").contains(Substring(variable)) == true)
        }
        hashes.insert(facts["hash"])
      }
      #expect(hashes.count == 6)
    }

    @Test("A program without names is copied as any other, and begins with no types")
    func stripped() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let program = folder.appendingPathComponent("CrashingApp")
      var bytes = try Data(
        contentsOf: URL(fileURLWithPath: ExecutableLocator().path(of: "CrashingApp")))
      // How many sections there are, in the head of the file: without them nobody finds names.
      bytes[60] = 0
      bytes[61] = 0
      let written = folder.appendingPathComponent("written")
      try bytes.write(to: written)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: written.path)
      try StartedProgram.copy(written.path, to: program.path)
      let app = application("copied")
      let stripped = XCUIApplication(target: .executable(program.path))
      stripped.launchArguments = app.launchArguments
      stripped.launchEnvironment = app.launchEnvironment
      for _ in 0..<4 { stripped.launch() }
      let facts = facts(stripped)
      #expect(facts["was started in full"] == "false")
      #expect(facts["types met before"] == "0")
      #expect(facts["another waits"] == "true")
      #expect(facts["hash"] == self.facts(app)["hash"])
    }

    @Test("From the fifth launch on a copy begins with the types that others met")
    func types() {
      let app = application("copied")
      // No other test launches so many, which makes it another program that stands.
      app.launchArguments += Array(repeating: "-more", count: 17)
      let counts = (0..<7).map { _ in Int(facts(app)["types met before"] ?? "") ?? -1 }
      // A copy that stands late, on a busy machine, has already what the one before it met.
      #expect(counts[..<2] == [0, 0])
      // Of what another launch met besides, the one after the next has that, too.
      #expect(counts[4] > 100 && counts[5] >= counts[4] && counts[6] >= counts[5], "\(counts)")
    }

    @Test("From the fourth launch on a copy has pages before it is asked for that others touched")
    func pages() {
      let app = application("copied")
      app.launchArguments += Array(repeating: "-more", count: 18)
      // The third may have them, where it stands so late that the second has ended by then.
      let before = (0..<3).map { _ in facts(app)["pages got before"] }
      #expect(before[..<2] == ["0", "0"])
      // One that is asked for at once has not got all of them.
      let isGiven = (0..<50).contains { _ in Int(facts(app)["pages got before"] ?? "") ?? 0 > 100 }
      #expect(isGiven)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Not in a build for a sanitizer or with coverage, whose programs are started in full.
  fileprivate static var whereProgramsStand: Self {
    .enabled(
      if: TestClock.canBeVirtual
        && ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] == nil)
  }
}

/// A program that is started, and those of it that stand.
private struct StartedProgram {
  /// The programs that stand.
  let programs = StandingPrograms()

  /// Its path.
  var path: String

  /// Finds the program beside the tests.
  init() throws { path = try ExecutableLocator().path(of: "CrashingApp") }

  /// Copies a program by another process: one that anybody here writes to, or that a process holds which starts meanwhile, cannot be started.
  static func copy(_ path: String, to copy: String) throws {
    let spawner = ProcessSpawner(
      path: "/bin/cp", arguments: [path, copy], environment: [:],
      standardOutput: "/dev/null", standardError: "/dev/null")
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let end = try spawner.start(inheriting: input).waitForEnd(patience: .seconds(60))
    #expect(end == .exited(code: 0))
  }

  /// Starts it with some arguments; without a terminal it says so, and ends.
  ///
  /// - Returns: Whether it was a copy.
  func isCopied(_ arguments: [String] = []) throws -> Bool {
    let spawner = ProcessSpawner(
      path: path, arguments: arguments, environment: ["ONE": "1", "TWO": "2", "THREE": "3"],
      standardOutput: "/dev/null", standardError: "/dev/null", orphanGuard: .shared)
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let copy = programs.start(spawner, inheriting: input)
    let process = try copy ?? spawner.start(inheriting: input)
    let end = process.waitForEnd(patience: .seconds(60))
    #expect(end == .exited(code: path == "/bin/sh" ? 0 : 1), "\(end)")
    return copy != nil
  }
}

@Suite("Forms of programs that stand", .whereProgramsStand)
struct StandingProgramsTests {
  @Test("What is launched once is started in full, and copied from then on")
  func second() throws {
    let program = try StartedProgram()
    #expect(try program.isCopied() == false)
    #expect(program.programs.count == 0)
    for _ in 0..<3 { #expect(try program.isCopied()) }
    #expect(program.programs.count == 1)
  }

  @Test("Each number of arguments has a program of its own, the last four of which stand")
  func arguments() throws {
    let program = try StartedProgram()
    for count in 0..<6 {
      let arguments = (0..<count).map { "\($0)" }
      #expect(try program.isCopied(arguments) == false)
      #expect(try program.isCopied(arguments))
    }
    #expect(program.programs.count == 4)
    #expect(try program.isCopied(["a", "b"]))
    #expect(try program.isCopied() == false)
  }

  @Test("Longer arguments have more room, and the longest are started in full")
  func long() throws {
    let program = try StartedProgram()
    #expect(try program.isCopied(["a"]) == false)
    for length in [10, 20_000, 60_000, 90_000, 10] {
      #expect(try program.isCopied([String(repeating: "z", count: length)]), "\(length)")
    }
    #expect(try program.isCopied([String(repeating: "z", count: 110_000)]) == false)
    #expect(try program.isCopied(["z"]))
  }

  @Test("A program that was built anew is another")
  func anew() throws {
    var program = try StartedProgram()
    let folder = try SandboxDirectory()
    defer { folder.remove() }
    let copy = folder.path + "/Program"
    for round in 0..<2 { try StartedProgram.copy(program.path, to: "\(copy)-\(round)") }
    rename("\(copy)-0", copy)
    program.path = copy
    #expect(try program.isCopied() == false)
    #expect(try program.isCopied())
    rename("\(copy)-1", copy)
    #expect(try program.isCopied() == false)
    #expect(try program.isCopied())
  }

  @Test("A program that has nothing to be copied by is started in full each time")
  func others() throws {
    var program = try StartedProgram()
    program.path = "/bin/sh"
    for _ in 0..<3 { #expect(try program.isCopied() == false) }
    #expect(program.programs.count == 0)
    #expect(launch_server_version("/bin/sh") == 0)
    #expect(launch_server_version("/") == 0)
    #expect(launch_server_version("/nowhere") == 0)
  }

  @Test("What a process inherits is as it is when it starts")
  func inherited() async {
    // In a process of its own, which nobody else changes.
    await #expect(processExitsWith: .success) {
      let program = try StartedProgram()
      func expect(_ isCopied: Bool) throws {
        let found = try program.isCopied()
        precondition(found == isCopied, "copied: \(found)")
      }
      try expect(false)
      try expect(true)
      umask(0o027)
      try expect(false)
      try expect(true)
      var limits = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
      limits.rlim_cur -= 1
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
      try expect(false)
      try expect(true)
      chdir("/")
      try expect(false)
      try expect(true)
    }
  }

  @Test("A program that does not stand any more is replaced", arguments: [0...0, 1...1, 0...1])
  func gone(_ killed: ClosedRange<Int>) async {
    // In a process of its own, which has no other children.
    await #expect(processExitsWith: .success) { [killed] in
      let program = try StartedProgram()
      for _ in 0..<2 { _ = try program.isCopied() }
      // The program, and the copy of it that stands.
      let standing = try Children.standing()
      precondition(standing.count == 2, "\(standing)")
      for index in killed { kill(standing[index], SIGKILL) }
      // Neither leaves the other.
      while try Children.numbers().contains(where: standing.contains) { usleep(1000) }
      for _ in 0..<3 { _ = try program.isCopied() }
      precondition(program.programs.count == 1)
    }
  }

  @Test("Whenever what stands is killed, an application starts")
  func killedAtOnce() async {
    await #expect(processExitsWith: .success) {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-surroundings"]
      for round in 0..<40 {
        app.launch()
        precondition(app.state == .runningForeground)
        app.terminate()
        // By the second launch on there is one.
        for (index, child) in try Children.standing(atLeast: 0).enumerated()
        where round % 3 == 2 || round % 3 == index { kill(child, SIGKILL) }
      }
    }
  }

  @Test("What stands is no child that a test could wait for")
  func census() async {
    await #expect(processExitsWith: .success) {
      let program = try StartedProgram()
      for _ in 0..<2 { _ = try program.isCopied() }
      _ = try Children.standing()
      let activity = ChildCensus.activity()
      precondition(activity.isEmpty, "\(activity)")
    }
  }

  @Test(
    "What stands ends with what it stands for, and leaves nothing to wait for",
    arguments: [false, true])
  func forgotten(_ isStopped: Bool) async {
    await #expect(processExitsWith: .success) { [isStopped] in
      var program: StartedProgram? = try StartedProgram()
      for _ in 0..<2 { _ = try program?.isCopied() }
      let standing = try Children.standing()
      if isStopped { for child in standing { kill(child, SIGSTOP) } }
      program = nil
      let children = try Children.numbers()
      precondition(!standing.contains { children.contains($0) }, "\(children)")
    }
  }
}

/// The children of this process.
private enum Children {
  /// Their numbers, ended ones included that nobody waited for.
  static func numbers() throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").flatMap { thread in
      let text = try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// Waits for the program that stands and its copy.
  static func standing(atLeast count: Int = 2) throws -> [Int32] {
    for _ in 0..<10_000 {
      let found = try numbers().filter { child in
        // One may end meanwhile.
        let text = try? String(contentsOfFile: "/proc/\(child)/cmdline", encoding: .utf8)
        return text?.contains("CrashingApp") == true
      }
      if found.count >= count { return found.sorted() }
      usleep(1000)
    }
    return []
  }
}
