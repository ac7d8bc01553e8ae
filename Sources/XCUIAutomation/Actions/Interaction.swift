import AccessibilityTree
import AutomationWire

/// The way every use of an element takes: find it, do something with it, record what went wrong.
enum Interaction {
  /// Does something with the one element of a recipe, and fails the test when that is not possible.
  ///
  /// - Parameters:
  ///   - action: What is done, for the message.
  ///   - plan: The recipe.
  ///   - body: Does it.
  /// - Returns: What the body returns; `nil` after a failure, and when the test is over with an earlier one.
  @discardableResult
  static func perform<Value>(
    _ action: Action, _ plan: QueryPlan,
    _ body: (ResolvedElement) throws(InteractionProblem) -> Value
  ) -> Value? {
    attempt(action, plan) { () throws(InteractionProblem) in
      try Interruption.handling(plan) { () throws(InteractionProblem) in
        try body(try plan.resolve())
      }
    }
  }

  /// Makes a gesture on the one element of a recipe, and fails the test when that is not possible.
  ///
  /// - Parameters:
  ///   - action: What is done, for the message.
  ///   - plan: The recipe.
  ///   - anchor: Where in the element.
  ///   - time: How many seconds more than usual the answer may take.
  ///   - choice: Says what is done with the element.
  static func act(
    _ action: Action, _ plan: QueryPlan, on anchor: ElementPlace.Anchor = .hitPoint,
    allowing time: Double = 0, _ choice: @escaping Acting.Choice
  ) {
    attempt(action, plan) { () throws(InteractionProblem) in
      try Interruption.handling(plan) { () throws(InteractionProblem) in
        _ = try Acting(plan, at: anchor, allowing: time, choice).send()
      }
    }
  }

  /// Makes a gesture that is the same for every element; see ``act(_:_:on:allowing:_:)``.
  static func act(
    _ action: Action, _ plan: QueryPlan, on anchor: ElementPlace.Anchor = .hitPoint,
    allowing time: Double = 0, _ gesture: Gesture
  ) {
    act(action, plan, on: anchor, allowing: time) {
      (_, _) throws(InteractionProblem) -> Gesture? in gesture
    }
  }

  /// Does something, and fails the test when that is not possible.
  ///
  /// - Parameters:
  ///   - action: What is done, for the message.
  ///   - plan: With what.
  ///   - body: Does it.
  /// - Returns: What the body returns; `nil` after a failure, and when the test is over with an earlier one.
  @discardableResult
  static func attempt<Value>(
    _ action: Action, _ plan: QueryPlan, _ body: () throws(InteractionProblem) -> Value
  ) -> Value? {
    plan.home.serve {
      let scope = TestScope.current
      guard !scope.isOver else { return nil }
      // To look at something else does not make a wait succeed.
      let isLook = action.isLook
      if !isLook { scope.failedWait = nil }
      scope.note(isLook: isLook, isTelling: action.isTelling, plan) {
        action.account(for: plan.words)
      }
      let run = action.isInput ? plan.session.lastRun : nil
      let version = run?.mirror.version
      do throws(InteractionProblem) {
        let value = try body()
        // What leads to another application changes nothing on the screen that it leaves.
        if let version, run?.mirror.version == version, plan.session.state == .runningForeground {
          scope.noteThatLastStepWasInVain()
        }
        return value
      } catch {
        report(error, action, plan)
        return nil
      }
    }
  }

  /// Looks at an application without failing the test over what is not there.
  ///
  /// - Parameters:
  ///   - plan: The recipe.
  ///   - fallback: What is seen when the application does not run.
  ///   - body: Looks.
  /// - Returns: What the body returns, or the fallback.
  static func look<Value>(
    _ plan: QueryPlan, default fallback: Value, _ body: () throws(InteractionProblem) -> Value
  ) -> Value {
    plan.home.serve {
      let scope = TestScope.current
      guard !scope.isOver else { return scope.seenAfterEnd(fallback) }
      do throws(InteractionProblem) {
        return try body()
      } catch {
        if isFailure(error) { report(error, .find, plan) }
        return fallback
      }
    }
  }

  /// Looks at something of an application as ``look(_:default:_:)`` does, and notes what was seen.
  ///
  /// - Parameters:
  ///   - key: What is looked at.
  ///   - plan: The recipe.
  ///   - fallback: What is seen when the application does not run.
  ///   - sight: Makes of a value what is noted.
  ///   - body: Looks.
  /// - Returns: What the body returns, or the fallback.
  static func look<Value>(
    at key: String, of plan: QueryPlan, default fallback: Value, as sight: (Value) -> Look.Sight,
    _ body: () throws(InteractionProblem) -> Value
  ) -> Value {
    let value = look(plan, default: fallback, body)
    TestScope.current.note(Look(plan, key, sight(value)))
    return value
  }

  /// Waits for something in an application; what it waited for in vain is kept for the assertion that fails over it.
  ///
  /// - Returns: Whether it came about; false at once when the application does not run.
  static func wait(
    _ plan: QueryPlan, seconds: Double, goal: () -> WaitGoal,
    until condition: () throws(InteractionProblem) -> Bool
  ) -> Bool {
    plan.home.serve {
      let scope = TestScope.current
      guard !scope.isOver else { return scope.seenAfterEnd(false) }
      scope.note(plan) { "wait for \(plan.words)" }
      do throws(InteractionProblem) {
        scope.failedWait = nil
        if try Waiting.wait(on: plan.session, seconds: seconds, until: condition) { return true }
        scope.failedWait = FailedWait(plan, .call(goal(), seconds: seconds))
        return false
      } catch {
        if isFailure(error) { report(error, .find, plan) }
        if case .notRunning = error {
          scope.failedWait = FailedWait(
            plan, .call(.existence, seconds: seconds), hasBegun: false)
        }
        return false
      }
    }
  }

  /// Whether a problem is a failure, whoever notices it: the application ended just now, or cannot tell what it shows.
  private static func isFailure(_ problem: InteractionProblem) -> Bool {
    switch problem {
    case .ended, .refused: true
    default: false
    }
  }

  /// Lets the application's time keep step with expectations that look again and again in real time.
  static func catchUp(_ application: ApplicationReference) {
    guard !TestScope.current.isOver else { return }
    // An application that does not run has no time; one that ends meanwhile is reported by the look that follows.
    try? TestScope.current.session(of: application).catchUpWithRealTime()
  }

  /// Records a problem as a failure, unless there is nothing to be said or failures are kept back.
  private static func report(_ problem: InteractionProblem, _ action: Action, _ plan: QueryPlan) {
    if case .testIsOver = problem { return }
    guard !FailureRecorder.isMuted else { return }
    plan.session.takeUnseenCrash()
    FailureRecorder.record(InteractionFailure(action, plan, problem))
  }
}
