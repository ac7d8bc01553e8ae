import AutomationWire
import TextRendering

/// What moves on the screen of one application: the changes that are shown in a course of time.
///
/// ```
///   withAnimation { x = 9 }        update              ticks                      end
///  ──────────────────────────●──────────────●────●────●────●────●────●────●────●──────▶ time
///   the views that read x are   the modifier goes   each applies the value      the value itself,
///   noted with the course       from 0 to 9: it     that lies between, and      as if nothing had
///                               begins at 0         evaluates no view           moved
/// ```
///
/// Views hold the values they end with from the start; a ``MotionTrack`` lies over that of a node and is asked for the value to show.
/// When nothing moves there is nothing here, and no tick. Where motion is off there is never more than a ``PausingTrack``.
@MainActor final class Motion {
  /// Whether changes are shown in a course of time.
  ///
  /// A launch chooses with `TEXTUI_MOTION` in its environment. Under a test motion is off unless it does, and in a person's terminal it is
  /// on unless that is a dumb one.
  enum Mode: String, LaunchChoice {
    /// They are.
    case on

    /// They are shown at once.
    case off

    /// They are shown at once, and the application is told that movement is to be avoided.
    case reduced

    static let variable = "TEXTUI_MOTION"
  }

  /// What is known of an application's motion when it is launched.
  struct Settings {
    /// Whether anything moves.
    var mode = Mode.off

    /// Whether a test launched the application.
    var isAutomated = false
  }

  /// A change while views are evaluated for it.
  struct Change {
    /// What holds of it.
    var transaction = Transaction()

    /// What waits for the end of its motion.
    var group: AnimationGroup?

    /// The course; `nil` for at once.
    var animation: Animation? { transaction.animation }
  }

  /// The longest time between two frames.
  static let interval = Duration.milliseconds(33)

  /// Whether changes are shown in a course of time.
  let isOn: Bool

  /// Whether what the author gave no course moves a little too, as pages and sheets; never under a test.
  let hasOwnCourses: Bool

  /// The change that views are evaluated for.
  private(set) var change = Change()

  /// How many views change the transactions of what is inside.
  var transformerCount = 0

  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private let comparison: ViewComparison
  private var noted: [ObjectIdentifier: TransactionScope] = [:]
  private var tracks: [ObjectIdentifier: MotionTrack] = [:]
  private var lastNumber = 0
  private var ticker: Task<Void, Never>?

  /// When the next frame comes, in seconds of the application's time.
  private var tickTime = 0.0

  /// The screen that was drawn last, where there is motion that the author did not ask for.
  var lastScreen: CellGrid?

  /// Where views that come now are put in, while they are made.
  var insertion: Insertion?

  /// What is drawn on its way out.
  var ghosts: [Ghost] = []

  /// Whether the screen is drawn as fast as it has to be; where it is not, everything is where it ends at once.
  var keepsUp = true {
    didSet { if !keepsUp, isMoving { finish() } }
  }

  /// Makes the motion of an application in which nothing moves yet.
  ///
  /// - Parameters:
  ///   - settings: Whether anything ever moves.
  ///   - clock: The time of the application.
  ///   - elapsed: Returns how much of it has passed.
  ///   - comparison: Tells values apart.
  init(
    _ settings: Settings, clock: any Clock<Duration>, elapsed: @escaping () -> Duration,
    comparison: ViewComparison
  ) {
    let (mode, isAutomated) = (settings.mode, settings.isAutomated)
    isOn = mode == .on
    hasOwnCourses = isOn && !isAutomated
    self.clock = clock
    self.elapsed = elapsed
    self.comparison = comparison
  }

  /// Whether a value of a view may be one that lies between two now.
  var isAsked: Bool {
    isOn && keepsUp && (change.animation != nil || !tracks.isEmpty || hasOwnCourses)
  }

  /// Whether something moves.
  var isMoving: Bool { !tracks.isEmpty }

  /// Whether something moves that will come to rest.
  var willRest: Bool { tracks.values.contains(where: \.willRest) }
}

// MARK: - Which course a change takes

extension Motion {
  /// Notes that a view is to be evaluated for what is changed now.
  func note(_ node: ViewNode) {
    guard let scope = TransactionScope.open else { return }
    note(node, for: scope)
  }

  /// Notes that a view is to be evaluated for what was changed in a scope.
  func note(_ node: ViewNode, for scope: TransactionScope) {
    pause(for: scope)
    guard isOn else { return }
    scope.group?.claim()
    noted.updateValue(scope, forKey: ObjectIdentifier(node))?.group?.release()
  }

  /// Has what waits for the end of a change do so for as long as its course takes.
  private func pause(for scope: TransactionScope) {
    guard let group = scope.group, tracks[ObjectIdentifier(group)] == nil,
      let animation = scope.transaction.animation, animation.duration > 0
    else { return }
    run(Change(transaction: scope.transaction, group: group)) {
      add(PausingTrack(over: group), animation)
    }
  }

