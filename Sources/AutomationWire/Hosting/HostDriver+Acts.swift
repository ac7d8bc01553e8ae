import AccessibilityTree
import VirtualTime

// MARK: - What the test side has to hear first

extension HostDriver {
  /// Answers a request before anything is done, when the test side has to look at what it does not know yet.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - host: The application.
  ///   - begin: When the request came.
  /// - Returns: The reply; `nil` when there is nothing to hear.
  func earlyReply(
    to request: Request, _ host: any AutomationHost, since begin: Moment
  ) -> Reply? {
    switch request.command {
    case .letTimePass(let limit):
      // What came before time passes may be all that is waited for: the test looks first, or it would wait for something after it.
      let difference = host.treeDifference(since: request.knownVersion)
      guard difference.version != request.knownVersion ?? 0 else { return nil }
      let passed = isUnrestful ? makeGood(since: begin, atMost: duration(limit)) : .zero
      return reply(to: request, .timePassed(seconds(passed)), difference, host)
    case .act(let act):
      if let problem = awaitResources(host) {
        return reply(
          to: request, .failed(problem), host.treeDifference(since: request.knownVersion), host)
      }
      awaitRest(of: host)
      guard let version = act.treeVersion else { return nil }
      if let text = act.absentText {
        host.describeRest(holding: text)
        if host.update() { settle(host) }
      }
      noteEvents(of: host)
      let difference = host.treeDifference(since: request.knownVersion)
      let isAsking = events.contains { $0.isRequest }
      guard difference.version != version || isAsking else { return nil }
      return reply(to: request, .movedOn, difference, host)
    default: return nil
    }
  }

  /// The longest time of the application that input waits for what moves: as long as on a phone.
  private static let longestMotion = Duration.seconds(60)

  /// Lets time pass until nothing moves on the screen any more but what never rests.
  func awaitRest(of host: any AutomationHost) {
    var left = Self.longestMotion
    while host.isMoving, left > .zero {
      let passed = letTimePass(left, host)
      if passed == .zero { return }
      left -= passed
    }
  }

  /// Waits until no resource is busy, in real time.
  ///
  /// - Returns: What has been busy for too long, in words; `nil` when nothing was.
  func awaitResources(_ host: any AutomationHost) -> String? {
    while !rest.idleness.resources().isEmpty {
      let now = RealClock.now
      let overdue = BusyResources.ofProcess.overdue(at: now) + instance.resources.overdue(at: now)
      if let first = overdue.first {
        return "The application is still busy with “\(first.name)” after \(first.timeout) seconds: "
          + "nobody called end() of this IdlingResource."
      }
      if case .virtual(let deadline) = nextStep(host) {
        _ = letTimePass(deadline - Scheduler.shared.now, host)
      } else {
        rest.loop.turn(blockingFor: .milliseconds(50))
        settle(host)
      }
    }
    return nil
  }
}

// MARK: - Acts

extension HostDriver {
  /// Does something with an element, if it can be reached.
  func perform(_ act: Act, _ host: any AutomationHost) -> Reply.Result {
    let placed: PlacedGesture
    do throws(UnreachableElement) {
      placed = try act.placed(tree: { host.tree }, hitPoint: { reach($0, host) })
    } catch {
      return .unreachable(error.reason)
    }
    perform(placed.events, host)
    if act.gesture.leavesMotion { passTimeOfMotion(host) }
    guard case .adjust(let target) = act.gesture else { return .done }
    let outcome = host.adjust(act.place.element, to: target)
    settle(host)
    return .adjusted(outcome)
  }

  /// Has the application take events, and rest after each and when it knows that no more follow.
  func perform(_ events: [InputEvent], _ host: any AutomationHost) {
    for event in events { perform(event, host) }
    if host.inputEnded() { settle(host) }
  }

  /// Has the application take an event, and rest.
  func perform(_ event: InputEvent, _ host: any AutomationHost) {
    if case .hold(let time) = event {
      // A finger is held for moments: what is pending then is brought on, or left.
      _ = spend(duration(time), host)
    }
    host.perform(event)
    settle(host, isChanged: true)
  }

  /// Scrolls an element into view, and says where it can be hit then.
  private func reach(_ id: ElementID, _ host: any AutomationHost) -> HostHitPoint {
    let arrivals = rest.loop.scheduler.arrivals
    let found = hitPoint(of: id, scrollingIntoView: true, host)
    // What scrolled may have made rows, which move what was sought, at once or in a frame that is on its way.
    let isChanged = host.update() || host.pendingFrames != nil || !rest.isQuiet(since: arrivals)
    guard isChanged else { return found }
    settle(host)
    return hitPoint(of: id, scrollingIntoView: false, host)
  }

  /// Asks a host where an element can be hit; what stands behind something modal cannot be, whatever the host's own hit test says.
  func hitPoint(
    of id: ElementID, scrollingIntoView isScrolling: Bool, _ host: any AutomationHost
  ) -> HostHitPoint {
    if let modal = host.tree.modalElement(inFrontOf: id) { return .covered(by: modal) }
    return host.hitPoint(of: id, scrollingIntoView: isScrolling)
  }
}
