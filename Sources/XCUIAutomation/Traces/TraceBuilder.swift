import AccessibilityTree
import AutomationTrace
import AutomationWire
import Foundation
import VirtualTime
import XCTestAdditions

/// A builder of a trace from what was noted: it goes through the events in order, with the trees as they were.
struct TraceBuilder {
  /// What was noted.
  private var notes: TraceRecorder.Notes

  /// When the test began to use applications.
  private let start: RealClock.Instant

  /// The trace so far.
  private(set) var trace: AutomationTrace

  /// The secrets that the test typed.
  private(set) var secrets = TraceSecrets()

  /// The tables of the trace.
  private var tables = TraceTables()

  /// The step that goes on, with what its query is.
  private var current: (step: AutomationTrace.Step, plan: QueryPlan?)?

  /// The numbers of applications, by what they are.
  private var applications: [ApplicationReference: Int] = [:]

  /// The application that was launched last, before its first answer.
  private var launched: Int?

  /// The numbers of applications, by their runs.
  private var runs: [ObjectIdentifier: Int] = [:]

  /// The last screen and outline of each application.
  private var last: [Int: (screen: Int?, outline: Int?, version: UInt64?)] = [:]

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - recorder: What noted it.
  ///   - sessions: The applications of the test.
  ///   - test: The test, as `swift test --filter` knows it.
  ///   - library: The library that ran it.
  init(
    _ recorder: TraceRecorder, _ sessions: [ApplicationSession], test: String,
    _ library: TestLibrary
  ) {
    notes = recorder.allNotes
    start = notes.start
    trace = AutomationTrace(
      test: test, library: library, date: Date(timeIntervalSince1970: notes.date))
    for session in sessions where !session.isSystem {
      let number = number(of: session.reference)
      if let run = session.lastRun { runs[ObjectIdentifier(run)] = number }
      tell(session, as: number)
    }
  }

  /// Goes through what was noted.
  ///
  /// - Returns: The trace, without secrets.
  mutating func build() -> AutomationTrace {
    trace.omittedSteps = notes.omittedSteps
    CallStack.findPlaces(
      of: notes.entries.compactMap { entry in
        if case .step(let step, _, _, _) = entry.event { step.stack } else { nil }
      })
    for entry in notes.entries { take(entry) }
    finish()
    tables.fill(&trace)
    return secrets.removed(from: trace)
  }
}

// MARK: - Applications

extension TraceBuilder {
  /// Returns the number of an application.
  private mutating func number(of reference: ApplicationReference) -> Int {
    let reference = reference.resolved
    if let number = applications[reference] { return number }
    let number = trace.applications.count
    applications[reference] = number
    var executable: String?
    if case .executable(let name) = reference.resolvedTarget.kind { executable = name }
    trace.applications.append(.init(name: reference.name, executable: executable))
    trace.applications[number].screens = DeclaredScreens.of(reference.resolvedTarget.name)
    return number
  }

  /// Tells how an application stands at the end of the test.
  private mutating func tell(_ session: ApplicationSession, as number: Int) {
    switch session.phase {
    case .ended(let end, let output):
      trace.applications[number].output = output
      if end != .terminated { trace.applications[number].end = EndText.words(end) }
    case .running(let run): trace.applications[number].output = run.application.lastOutput
    default: break
    }
    if let seed = session.scheduleSeed ?? session.lastRun?.application.scheduleSeed {
      trace.seeds[LaunchVariables.seed] = String(seed)
    }
  }
}

// MARK: - Events

extension TraceBuilder {
  /// Takes in an event.
  private mutating func take(_ entry: TraceRecorder.Entry) {
    let time = start.duration(to: entry.time) / .seconds(1)
    switch entry.event {
    case .step(let step, let plan, let isLook, let activities):
      begin(.init(isLook ? .look : .action, step.words(), at: time), plan)
      current?.step.place = step.stack.place
      current?.step.activities = activities
    case .look(let look): take(look, at: time)
    case .launch(let request, let reference):
      if current == nil { begin(.init(.action, "launch \(reference.name)", at: time), nil) }
      launched = number(of: reference)
      current?.step.application = launched
      current?.step.commands.append(
        .init(words: "launch", data: nil, seconds: 0, launch: request.traced))
    case .exchange(let exchange): take(exchange, at: time)
    case .attachment(var attachment):
      attachment.step = trace.steps.count - (current == nil ? 1 : 0)
      trace.attachments.append(attachment)
    case .failure:
      begin(.init(.failure, "the test failed", at: time), nil)
      let application = trace.steps.last?.application
      current?.step.application = application
    }
  }

  /// Begins a step.
  private mutating func begin(_ step: AutomationTrace.Step, _ plan: QueryPlan?) {
    finish()
    current = (step, plan)
    guard let plan else { return }
    let number = number(of: plan.application)
    current?.step.application = number
  }

