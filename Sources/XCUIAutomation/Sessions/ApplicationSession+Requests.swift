import AccessibilityTree
import AutomationWire
import Foundation

extension ApplicationSession {
  /// Sends a command and takes in what the answer tells of the tree.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: How many seconds more than usual the answer may take.
  /// - Returns: What the command asked for.
  /// - Throws: ``InteractionProblem``.
  @discardableResult
  func exchange(
    _ command: Request.Command, allowing time: Double = 0
  ) throws(InteractionProblem) -> Reply.Result {
    try inTurn { [self] () throws(InteractionProblem) in
      try ask(command, allowing: time)
    }
  }

  /// Asks the application in a turn of its own, unless that would be waited for in vain.
  private func inTurn<Value: Sendable>(
    _ body: @escaping @Sendable () throws(InteractionProblem) -> Value
  ) throws(InteractionProblem) -> Value {
    if turns.isInVain {
      throw .refused("The main thread, on which it runs, waits for something else.")
    }
    return try turns.take(body)
  }

  /// Brings what is known of the application up to date, unless it is in use.
  ///
  /// - Parameter preparation: What is done before.
  /// - Returns: Whether it was not.
  func synchronizeIfFree(after preparation: () -> Void = {}) -> Bool {
    let done: Void? = turns.takeIfFree {
      preparation()
      _ = try? ask(.synchronize)
    }
    return done != nil
  }

  /// Sends a command in a turn that was taken, after what others put on the pasteboard since the application was told last.
  @discardableResult
  func ask(
    _ command: Request.Command, allowing time: Double = 0
  ) throws(InteractionProblem) -> Reply.Result {
    let run = try currentRun()
    if !isSystem, let content = run.system.takePasteboard() {
      try send(.setPasteboard(content.text), to: run, Self.patience)
    }
    if let owed = run.takeDebt() {
      try send(.advanceTime(by: owed), to: run, Self.patience + owed)
    }
    let before = run.mirror.activity?.now
    // What is refused has taken its time as well.
    defer {
      if command.isInput, let before, let after = run.mirror.activity?.now {
        run.share(passed: after - before)
      }
    }
    let result = try send(command, to: run, Self.patience + time)
    if case .timePassed(let seconds) = result { run.share(passed: seconds) }
    return result
  }

  /// Sends a command to a run, and notes when it ends over it.
  @discardableResult
  private func send(
    _ command: Request.Command, to run: ApplicationRun, _ patience: Double
  ) throws(InteractionProblem) -> Reply.Result {
    let result: Reply.Result
    do throws(ApplicationEnd) {
      result = try run.ask(command, patience: patience)
    } catch {
      note(error, of: run)
      throw .ended(error)
    }
    if let link = run.takeOpenedLink() { try leave(run, for: link) }
    if case .failed(let reason) = result { throw .refused(reason) }
    return result
  }

  /// Sends the application to the background, for the system to open a link that it handed over, unless nothing does.
  private func leave(_ run: ApplicationRun, for link: String) throws(InteractionProblem) {
    guard let url = URL(string: link), let opener = SystemApplication.opening(url),
      state == .runningForeground
    else { return }
    let name = TestScope.current.displayName(of: reference)
    device.changeSystemApplications { $0.open(url, in: opener, from: name) }
    changeLife { $0.isInBackground = true }
    try send(.setPhase(.background), to: run, Self.patience)
  }

  /// How many requests were sent in the last run.
  var requestCount: UInt32 { lastRun?.conversation.requestCount ?? 0 }

  /// Brings the application's time up with the real time that passed since this was called last.
  ///
  /// Expectations of XCTest look again and again in real time, while the application's time would stand still.
  func catchUpWithRealTime() throws(InteractionProblem) {
    guard let passed = lastRun?.takeTimeToCatchUp() else { return }
    try exchange(.advanceTime(by: passed))
  }
}

// MARK: - The tree

