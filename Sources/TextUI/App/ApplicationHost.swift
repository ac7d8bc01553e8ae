import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering
import VirtualTime

/// A running application: its views, its screen and its accessibility tree, without a terminal.
@MainActor final class ApplicationHost: AutomationHost {
  /// All nodes.
  let graph: ViewGraph

  let scope: EnvironmentScope
  private var applicationBox: ApplicationBox?
  private var window: WindowBox?
  private var reporter = AccessibilityReporter()
  private var input: InputDispatcher?
  private var size: Size
  private let keyboardMode: KeyboardBox.Mode
  private var guide: KeyGuide?
  private var inspector: Inspector?
  private var keyboard: KeyboardBox?
  private let configuration: LaunchConfiguration
  var environment: RootEnvironment {
    didSet { scope.update(environment.apply) }
  }

  /// What the phase goes by.
  var phaseState = PhaseState()

  /// What the device of a test says of light and dark.
  private var deviceScheme: ColorScheme?

  /// What the terminal says of light and dark; `nil` where it says nothing.
  var terminalScheme: ColorScheme? {
    didSet { if terminalScheme != oldValue { showScheme() } }
  }

  private var drawn: CellGrid?
  private(set) var isTerminated = false

  /// Starts an application.
  ///
  /// - Parameters:
  ///   - application: Makes it; called once, in the environment of a running application.
  ///   - name: What it is called; `nil` for the name of its type.
  ///   - configuration: What it was launched with.
  ///   - clock: Its time.
  ///   - usualFooter: Whether there is a line at the bottom that says what keys do, where the launch says nothing; `nil` for as usual: under
  ///     a test its row is taken, otherwise it is shown.
  ///   - usualMotion: Whether changes are shown in a course of time, where the launch says nothing.
  init<Application: App>(
    _ application: () -> Application, name: String? = nil, configuration: LaunchConfiguration,
    clock: any Clock<Duration>, footer usualFooter: KeyFooterBox.Mode? = nil,
    motion usualMotion: Motion.Mode = .off
  ) {
    self.configuration = configuration
    if AuthorLengths.countsInPoints { _ = MainBundle.isFilled }
    size = configuration.screenSize
    let keyboard = configuration.choice(
      or: configuration.isAutomated ? KeyboardBox.Mode.hidden : .none)
    let comparison = configuration.choice(or: ViewComparison.Mode.captures)
    let rowMaking = configuration.choice(or: RowMaking.long)
    keyboardMode = keyboard.choice
    let footer = configuration.choice(
      or: usualFooter ?? (configuration.isAutomated ? .row : .shown))
    let motion = configuration.choice(or: usualMotion)
    // A change on another thread wakes the main loop; one on the main thread is seen in the same turn.
    graph = ViewGraph(
      clock: clock, comparison: comparison.choice, rowMaking: rowMaking.choice,
      motion: Motion.Settings(mode: motion.choice, isAutomated: configuration.isAutomated)
    ) {
      if !Scheduler.shared.isOnMainThread { MainLoop.wake() }
    }
    graph.usesColors = configuration.usesColors
    CallerGraph.note(graph)
    ScreenExtent.ofCaller.note(size)
    let type = String(nameOf: Application.self, isQualified: true)
    let module = type.split(separator: ".").first.map(String.init)
    graph.strings = StringTables(module: module)
    LocalizedStrings.begin(module: module, locale: configuration.userLocale)
    for problem in [
      keyboard.problem, comparison.problem, rowMaking.problem, footer.problem, motion.problem,
    ]
    .compactMap(\.self) {
      graph.warn(problem)
    }
    let requests = configuration.isAutomated ? nil : AuthorizationRequests()
    var environment = RootEnvironment(
      clock: clock, services: requests?.services ?? SystemServices.ofInstance ?? SystemServices(),
      editMode: StateLocation(EditMode.inactive, graph: graph), locale: configuration.userLocale,
      colorScheme: ColorScheme(configuration.appearance), isWide: LaunchConfiguration.isWide(size))
    environment.isAutomated = configuration.isAutomated
    environment.isForcedRightToLeft = configuration.isForcedRightToLeft
    environment.typeSize = configuration.contentSizeIndex.flatMap { DynamicTypeSize(rawValue: $0) }
    environment.isMotionOn = motion.choice == .on
    environment.reducesMotion = motion.choice == .reduced
    self.environment = environment
    scope = EnvironmentScope(in: EnvironmentScope(graph: graph), transform: environment.apply)
    let context = NodeContext(graph: graph, parent: nil, scope: scope, isActive: true)
    let root = AppNode(application(), context, requests) { [weak self] scheme in
      self?.environment.preferredScheme = scheme
      self?.graph.needsDisplay = true
    } show: { [weak self] in
      self?.window?.show($0)
    }
    graph.root = root
    let window = WindowBox(root)
    self.window = window
    let applicationBox = ApplicationBox(root)
    applicationBox.name = name ?? String(nameOf: Application.self)
    applicationBox.setChildren([window])
    self.applicationBox = applicationBox
    input = InputDispatcher(graph: graph, root: applicationBox, window: window)
    graph.focus.scopeRoot = { [weak window] in window?.inputRoot }
    lead(by: KeyGuide(footer.choice, parent: root, window: window))
    graph.presentationsChanged = { [weak self] in self?.showPresentations() }
    graph.editMenuChanged = { [weak graph, weak window] in window?.show(editMenu: graph?.editMenu) }
    showPresentations()
    environment.events.post(.didFinishLaunching)
  }

