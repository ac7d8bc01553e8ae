import AccessibilityTree

/// The graph of all nodes of one running application, and of what has to be brought up to date.
@MainActor final class ViewGraph {
  /// The way here for what may outlive the graph.
  let link = GraphLink()

  /// The outermost node: that of the application.
  var root: ViewNode?

  /// The turning symbol of what goes on without end.
  let spinner = Spinner()

  /// The view being evaluated, to which reads of state are put down.
  var evaluating: ViewNode? {
    didSet {
      #if DEBUG
      Self.telling = self
      #endif
    }
  }

  #if DEBUG
  /// The graph of the view that was evaluated last, to which modifiers tell that they mean nothing: they know of no other.
  static weak var telling: ViewGraph?

  /// The modifiers of which it was told, by where their names are.
  var toldModifiers: Set<UnsafePointer<UInt8>> = []

  /// The names of these.
  var toldNames: Set<String> = []
  #endif

  /// The views that read observable properties which have changed.
  let invalidations: InvalidationQueue

  /// Tells unchanged views from changed ones.
  let comparison: ViewComparison

  /// What moves on the screen.
  let motion: Motion

  /// The view whose theme the screen is drawn in; `nil` for the terminal's own colours.
  weak var themeBox: ThemeBox? {
    didSet { needsDisplay = true }
  }

  /// The alerts and sheets on the screen, the topmost last.
  var presentations: [Presentation] = [] {
    didSet { presentationsChanged() }
  }

  /// Called when the alerts and sheets on the screen are others.
  var presentationsChanged: () -> Void = {}

  /// The menu of the text that is edited, over all else; `nil` while none is shown.
  var editMenu: EditMenu? {
    didSet { if editMenu !== oldValue { editMenuChanged() } }
  }

  /// Called when another such menu is shown, or none.
  var editMenuChanged: () -> Void = {}

  /// The views that have something to show over the screen when what is shown now was put away.
  private var awaitingPresentation: [ViewNode] = []

  /// The menu of the application; `nil` where its scene has no commands.
  weak var applicationMenu: (any ApplicationMenu)?

  /// Returns what is shown over a presentation, or over the screen for `nil`, except menus, beside which anything may be.
  func presentation(over presenter: ObjectIdentifier?) -> Presentation? {
    presentations.first { $0.presenter == presenter && $0.box.kind != .menu }
  }

  /// Has a view evaluated anew when something was put away.
  func awaitPresentation(_ view: ViewNode) {
    if !awaitingPresentation.contains(where: { $0 === view }) { awaitingPresentation.append(view) }
  }

  /// Lets those try again that wait for something to be put away.
  func presentationEnded() {
    let views = awaitingPresentation
    awaitingPresentation.removeAll()
    for view in views { view.setNeedsEvaluation() }
  }

  /// What was deleted from a text last, and can be put back.
  var killedText = ""

  /// Who has the keyboard's focus.
  let focus = FocusSystem()

  /// The values that what has the focus gives.
  private(set) lazy var focusedValues = FocusedValueStore(self)

  /// The box that has the focus, for views that read it; nobody keeps it up to date until one does.
  private(set) lazy var focusedBox: StateLocation<ElementID?> = {
    let location = StateLocation<ElementID?>(focus.focused?.id, graph: self)
    focus.observers[location] = { [unowned self] _ in
      location.value = focus.focused?.id
    }
    return location
  }()

  /// The values that are kept from launch to launch.
  let storedValues = StoredValues()

  /// The time of the application, for code that wants an exact one.
  let clock: any Clock<Duration>

  /// Whether the screen shows colours.
  var usesColors = true

  /// How fast the touch is that moves now, in cells a second.
  var touchVelocity = CGSize.zero

  /// Which lists have rows that wait to be made.
  let rowMaking: RowMaking

  /// The collections of which rows may wait to be made, in the order they came.
  var waitingRows: [any WaitingRows] = []

  /// The time on that clock as a date.
  var now: Date { startDate.addingTimeInterval(elapsed() / .seconds(1)) }