  /// Ends the step that goes on.
  private mutating func finish() {
    guard let (ended, plan) = current else { return }
    var step = ended
    current = nil
    if let number = step.application {
      if step.query.isEmpty, let plan, let run = run(of: number) { resolve(plan, in: run, &step) }
      step.screen = last[number]?.screen
      step.outline = last[number]?.outline
    }
    trace.steps.append(step)
  }

  /// The run of an application that was heard of last.
  private func run(of number: Int) -> ObjectIdentifier? {
    runs.first { $0.value == number && notes.trees[$0.key] != nil }?.key
  }

  /// Takes in what was seen.
  private mutating func take(_ look: Look, at time: Double) {
    let words = "look at \(look.key) of \(look.plan.words)"
    if current?.step.kind != .look || current?.step.sight != nil {
      if let previous = current?.step, previous.kind == .look, previous.words == words,
        previous.sight == look.sight.words
      {
        current?.step.count += 1
        return
      }
      begin(.init(.look, words, at: time), look.plan)
    }
    current?.step.words = words
    current?.step.sight = look.sight.words
  }

  /// Takes in what an application answered.
  private mutating func take(_ exchange: TraceRecorder.Exchange, at time: Double) {
    let number = runs[exchange.run] ?? launched ?? current?.step.application
    runs[exchange.run] = number
    if current == nil { begin(.init(.action, exchange.command.traceWords, at: time), nil) }
    if current?.step.application == nil { current?.step.application = number }
    let command = command(of: exchange)
    resolve(exchange)
    notes.follow(exchange)
    current?.step.commands.append(command)
    current?.step.time = exchange.reply.activity.now
    current?.step.events += exchange.reply.events.map(\.traceWords)
    guard let number else { return }
    keepScreen(exchange.reply, number)
    keepOutline(of: exchange.run, number)
  }

  /// Keeps the screen that came with an answer.
  private mutating func keepScreen(_ reply: Reply, _ number: Int) {
    var grid = reply.screen?.grid
    if case .screen(let asked) = reply.result { grid = asked }
    if let grid { last[number, default: (nil, nil, nil)].screen = tables.number(of: grid) }
  }

  /// Keeps the outline after an answer, where it is another one.
  private mutating func keepOutline(of run: ObjectIdentifier, _ number: Int) {
    guard let tree = notes.trees[run], tree.root != nil,
      last[number]?.version != tree.version || last[number]?.outline == nil
    else { return }
    let bare = TreeDescription(tree).linesWithoutIDs().prefix(AutomationTrace.outlineLimit)
    last[number, default: (nil, nil, nil)].outline = tables.number(ofOutline: Array(bare))
    last[number]?.version = tree.version
  }
}

// MARK: - Queries and commands

extension TraceBuilder {
  /// Notes how the query of the step that goes on resolves, in the tree before an answer.
  private mutating func resolve(_ exchange: TraceRecorder.Exchange) {
    guard case .act(let act) = exchange.command, exchange.reply.result != .movedOn,
      let plan = current?.plan, var step = current?.step
    else { return }
    resolve(plan, in: exchange.run, &step)
    if let tree = notes.trees[exchange.run], tree[act.place.element] != nil {
      step.element = Self.found(act.place.element, in: tree)
    }
    current?.step = step
  }

  /// Notes how a query resolves in the tree of a run.
  private func resolve(
    _ plan: QueryPlan, in run: ObjectIdentifier, _ step: inout AutomationTrace.Step
  ) {
    guard let tree = notes.trees[run], tree.root != nil else { return }
    let stages = QueryTrace(plan, in: QueryScope(tree: tree)).stages
    step.query = stages.map { .init(name: $0.name, count: $0.found.count) }
    if let id = stages.last?.found.first { step.element = Self.found(id, in: tree) }
  }

  /// What is told of an element.
  private static func found(
    _ id: ElementID, in tree: ElementTree
  ) -> AutomationTrace.FoundElement {
    let frame = tree.visibleFrame(of: id).flatMap { frame in
      frame.isEmpty ? nil : [frame.minX, frame.minY, frame.width, frame.height]
    }
    return .init(line: ElementLines.line(id, in: tree), frame: frame)
  }

  /// A request as it can be made again, unless that would tell a secret.
  private mutating func command(of exchange: TraceRecorder.Exchange) -> AutomationTrace.Command {
    let command = exchange.command
    let tree = notes.trees[exchange.run]
    let isSecret = tree.map { command.typesSecret(in: $0) } ?? false
    if isSecret { for text in command.typedTexts { secrets.add(text) } }
    let request = Request(number: 0, knownVersion: nil, command: command.again)
    let data = isSecret ? nil : Data(WireMessage.request(request).encoded())
    return .init(words: command.traceWords, data: data, seconds: exchange.seconds)
  }
}