extension ApplicationSession {
  /// The tree as it stands, brought up to date unless it cannot have changed; elements may hold more than it does.
  ///
  /// In a process of its own, an application that is idle, or only sleeps in virtual time, changes by nothing but a request. In this
  /// process the test may have changed what the application shows.
  func currentTree() throws(InteractionProblem) -> ElementTree {
    try inTurn { [self] () throws(InteractionProblem) in
      let run = try currentRun()
      if let end = run.application.end {
        note(end, of: run)
        throw .ended(end)
      }
      let mayDiffer =
        reference.resolvedTarget.isInProcess || isSystem || !run.mirror.isAtRest || run.owesChange
      if mayDiffer || run.mirror.isEmpty {
        try ask(.synchronize)
        // A difference that did not fit is made good by asking for everything.
        if run.mirror.isEmpty { try ask(.synchronize) }
        if let mismatch = run.mirror.mismatch {
          throw .refused("What it shows cannot be read: \(mismatch).")
        }
      }
      return run.mirror.tree
    }
  }

  /// The tree as it stands, with everything in it.
  func wholeTree() throws(InteractionProblem) -> ElementTree {
    let tree = try currentTree()
    return tree.unfinishedElements.isEmpty ? tree : try self.tree(describing: nil)
  }

  /// How often the tree may become another one while what it leaves out is asked for.
  private static let describingLimit = 4

  /// The tree after the application described what it left out.
  ///
  /// - Parameter text: What an element of the rest has to be identified by, for it to be described; `nil` for all of it.
  /// - Returns: The tree; what it still leaves out holds no element that is identified by the text.
  /// - Throws: ``InteractionProblem``.
  func tree(describing text: String?) throws(InteractionProblem) -> ElementTree {
    try inTurn { [self] () throws(InteractionProblem) in
      let run = try currentRun()
      for _ in 0..<Self.describingLimit {
        let version = run.mirror.version
        try ask(.describeRest(holding: text))
        // What came up meanwhile was not asked about.
        if run.mirror.isWhole || run.mirror.version == version { break }
      }
      return run.mirror.tree
    }
  }

  /// The tree as it was last told; `nil` when the application does not run or nothing was told yet.
  var knownTree: ElementTree? {
    guard case .running(let run) = phase, !run.mirror.isEmpty else { return nil }
    return run.mirror.tree
  }

  /// What the application was last said to be doing.
  var lastActivity: Activity? { lastRun?.mirror.activity }

  /// What the application is doing, asked for if nobody looked; `nil` when it did not say.
  var examinedActivity: Activity? {
    if lastActivity?.state == .unexamined { _ = try? exchange(.letTimePass(limit: 0)) }
    return lastActivity
  }

  /// What happened aside of the application's screen since its launch, warnings aside, in order.
  var eventsSinceLaunch: [HostEvent] { lastRun?.events ?? [] }

  /// Hands out, once, the warnings that came since last time.
  func takeWarnings() -> [String] { lastRun?.takeWarnings() ?? [] }
}

// MARK: - Permissions

extension ApplicationSession {
  /// The permissions that the application waits for, in the order of asking.
  var requests: [SystemServices.Request] { lastRun?.system.requests ?? [] }

  /// Answers what the application asks for.
  func answer(
    _ request: SystemServices.Request, _ choice: AuthorizationPrompt.Choice
  ) throws(InteractionProblem) {
    lastRun?.system.remove(request)
    if choice.isLasting { device.decide(choice.isGranted, about: request.resource, for: reference) }
    try tell(SystemServices.Decision(resource: request.resource, isGranted: choice.isGranted))
  }

  /// Forgets what the user decided about a permission.
  func forgetDecision(about resource: ProtectedResource) throws(InteractionProblem) {
    device.decide(nil, about: resource, for: reference)
    guard state != .notRunning else { return }
    try tell(SystemServices.Decision(resource: resource, isGranted: nil))
  }

  /// Tells the application of a decision.
  private func tell(_ decision: SystemServices.Decision) throws(InteractionProblem) {
    _ = try exchange(.decide(decision))
  }
}
