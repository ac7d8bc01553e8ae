import AccessibilityTree
import AutomationTrace
import AutomationWire
import Foundation
import Glibc
import TextRendering
import VirtualTime

/// A replay of a trace: an application is launched as the test launched it, and asked what the test asked, in the same order.
final class Replay {
  /// What happened in the test.
  private let trace: AutomationTrace

  /// The folder of executables.
  private let folder: String

  /// The way to the application, once it was launched.
  private var channel: DescriptorChannel?

  /// The process of the application.
  private var processID: pid_t = 0

  /// The number of the last request.
  private var number: UInt32 = 0

  /// The screen as it was drawn last.
  private(set) var screen: CellGrid?

  /// The tree as it came with the last answer.
  private var tree = ElementTree()

  /// Where the replay is not as the record, a line each.
  private(set) var departures: [String] = []

  /// What failed in the record, and fails again, a line each.
  private(set) var repeated: [String] = []

  /// What the application refused in the last step, as a departure would say it.
  private var refusals: [String] = []

  /// The folders that the application has to itself in all launches, as in a test: what the person who replays has is left alone.
  private let sandbox = FileManager.default.temporaryDirectory
    .appendingPathComponent("uitest-replay-\(getpid())")

  /// The variables that name them.
  private static let folders = [
    "HOME": "home", "CFFIXED_USER_HOME": "home", "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache", "XDG_RUNTIME_DIR": "runtime", "TMPDIR": "tmp",
  ]

  /// How long an answer may take, in seconds of real time.
  private static let patience = 60.0

  /// Makes a replay.
  ///
  /// - Parameters:
  ///   - trace: What happened in the test.
  ///   - folder: The folder of executables.
  init(_ trace: AutomationTrace, executablesIn folder: String) {
    self.trace = trace
    self.folder = folder
  }

  deinit {
    channel?.close()
    if processID > 0 { _ = waitpid(processID, nil, 0) }
    // What cannot be deleted is left to the system, which cleans up there.
    try? FileManager.default.removeItem(at: sandbox)
  }

  /// Carries out the steps up to one.
  ///
  /// A failure of the record is one again where the screen and all elements are the same: a query finds in them what it found.
  ///
  /// - Parameter last: The number of the last step, from 1.
  /// - Throws: When the application cannot be launched, or ends where it did not in the record.
  func run(to last: Int) throws {
    for (index, step) in trace.steps.prefix(last).enumerated() {
      guard step.application ?? 0 == 0 else { continue }
      if step.kind != .failure { settleRefusals() }
      do {
        for command in step.commands { try carryOut(command, index + 1) }
      } catch let problem as UITest.Problem {
        guard endsHere(index) else { throw problem }
        return repeated.append(
          "step \(index + 1): \(step.words): the application ended again: \(trace.applications[0].end ?? "")"
        )
      }
      compare(step, index + 1)
      if step.kind == .failure { judge(index) }
    }
    settleRefusals()
  }

  /// Whether the application ended in a step of the record, so that nothing was asked of it afterwards.
  private func endsHere(_ index: Int) -> Bool {
    trace.applications.first?.end != nil
      && trace.steps.dropFirst(index + 1).allSatisfy { $0.commands.isEmpty }
  }

  /// Says of a failure of the record whether it is one again.
  private func judge(_ index: Int) {
    let number = trace.steps[..<index].count { $0.kind == .failure }
    let headline = trace.failures.indices.contains(number) ? trace.failures[number].headline : ""
    refusals = []
    let isSame = departures.isEmpty
    let line = "step \(index + 1) failed in the record: \(headline)"
    if isSame { repeated.append(line) } else { departures.append(line) }
  }

  /// Takes what the application refused, and no failure followed, for departures.
  private func settleRefusals() {
    departures += refusals
    refusals = []
  }

  /// Carries out a request of the record.
  private func carryOut(_ command: AutomationTrace.Command, _ step: Int) throws {
    if let launch = command.launch { return try start(launch) }
    guard let data = command.data else {
      departures.append("step \(step): \(command.words) is left out: it was kept secret")
      return
    }
    guard case .request(let request) = try WireMessage(decoding: Array(data)) else { return }
    let reply = try send(request.command)
    switch reply.result {
    case .unreachable, .movedOn, .failed:
      refusals.append("step \(step): \(command.words) could not be done: \(reply.result)")
    default: break
    }
  }