  /// Evaluates a view for the change that was noted for it.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - isInside: Whether it is evaluated as part of one around, whose change holds unless it has one of its own.
  ///   - body: The evaluation.
  func evaluating(_ node: ViewNode, isInside: Bool = false, _ body: () -> Void) {
    let scope = noted.removeValue(forKey: ObjectIdentifier(node))
    if isInside, scope == nil { return body() }
    var own = Change(transaction: scope?.transaction ?? Transaction(), group: scope?.group)
    if transformerCount > 0 {
      for case let around as any TransactionChanging in Array(node.selfAndAncestors.dropFirst())
        .reversed()
      {
        around.changeTransaction(&own.transaction)
      }
    }
    run(own, body)
    scope?.group?.release()
  }

  /// Evaluates views inside with another transaction.
  func changing(_ transform: (inout Transaction) -> Void, _ body: () -> Void) {
    var inner = change
    transform(&inner.transaction)
    run(inner, body)
  }

  private func run(_ own: Change, _ body: () -> Void) {
    let outer = change
    change = own
    defer { change = outer }
    body()
  }

  /// Forgets the changes of an update that is over.
  func updateEnded() {
    guard !noted.isEmpty else { return }
    let left = noted.values
    noted.removeAll()
    for scope in left { scope.group?.release() }
  }
}

// MARK: - Moving

extension Motion {
  /// Has a value of a view go its way from an old one to a new one, if the change has a course; ``presented(_:_:)`` says where it is.
  ///
  /// - Parameters:
  ///   - node: The view, which is evaluated for each value between.
  ///   - old: The value before, where it is at rest.
  ///   - new: The value it ends with.
  ///   - usual: The course where the author gave none.
  ///   - between: Returns the value at a share of the way; `nil` when there is no way between two.
  /// - Returns: Whether it does, or goes on to do so; it was evaluated then.
  func move<Value>(
    _ node: ViewNode, from old: Value, to new: Value, usual: Animation? = nil,
    _ between: @escaping (Value, Value, Double) -> Value?
  ) -> Bool {
    let running = tracks[ObjectIdentifier(node)] as? ValueTrack<Value>
    if let running, comparison.isSame(running.target, new) {
      node.evaluate()
      return true
    }
    let start = running?.presented ?? old
    let animation = change.animation ?? (change.transaction.disablesAnimations ? nil : usual)
    guard let animation, animation.duration > 0, mayMove(node),
      let first = between(start, new, animation.share(at: 0))
    else {
      end(ObjectIdentifier(node))
      return false
    }
    let track = ValueTrack(node, from: start, to: new, presented: first, between)
    add(track, animation)
    node.evaluate()
    return true
  }

  /// Has something move on the screen.
  func add(_ track: MotionTrack, _ animation: Animation) {
    change.group?.claim()
    let former = tracks[track.id]
    lastNumber += 1
    track.begin(animation, at: elapsed(), for: change, number: lastNumber)
    tracks[track.id] = track
    former?.group?.release()
    schedule()
  }

  /// Whether a view may move: where movement is to be avoided it may not.
  func mayMove(_ node: ViewNode) -> Bool { keepsUp && !node.scope.values.accessibilityReduceMotion }

  /// The value of a view that shows now: one between two while it moves.
  func presented<Value>(_ node: ViewNode, _ value: Value) -> Value {
    guard !tracks.isEmpty, let track = tracks[ObjectIdentifier(node)] as? ValueTrack<Value> else {
      return value
    }
    return track.presented
  }

  /// Ends what moves for a view, or for another place: it shows the end when it is evaluated next.
  func end(_ id: ObjectIdentifier) {
    guard let track = tracks.removeValue(forKey: id) else { return }
    track.group?.release()
    schedule()
  }

  /// Has all that moves be where it ends; what takes time takes it.
  func finish() {
    for track in inOrder where !(track is PausingTrack) { finish(track) }
    schedule()
  }

  /// Forgets all that moves, and what waits for its end: the application is over.
  func stop() {
    tracks.removeAll()
    ghosts.removeAll()
    schedule()
  }

  private func finish(_ track: MotionTrack) {
    guard tracks[track.id] === track else { return }
    tracks[track.id] = nil
    track.didEnd()
    track.group?.release()
  }

  /// All that moves, in the order it began.
  var inOrder: [MotionTrack] { tracks.values.sorted { $0.number < $1.number } }
}

// MARK: - Ticking

extension Motion {
  /// Has the next frame come when it is due.
  private func schedule() {
    let now = elapsed() / .seconds(1)
    let next = tracks.values.map { $0.nextFrame(after: now) }.min() ?? .infinity
    if ticker != nil, tickTime <= next, next < .infinity { return }
    ticker?.cancel()
    ticker = nil
    guard next < .infinity else { return }
    tickTime = next
    let wait = Duration.nanoseconds(Int64(min(max(next - now, 0), 1e9) * 1e9) + 1)
    let clock = clock
    ticker = Task { [weak self] in
      // Cancelling is how the wait ends early.
      try? await clock.sleep(for: wait)
      if !Task.isCancelled { self?.tick() }
    }
  }

  /// Shows everything where it is now.
  func tick() {
    ticker?.cancel()
    ticker = nil
    let now = elapsed()
    run(Change()) {
      for track in inOrder where tracks[track.id] === track {
        if now / .seconds(1) >= track.end { finish(track) } else { track.advance(to: now) }
      }
    }
    schedule()
  }
}