  /// Has people led through the keys.
  private func lead(by guide: KeyGuide) {
    self.guide = guide
    window?.footerRoom = { [weak guide] in guide?.footerHeight(of: $0) ?? 0 }
    window?.reportsFooter =
      configuration.environment[KeyFooterBox.Mode.variable] == KeyFooterBox.Mode.shown.rawValue
    guide.send = { [weak self] in self?.input?.handle(.key($0)) }
    input?.handleOther = { [weak self, weak guide] key in
      self?.inspect(key) == true || guide?.handle(key) == true
    }
    if configuration.arguments.contains(Inspector.option) { _ = inspect(KeyPress(.function(12))) }
  }

  /// Takes a key for the inspector, which F12 opens; returns whether it meant something.
  private func inspect(_ key: KeyPress) -> Bool {
    if let inspector, inspector.handle(key) { return true }
    guard key == KeyPress(.function(12)), let window, let applicationBox else { return false }
    guard Inspector.isInBuild || configuration.arguments.contains(Inspector.option) else {
      return false
    }
    let inspector = inspector ?? Inspector(window)
    if self.inspector == nil {
      self.inspector = inspector
      inspector.tree = { [weak self] in self?.tree ?? ElementTree() }
      inspector.box = { [weak applicationBox] in
        applicationBox?.topmost(at: $0) { $0.paints(at: $1) }
      }
      input?.interceptPointer = { [weak inspector] in inspector?.handle($0) ?? false }
    }
    inspector.toggle()
    return true
  }

  private func showPresentations() {
    window?.present(graph.presentations.map(\.box))
    graph.focus.focus(nil)
  }

  // MARK: - Updating

  /// How often layout may ask for another evaluation in one update.
  private static let layoutLimit = 20

  func update() -> Bool {
    var didAnything = false
    var rounds = 0
    graph.storedValues.noticeChanges()
    followAlertsOfSystem()
    showKeyboard()
    guide?.refreshFooter()
    inspector?.refresh()
    while graph.needsUpdate || graph.needsLayout || graph.mayHaveMoved {
      didAnything = true
      rounds += 1
      if rounds > Self.layoutLimit {
        let views = graph.waitingViews
        graph.warn(
          "The layout did not settle after \(Self.layoutLimit) rounds: "
            + (views.isEmpty
              ? "a view asks for another size each time it is laid out."
              : "\(views) changes with the room it has, and its room with it."))
        graph.dropWaiting()
        graph.needsLayout = false
        break
      }
      _ = graph.update()
      layOut()
      if wasResized { keepFocusInView() }
      graph.checkPlaces()
      graph.focus.settle()
      showKeyboard()
      guide?.refreshFooter()
      inspector?.refresh()
    }
    return becomeActive() || didAnything
  }

  /// Shows the software keyboard while a text field has the focus.
  private func showKeyboard() {
    guard keyboardMode != .none, let applicationBox else { return }
    guard let field = graph.focus.focused, field.isTextInput else {
      if let keyboard = applicationBox.keyboard {
        applicationBox.show(nil)
        keyboard.tell(isShown: false, on: size)
      }
      return
    }
    let keyboard = keyboard ?? KeyboardBox(applicationBox, mode: keyboardMode)
    if self.keyboard == nil {
      self.keyboard = keyboard
      keyboard.send = { [weak self] in self?.input?.handle(.key($0)) }
    }
    keyboard.attach(to: field)
    guard applicationBox.keyboard !== keyboard else { return }
    applicationBox.show(keyboard)
    keyboard.tell(isShown: true, on: size)
  }

  private func layOut() {
    guard graph.needsLayout, let applicationBox else { return }
    graph.needsLayout = false
    applicationBox.place(at: .zero, offering: Proposal(size))
  }

  // MARK: - The tree and the screen

  func treeDifference(since version: UInt64?) -> TreeDifference {
    if let applicationBox { reporter.report(applicationBox) }
    return reporter.difference(since: version)
  }

  func describeRest(holding text: String?) {
    for rows in graph.waitingRows
    where rows.waitingCount > 0 && text.map(rows.waitingRowsMayHold) != false {
      rows.makeRows(.max)
    }
  }

  var tree: ElementTree {
    if let applicationBox { reporter.report(applicationBox) }
    return reporter.recorder.tree
  }