  /// When the application started.
  private let startDate = Date()

  /// Returns how much of the application's time has passed since.
  private let elapsed: () -> Duration

  /// The tables of translations.
  var strings = StringTables(module: nil)

  /// Whether a view ever said where an alignment guide is; until then nobody is asked.
  var usesAlignmentGuides = false

  /// Whether a box has to be laid out.
  var needsLayout = false

  /// Whether something has to be drawn anew.
  var needsDisplay = false

  /// How deep nodes may stand inside each other before there is more to see to.
  private(set) var depthLimit = 1_000

  /// How many states were changed that no view has read.
  var unreadStates = 0

  /// Whether the content of a sheet is made.
  var isMakingSheet = false

  private var dirty: [ViewNode] = []
  private var collecting: [ViewNode] = []
  private var preferenceReaders: [any PreferenceReading] = []
  private var afterUpdate: [(view: ViewNode, action: () -> Void)] = []
  private var warnings: [String] = []
  private var knownWarnings: Set<String> = []
  private var lastID: UInt64 = 0

  /// How many parts were made.
  private var nodeCount = 0

  /// Makes an empty hierarchy.
  ///
  /// - Parameters:
  ///   - clock: The time of the application.
  ///   - comparison: How far it goes in telling unchanged views from changed ones.
  ///   - rowMaking: Which lists have rows that wait to be made.
  ///   - motion: Whether changes are shown in a course of time.
  ///   - wake: Called, on any thread, when an observable property changed that a view read.
  init(
    clock: any Clock<Duration>, comparison: ViewComparison.Mode, rowMaking: RowMaking,
    motion: Motion.Settings = Motion.Settings(), wake: @escaping @Sendable () -> Void
  ) {
    self.clock = clock
    elapsed = Self.stopwatch(clock)
    self.comparison = ViewComparison(comparison)
    self.motion = Motion(
      motion, clock: clock, elapsed: elapsed, comparison: self.comparison)
    self.rowMaking = rowMaking
    invalidations = InvalidationQueue(wake: wake)
    link.lead(to: self)
  }

  deinit {
    link.lead(to: nil)
  }

  /// Returns what tells how much time has passed since now.
  private static func stopwatch<Time: Clock>(_ clock: Time) -> () -> Duration
  where Time.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Returns an identity that was never used before in this launch.
  func makeID() -> ElementID {
    lastID += 1
    return ElementID(lastID)
  }

  /// Returns whether there may be a node inside one that stands as deep as is allowed: the stack may have to grow for it.
  func allowsDepth(of node: ViewNode) -> Bool {
    depthLimit = max(depthLimit, min(Int(MainStack.makeRoom()) / Self.bytesPerNode, 20_000))
    if node.depth < depthLimit { return true }
    warn(
      "\(node.viewName): views stand deeper inside each other than there is room for, as they do where a view "
        + "shows itself; what is further inside is left out.")
    return false
  }

  /// How many bytes of the stack a node takes for itself and its box, in the deepest of all walks of a debug build.
  private static let bytesPerNode = 8_000

  // MARK: - Watching places

  /// The boxes that tell of places the author asked for.
  private var watched = ObjectTable<any PlaceWatching>()

  /// Whether something may have moved since the places were looked at.
  var mayHaveMoved = false

  /// Has a box look at places after each layout and scrolling.
  func watch(_ box: any PlaceWatching) {
    watched[box] = box
  }

  /// Has boxes look at places.
  func checkPlaces() {
    mayHaveMoved = false
    for box in watched.values where !box.checkPlaces() { watched[box] = nil }
  }

  // MARK: - Asking for updates

  /// Counts a part that is made.
  ///
  /// - Returns: Its number.
  func numberOfNewNode() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// Puts a view in the queue of those to evaluate.
  func enqueue(_ node: ViewNode) {
    dirty.append(node)
  }

  /// Puts a view in the queue of those that collect the boxes of the views inside.
  func enqueue(collecting node: ViewNode) {
    collecting.append(node)
  }

