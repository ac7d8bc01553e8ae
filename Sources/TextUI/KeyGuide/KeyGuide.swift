import AccessibilityTree
import AutomationWire

/// What leads people through the keys of an application: the line at the bottom, the list of all keys, the palette of commands.
///
/// None of it comes before what the application does with a key itself, nor before a field that takes text.
@MainActor final class KeyGuide {
  /// The line at the bottom, where it is shown.
  private(set) var footer: KeyFooterBox?

  /// Whether the line at the bottom takes its row.
  let mode: KeyFooterBox.Mode

  /// Takes the keys of hints that are tapped.
  var send: (KeyPress) -> Void = { _ in }

  private unowned let graph: ViewGraph
  private unowned let window: WindowBox
  private let parent: ViewNode
  private var footerNode: GuestNode?
  private var shownHints: [KeyHint] = []

  /// What is open.
  private var opened: Opened?

  /// A panel that is open.
  private struct Opened {
    /// The panel over the screen.
    let presentation: Presentation

    /// Its views.
    let node: GuestNode

    /// What had the focus before.
    weak var focused: Box?

    /// What kept it in the environment, so that the application's own alerts are shown over it.
    let presenter: AnyObject
  }

  /// An object that stands for a panel.
  private final class Presenter {}

  /// Makes the guide of an application.
  ///
  /// - Parameters:
  ///   - mode: Whether there is a line at the bottom.
  ///   - parent: The node of the application.
  ///   - window: Its window.
  init(_ mode: KeyFooterBox.Mode, parent: ViewNode, window: WindowBox) {
    self.mode = mode
    self.parent = parent
    self.window = window
    graph = parent.graph
  }

  private var environment: EnvironmentValues { window.contentEnvironment }

  // MARK: - The line at the bottom

  /// Returns how many rows the line takes of a screen.
  func footerHeight(of screen: Size) -> Int {
    guard mode != .none, screen.height >= KeyFooterBox.smallestScreen.height,
      screen.width >= KeyFooterBox.smallestScreen.width
    else { return 0 }
    return environment.keyFooterVisibility == .hidden ? 0 : 1
  }

  /// Brings the line at the bottom up to date, where something else may have the focus or other controls are there.
  func refreshFooter() {
    guard mode == .shown, graph.needsDisplay, window.footerHeight > 0 else { return }
    let hints = hints
    guard hints != shownHints || footer == nil else { return }
    shownHints = hints
    let view = AnyView(KeyFooter(hints: hints))
    if let footerNode { return footerNode.update(view) }
    let scope = EnvironmentScope(in: window.contentScope ?? parent.scope) { values in
      values.isDisabled = false
    }
    let box = KeyFooterBox(parent.childContext(scope: scope))
    box.send = { [weak self] in self?.send($0) }
    footer = box
    footerNode = GuestNode(view, parent.childContext(scope: scope)) { [weak box] in
      box?.setChildren($0)
    }
    window.show(footer: box)
  }

  /// The keys that mean something now, the most useful first.
  private var hints: [KeyHint] {
    let collector = collector
    var hints = collector.ofFocus + collector.shortcuts
    let isTyping = graph.focus.focused?.isTextInput == true
    if !isTyping, opened == nil, collector.searchField != nil {
      hints.append(KeyHint("/", "search"))
    }
    if opened == nil { hints += menuHints }
    if environment.keyHelpVisibility != .hidden {
      hints.append(isTyping ? KeyHint(.function(1), "help") : KeyHint("?", "help"))
    }
    if environment.commandPaletteVisibility != .hidden, opened == nil {
      hints.append(KeyHint("p", with: .control, "commands"))
    }
    return hints
  }

  private var collector: KeyHintCollector {
    KeyHintCollector(root: window.inputRoot, focused: graph.focus.focused)
  }

  /// The actions in the menu of the application, which are not on the screen.
  private var menuActions: [Box] { graph.applicationMenu?.actionBoxes ?? [] }

  /// Collectors of these actions.
  private var menuCollectors: [KeyHintCollector] {
    menuActions.map { KeyHintCollector(root: $0, focused: nil) }
  }

  /// The key that opens the menu of the application, where it has one.
  private var menuHints: [KeyHint] {
    menuActions.isEmpty ? [] : [KeyHint(.function(10), "menu")]
  }

  // MARK: - What keys open

  /// Takes a key that nothing else took; returns whether it meant something.
  func handle(_ key: KeyPress) -> Bool {
    guard mode == .shown else { return false }
    switch (key.key, key.modifiers.subtracting(.shift)) {
    case (.character("?"), []), (.function(1), []):
      guard environment.keyHelpVisibility != .hidden, opened == nil else { return false }
      openHelp()
    case (.character("p"), .control):
      guard environment.commandPaletteVisibility != .hidden, opened == nil else { return false }
      openPalette()
    case (.character("/"), []):
      guard opened == nil, let field = collector.searchField else { return false }
      graph.focus.focus(field)
    default: return false
    }
    return true
  }

  private var rowLimit: Int { max(3, window.frame.height - 8) }

  private func openHelp() {
    let collector = collector
    let shortcuts = collector.shortcuts + menuCollectors.flatMap(\.shortcuts) + menuHints
    open(
      title: "Keys",
      AnyView(
        KeyHelp(
          groups: [
            KeyHelp.Group(title: "Here", hints: collector.ofFocus),
            KeyHelp.Group(title: "Shortcuts", hints: shortcuts), .everywhere,
          ], rowLimit: rowLimit)))
  }

  private func openPalette() {
    let collectors = [collector] + menuCollectors
    let shortcuts = Dictionary(
      collectors.flatMap(\.shortcuts).map { ($0.title, $0.key) },
      uniquingKeysWith: { first, _ in first })
    let controls = collectors.flatMap(\.controls)
    let commands = controls.enumerated().compactMap { index, control -> PaletteCommand? in
      let title = control.commandTitle
      guard !title.isEmpty else { return nil }
      // An action of the menu may be all by itself; what is on the screen may leave it.
      let isAlone = control.parent == nil
      return PaletteCommand(
        id: index, title: title, note: shortcuts[title] ?? control.pressTitle,
        run: { [weak control] in
          guard let control, isAlone || control.parent != nil else { return }
          control.pressIfEnabled()
        })
    }
    open(
      title: "Commands",
      AnyView(
        CommandPalette(commands: commands, rowLimit: min(12, rowLimit)) { [weak self] command in
          self?.close()
          command.run()
        }))
  }

  private func open(title: String, _ view: AnyView) {
    let presenter = Presenter()
    let scope = EnvironmentScope(in: window.contentScope ?? parent.scope) { [weak self] values in
      values.dismiss = DismissAction { self?.close() }
      values.dismissesPresentation = nil
      values.buttonStyleKind = .automatic
      values.navigation = nil
      values.navigationPage = nil
      values.isDisabled = false
      values.presenter = ObjectIdentifier(presenter)
    }
    let context = parent.childContext(scope: scope)
    let presentation = Presentation(context, kind: .popover, title: title) { [weak self] in
      self?.close()
    }
    let node = GuestNode(view, context) { [weak presentation] in presentation?.box.show($0) }
    opened = Opened(
      presentation: presentation, node: node, focused: graph.focus.focused, presenter: presenter)
    graph.presentations.append(presentation)
  }

  private func close() {
    guard let opened else { return }
    self.opened = nil
    opened.node.tearDown()
    graph.presentations.removeAll { $0 === opened.presentation }
    graph.presentationEnded()
    guard let focused = opened.focused, focused.parent != nil else { return }
    graph.focus.focus(focused)
  }
}