  func screen() -> CellGrid {
    if let drawn, !graph.needsDisplay { return drawn }
    graph.spinner.beginDrawing()
    var canvas = DrawingCanvas(size)
    if let applicationBox { canvas.draw(applicationBox) }
    graph.needsDisplay = false
    var grid = canvas.grid
    graph.themeBox?.paint(&grid)
    graph.motion.compose(&grid)
    if !configuration.usesColors { grid = grid.withoutColors() }
    drawn = grid
    return grid
  }

  /// Whether something on the screen turns for as long as it shows.
  var showsSpinner: Bool { graph.spinner.isShown }

  /// Turns what turns one further.
  func advanceSpinner() {
    graph.spinner.advance()
    graph.needsDisplay = true
  }

  func adjust(_ id: ElementID, to target: HostAdjustment) -> HostAdjustmentOutcome {
    guard let box = reporter.box(of: id), !box.environment.isDisabled else { return .unsupported }
    return box.adjust(to: target)
  }

  /// Where the terminal's cursor shows: in the text field that has the focus; `nil` for nowhere.
  var cursor: Point? {
    guard let focused = graph.focus.focused, let cursor = focused.cursor else { return nil }
    let point = focused.absoluteOrigin + cursor
    return focused.visibleFrame.contains(point) ? point : nil
  }

  func hitPoint(of id: ElementID, scrollingIntoView scrollIntoView: Bool) -> HostHitPoint {
    guard let applicationBox, let box = reporter.box(of: id) else { return .missing }
    if let keyboard = applicationBox.keyboard, box.isInside(keyboard) {
      return .at(Rect(origin: box.absoluteOrigin, size: box.frame.size).center)
    }
    if reporter.recorder.tree[id]?.states.contains(.hidden) == true { return .hidden }
    if scrollIntoView {
      box.scrollIntoView()
      _ = update()
    }
    switch box.hitPoint(from: applicationBox) {
    case .at(let point): return .at(point)
    case .offscreen: return .offscreen
    case .covered(let cover): return .covered(by: coveringElement(cover, of: box))
    }
  }

  /// Returns the outermost element that a covering box is in and the covered one is not: the alert, not the text in it.
  private func coveringElement(_ cover: Box, of covered: Box) -> ElementID? {
    var found: ElementID?
    for candidate in cover.selfAndAncestors {
      if covered.isInside(candidate) { break }
      if let node = reporter.recorder.tree[candidate.id] {
        // What only holds others says nothing of what is in the way.
        if !node.isContainer || found == nil { found = candidate.id }
      } else if let inside = candidate.reportedIDs.first {
        found = inside
      }
    }
    return found
  }

  /// The box around all others.
  var rootBox: Box? { applicationBox }

  // MARK: - Input

  func perform(_ event: InputEvent) {
    if case .resize(let size) = event {
      resize(to: size)
    } else {
      input?.handle(event)
    }
  }

  func inputEnded() -> Bool { input?.decideTap() ?? false }

  /// Whether the screen has another size than when it was laid out.
  private var wasResized = false

  /// Scrolls what has the focus into view where a smaller screen left no place for it; on a phone that is what takes text alone.
  private func keepFocusInView() {
    wasResized = false
    guard let focused = graph.focus.focused, focused.visibleFrame.isEmpty,
      focused.isTextInput || !configuration.isAutomated
    else { return }
    focused.scrollIntoView()
  }

  private func resize(to newSize: Size) {
    guard newSize != size else { return }
    wasResized = true
    size = Size(width: max(1, newSize.width), height: max(1, newSize.height))
    ScreenExtent.ofCaller.note(size)
    let isWide = LaunchConfiguration.isWide(size)
    if isWide != environment.isWide { environment.isWide = isWide }
    graph.needsLayout = true
    graph.needsDisplay = true
  }

  // MARK: - Life

  var pendingWork: [String] { [] }

  var isMoving: Bool { graph.motion.willRest }

  func takeEvents() -> [HostEvent] {
    graph.takeWarnings().map(HostEvent.warning)
      + environment.openedURLs.take().map { .openedURL($0.absoluteString) }
  }

  func setAppearance(_ appearance: HostAppearance) {
    deviceScheme = ColorScheme(appearance)
    showScheme()
  }

  func setOrientation(_ orientation: HostOrientation) {
    HeldDevice.ofCaller.turn(to: orientation)
    let isLandscape = HeldDevice.ofCaller.isLandscape
    if isLandscape != environment.isLandscape { environment.isLandscape = isLandscape }
  }

  /// Has the application be light or dark by what was said last: by the device, at launch, by the terminal.
  private func showScheme() {
    let scheme = deviceScheme ?? ColorScheme(configuration.appearance) ?? terminalScheme
    guard scheme != environment.colorScheme else { return }
    environment.colorScheme = scheme
    graph.needsDisplay = true
  }

  func open(url: String) -> Bool {
    guard let url = URL(string: url) else { return false }
    return environment.urlHandlers.open(url)
  }

  func terminate() {
    guard !isTerminated else { return }
    isTerminated = true
    environment.events.terminate()
    graph.motion.stop()
    graph.root?.tearDown()
    _ = graph.update()
  }
}