  /// Puts a view in the queue of those that look at a preference anew, unless it is there.
  func enqueue(reading reader: any PreferenceReading) {
    guard !reader.isWaiting else { return }
    reader.isWaiting = true
    preferenceReaders.append(reader)
  }

  /// Runs code after the views were evaluated, before the screen is laid out; `onAppear` and its like.
  ///
  /// - Parameters:
  ///   - view: The view the code belongs to.
  ///   - action: The code.
  func afterUpdate(of view: ViewNode, _ action: @escaping () -> Void) {
    afterUpdate.append((view, action))
  }

  /// Reports a change of state made while a view is evaluated.
  func stateWillChange() {
    guard let evaluating else { return }
    warn(
      "\(evaluating.viewName) changes state while it is evaluated. "
        + "Change state in an action, in onAppear or onChange, or in a task.")
  }

  /// The names of the views that wait to be evaluated, or for code of theirs to run.
  var waitingViews: String {
    let views = dirty + afterUpdate.map(\.view)
    return Set(views.map(\.viewName)).sorted().joined(separator: ", ")
  }

  /// Whether there is something to bring up to date.
  var needsUpdate: Bool {
    !dirty.isEmpty || !collecting.isEmpty || !preferenceReaders.isEmpty || !afterUpdate.isEmpty
      || !invalidations.isEmpty
  }

  // MARK: - Updating

  /// How often in one update a view may ask for another evaluation before it is stopped.
  private static let roundLimit = 100

  /// Evaluates what changed, collects what is on the screen, and runs what waits for that, until nothing is left to do.
  ///
  /// - Returns: Whether there was anything to do.
  func update() -> Bool {
    guard needsUpdate else { return false }
    var rounds = 0
    while needsUpdate {
      rounds += 1
      if rounds > Self.roundLimit {
        stopRunaways()
        break
      }
      for (reference, scope) in invalidations.takeAll() {
        reference.setNeedsEvaluation(for: scope)
        scope?.group?.release()
      }
      evaluateDirty()
      collect()
      readPreferences()
      let actions = afterUpdate
      afterUpdate.removeAll()
      for (_, action) in actions { action() }
      if motion.isOn, dirty.isEmpty { motion.updateEnded() }
    }
    return true
  }

  private func evaluateDirty() {
    var budget = 0
    while !dirty.isEmpty {
      let batch = dirty.sorted {
        $0.depth == $1.depth ? $0.number < $1.number : $0.depth < $1.depth
      }
      dirty.removeAll(keepingCapacity: true)
      for node in batch { node.evaluateIfNeeded() }
      budget += 1
      if budget > Self.roundLimit { return }
    }
  }

  private func collect() {
    while !collecting.isEmpty {
      let batch = collecting
      collecting.removeAll(keepingCapacity: true)
      for node in batch { node.collectIfNeeded() }
    }
  }

  private func readPreferences() {
    while !preferenceReaders.isEmpty {
      let readers = preferenceReaders
      preferenceReaders.removeAll(keepingCapacity: true)
      for reader in readers {
        reader.isWaiting = false
        reader.readPreference()
      }
    }
  }

  private func stopRunaways() {
    warn(
      "The views did not come to rest after \(Self.roundLimit) rounds of evaluation: "
        + "\(waitingViews) changes again and again what it reads itself. Change state in an action or a task instead."
    )
    dropWaiting()
  }

  /// Gives up what waits, because it would never end.
  func dropWaiting() {
    for node in dirty { node.cancelEvaluation() }
    for reader in preferenceReaders { reader.isWaiting = false }
    dirty.removeAll()
    preferenceReaders.removeAll()
    afterUpdate.removeAll()
    collect()
  }

  // MARK: - Warnings

  /// Puts down a mistake of the author, once for each text.
  func warn(_ text: String) {
    guard knownWarnings.insert(text).inserted else { return }
    warnings.append(text)
  }

  /// Hands out the warnings since last time.
  func takeWarnings() -> [String] {
    defer { warnings.removeAll() }
    return warnings
  }
}