  /// Asks the application.
  @discardableResult
  func send(_ command: Request.Command) throws -> Reply {
    guard let channel else { throw UITest.Problem(text: "the trace begins after the launch") }
    number += 1
    let request = Request(
      number: number, knownVersion: nil, command: command, wantsScreen: true)
    do throws(ChannelError) {
      let reply = try channel.send(request, deadline: .now + .seconds(Self.patience))
      if let grid = reply.screen?.grid { screen = grid }
      // One that does not fit is none, and departs from the record.
      try? tree.apply(reply.difference)
      return reply
    } catch {
      throw UITest.Problem(text: "the application gives no answer: \(error)")
    }
  }

  /// Compares the screen and the elements with those of the record.
  private func compare(_ step: AutomationTrace.Step, _ number: Int) {
    if let recorded = step.screen, let screen {
      let (old, new) = (trace.text(ofScreen: recorded), screen.lines(trimming: false))
      if let row = Self.firstDifference(old, new) {
        let text = new.indices.contains(row) ? new[row] : ""
        return departures.append(
          "step \(number): \(step.words): the screen departs from the record in row \(row): \(text)"
        )
      }
    }
    guard let recorded = step.outline, tree.root != nil else { return }
    let old = trace.outlines[recorded].map { trace.lines[$0] }
    let new = Array(TreeDescription(tree).linesWithoutIDs().prefix(AutomationTrace.outlineLimit))
    guard let place = Self.firstDifference(old, new) else { return }
    let line = new.indices.contains(place) ? new[place] : "nothing"
    let text = line.drop { $0 == " " || $0 == "→" }
    departures.append(
      "step \(number): \(step.words): the elements depart from the record in line \(place): \(text)"
    )
  }

  /// The number of the first line that differs; `nil` for none.
  private static func firstDifference(_ old: [String], _ new: [String]) -> Int? {
    (0..<max(old.count, new.count)).first { line in
      let before = old.indices.contains(line) ? old[line] : ""
      return before != (new.indices.contains(line) ? new[line] : "")
    }
  }
}

// MARK: - Launching

extension Replay {
  /// Launches the application as the test did.
  private func start(_ launch: AutomationTrace.Launch) throws {
    guard let name = trace.applications.first?.executable else {
      throw UITest.Problem(
        text: "the application ran in the test's process, which is no program of its own")
    }
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    guard access(path, X_OK) == 0 else { throw UITest.Problem(text: "there is no program \(path)") }
    channel?.close()
    if processID > 0 { _ = waitpid(processID, nil, 0) }
    (number, screen, tree) = (0, nil, ElementTree())
    for name in Self.folders.values {
      try FileManager.default.createDirectory(
        at: sandbox.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let configuration = configuration(launch)
    let pair = try DescriptorChannel.makePair(launching: configuration)
    defer { Glibc.close(pair.remoteDescriptor) }
    try spawn(path, configuration, inheriting: pair.remoteDescriptor)
    channel = pair.channel
    let hello = try pair.channel.awaitHello(deadline: .now + .seconds(Self.patience))
    if case .failed(let reason) = hello.outcome { throw UITest.Problem(text: reason) }
  }

  /// What the application is launched with.
  private func configuration(_ launch: AutomationTrace.Launch) -> LaunchConfiguration {
    var environment = ProcessInfo.processInfo.environment
    environment.merge(Self.folders.mapValues { sandbox.appendingPathComponent($0).path }) { $1 }
    environment["NO_COLOR"] = nil
    environment.merge(launch.environment) { $1 }
    var configuration = LaunchConfiguration(
      arguments: launch.arguments, environment: environment, isAutomated: true)
    if let size = launch.screenSize, size.count == 2 {
      configuration.screenSize = Size(width: size[0], height: size[1])
    }
    configuration.date = launch.date.map { .seconds($0) }
    configuration.scheduleSeed = trace.seeds["UITEST_SCHEDULE_SEED"].flatMap { UInt64($0) }
    configuration.heldGates = Set(launch.gates)
    configuration.payloads = launch.payloads.compactMapValues { $0.map { Array($0) } }
    return configuration
  }

  /// Starts a program that inherits a descriptor, as the third.
  private func spawn(
    _ path: String, _ configuration: LaunchConfiguration, inheriting descriptor: Int32
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, descriptor, 3)
    var environment = configuration.environment
    environment[AutomationEndpoint.variable] = "3"
    let arguments = ([path] + configuration.arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var error: Int32 = 0
    for _ in 0..<1_000 {
      error = posix_spawn(&processID, path, &actions, nil, arguments, variables)
      // Of a program that was just written, another process may hold the open file for a moment: one that was started meanwhile, until it
      // executes its own program.
      guard error == ETXTBSY else { break }
      RealClock.pause(.milliseconds(1))
    }
    guard error == 0 else {
      throw UITest.Problem(text: "\(path) cannot be started: \(String(cString: strerror(error)))")
    }
  }
}
