import AccessibilityTree
import AutomationWire
import TextRendering

/// An alert, dialog or sheet on the screen.
@MainActor final class Presentation {
  /// A kind of presentation.
  enum Kind {
    case alert
    case confirmationDialog
    case sheet
    case cover
    case menu
    case popover

    /// Whether it stands beside what it belongs to; a tap elsewhere puts it away.
    var isAnchored: Bool { self == .menu || self == .popover }

    /// The most cells that it takes, on a screen of any size.
    var largest: Size {
      switch self {
      case .alert, .confirmationDialog: Size(width: 56, height: .max)
      case .sheet: Size(width: 96, height: 36)
      case .cover, .menu, .popover: Size(width: .max, height: .max)
      }
    }

    /// The fewest columns that it takes.
    var leastWidth: Int {
      switch self {
      case .alert, .confirmationDialog: 24
      case .sheet: 32
      case .cover, .menu, .popover: 0
      }
    }

    /// What it is called in messages.
    var name: String {
      switch self {
      case .alert: "an alert"
      case .confirmationDialog: "a confirmation dialog"
      case .sheet: "a sheet"
      case .cover: "a cover"
      case .menu: "a menu"
      case .popover: "a popover"
      }
    }
  }

  /// Its box over the screen.
  let box: PresentationBox

  /// What it is shown over: another presentation, or the screen for `nil`.
  let presenter: ObjectIdentifier?

  /// Makes a presentation of a view.
  init(_ owner: any BoxOwner, kind: Kind, title: String, dismiss: @escaping () -> Void) {
    box = PresentationBox(owner, kind: kind, title: title, dismiss: dismiss)
    presenter = owner.scope.values.presenter
  }
}

/// The key of what a presentation is shown over.
private enum PresenterKey: EnvironmentKey {
  static var defaultValue: ObjectIdentifier? { nil }
}

extension EnvironmentValues {
  /// The presentation that the view is in, over which its own are shown; `nil` on the screen.
  var presenter: ObjectIdentifier? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }
}

/// The box of an alert, dialog or sheet: covers the screen, with a panel in its middle.
final class PresentationBox: Box {
  /// What it looks like.
  let kind: Presentation.Kind

  /// Where a menu belongs to, on the screen; it stands below or above it.
  var anchor: () -> Rect? = { nil }

  /// What the views inside say of how it is put away, and how high it is.
  var holders: SheetHolders? {
    didSet {
      holders?.heights.changed = { [weak self] in self?.panel.setNeedsLayout() }
      panel.heights = holders?.heights
    }
  }

  private let dismiss: () -> Void
  private let panel: PanelBox

  /// What holds the views, in the panel.
  private let content: Box

  /// Makes the box of a presentation.
  init(
    _ owner: any BoxOwner, kind: Presentation.Kind, title: String, dismiss: @escaping () -> Void
  ) {
    self.kind = kind
    self.dismiss = dismiss
    panel = PanelBox(owner, kind: kind, title: title)
    switch kind {
    case .alert, .confirmationDialog:
      content = ContainerBox(owner)
      panel.setChildren([ContainerBox(around: content)])
    case .sheet, .cover:
      content = ScreenBox(owner)
      panel.setChildren([content])
    case .menu, .popover: content = panel
    }
    super.init(owner)
    setChildren(kind == .popover ? [DismissRegionBox(self), panel] : [panel])
  }

  /// What it is called by tests.
  var title: String {
    get { panel.title }
    set { panel.title = newValue }
  }

  /// Has a sheet come up or go down.
  func move(_ way: ScreenMotion.Way) {
    guard kind == .sheet || kind == .cover else { return }
    graph.motion.move(self, way) { [panel] in [panel.placeOnScreen] }
  }

  /// Shows views in the panel.
  func show(_ views: [Box]) {
    content.setChildren(views)
  }

  override func element() -> ElementNode? {
    kind == .menu ? nil : ElementNode(id: id, elementType: .other)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func layoutChildren() {
    if kind == .popover {
      children.first?.place(at: .zero, offering: Proposal(frame.size))
    }
    if kind.isAnchored, let anchor = anchor() { return placeMenu(at: anchor) }
    let margin = kind == .cover ? 0 : 2
    let most = kind.largest
    let height = kind == .sheet ? holders?.heights.height(on: frame.height) : nil
    let offer = Proposal(
      width: max(1, min(frame.width - 2 * margin, most.width)),
      height: height ?? max(1, min(frame.height - margin, most.height)))
    let size = panel.size(for: offer)
    panel.place(
      at: Point(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
      offering: offer)
  }

  /// Puts the panel below what it belongs to, or above it where there is more room.
  private func placeMenu(at anchor: Rect) {
    let above = anchor.minY
    let below = frame.height - anchor.maxY
    let ideal = panel.size(for: Proposal(width: frame.width, height: nil))
    let isBelow = ideal.height <= below || below >= above
    let offer = Proposal(width: frame.width, height: max(3, isBelow ? below : above))
    let size = panel.size(for: offer)
    let y = isBelow ? anchor.maxY : anchor.minY - size.height
    panel.place(
      at: Point(
        x: min(max(0, anchor.maxX - size.width), max(0, frame.width - size.width)),
        y: min(max(0, y), max(0, frame.height - size.height))), offering: offer)
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard kind.isAnchored || kind == .confirmationDialog, !panel.frame.contains(point) else {
      return false
    }
    // As on a phone, beside a choice of actions is what cancels it.
    if kind == .confirmationDialog, let cancel = panel.cancelButton {
      cancel.pressIfEnabled()
    } else {
      dismiss()
    }
    return true
  }

  override func draw(on canvas: inout DrawingCanvas) {
    guard !kind.isAnchored else { return }
    canvas.restyle(Rect(origin: .zero, size: frame.size)) {
      $0.attributes = [.faint]
      $0.foreground = .default
    }
  }

  override func paints(at point: Point) -> Bool { true }

  /// Returns the control that has the focus first; `nil` for the first that takes it by itself.
  ///
  /// The field of an alert is there to be typed in. A second Return, by mistake, must not destroy anything.
  func preferredFocus(among stops: [Box]) -> Box? {
    if kind == .alert, let field = stops.first(where: \.isTextInput) { return field }
    return stops.first { $0.takesFocusByItself && $0.trait(ButtonRoleTrait.self) != .destructive }
  }

  override func handle(_ key: KeyPress) -> Bool {
    key.key == .escape && key.modifiers.isEmpty && leadBack()
  }

  /// Whether people can put it away by Escape.
  var isDismissible: Bool { kind != .cover && holders?.isEmpty != false }

  override func leadBack() -> Bool {
    if isDismissible { dismiss() }
    return true
  }

  // A swipe up or down takes a sheet to its next height; one down from the lowest puts it away.
  override func handleSwipe(by distance: Int, hasScrolled: Bool) -> Bool {
    guard kind == .sheet, !hasScrolled || distance > 0 else { return true }
    let step = distance > 0 ? -1 : 1
    if holders?.heights.advance(by: step, on: frame.height) == true || distance < 0 { return true }
    if holders?.isEmpty != false { dismiss() }
    return true
  }
}

/// A view that shows another over the screen while a condition holds.
struct PresentationView<Content: View, Presented: View>: WrappingView {
  let content: Content
  let kind: Presentation.Kind

  /// Returns the title for tests; asked when it is shown.
  var title: () -> Text = { Text(verbatim: "") }
  let isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?

  /// Whether it is shown in another way where there is little room.
  var isAdaptive = false
  let presented: () -> Presented

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    PresentationNode(view, context)
  }
}

/// The node of a view that shows another over the screen.
final class PresentationNode<Content: View, Presented: View>: ContentNode<
  PresentationView<Content, Presented>
>
{
  private var presented: TypedNode<Presented>?
  private var presentation: Presentation?
  private var scheme: PreferredColorScheme?

  /// Makes the node, the one inside and, if it is shown, the one over the screen.
  init(_ view: PresentationView<Content, Presented>, _ context: NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override func viewChanged(from old: PresentationView<Content, Presented>) {
    evaluate()
  }

  override func evaluate() {
    let shown = evaluating { () -> (title: String, content: Presented)? in
      guard view.isPresented.wrappedValue else { return nil }
      return (view.title().content.string(for: self), view.presented())
    }
    switch (presented, shown) {
    case (let presented?, let shown?):
      presented.update(shown.content)
      presentation?.box.title = shown.title
    case (nil, let shown?): if mayPresent() { present(shown.content, title: shown.title) }
    case (_?, nil): dismiss()
    case (nil, nil): break
    }
  }

  /// Returns whether it can be shown now; if not, it is asked again when another was put away.
  ///
  /// A view controller of a phone presents one other at a time. SwiftUI says so on the console ("Currently, only presenting a single
  /// sheet is supported. The next sheet will be presented when the currently presented sheet gets dismissed."), and UIKit ("Attempt
  /// to present … which is already presenting …").
  private func mayPresent() -> Bool {
    let presenter = scope.values.presenter
    guard let other = graph.presentation(over: presenter) else { return true }
    graph.warn(
      "\(viewName): \(view.kind.name) is asked for while \(other.box.kind.name) is shown from the same screen; "
        + "it is shown when that is put away.")
    graph.awaitPresentation(self)
    return false
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    super.visitChildren(visit)
    if let presented { visit(presented) }
  }

  // What is over the screen says nothing for those on it.
  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?)
  {
    child?.reducePreference(key, into: &value)
  }

  override func preferenceChanged(_ key: any PreferenceKey.Type) {
    scheme?.preferenceChanged(key)
  }

  override func childOutputChanged() {
    setNeedsCollecting()
    outputChanged()
  }

  override func collectBoxes() {
    presentation?.box.show(presented?.boxes ?? [])
  }

  override func willTearDown() {
    remove()
  }

  private func present(_ content: Presented, title: String) {
    let setFalse: () -> Void = { [weak self] in self?.view.isPresented.wrappedValue = false }
    let sheet = SheetHolders()
    let isDialog = view.kind == .alert || view.kind == .confirmationDialog
    let surround = { (values: inout EnvironmentValues) in
      values.dismiss = DismissAction(setFalse)
      values.dismissesPresentation = isDialog ? setFalse : nil
      if isDialog { values.buttonStyleKind = .automatic }
      values.navigation = nil
      values.navigationPage = nil
      values.tabBarVisibility = nil
      values.isDisabled = false
      values.sheet = sheet
      values.presenter = ObjectIdentifier(sheet)
    }
    let scope = EnvironmentScope(in: scope, transform: surround)
    scheme = PreferredColorScheme(graph) { [weak self] in
      self?.presented
    } changed: { scheme in
      scope.update { values in
        surround(&values)
        if let scheme { values.colorScheme = scheme }
      }
    }
    presented = Presented.makeNode(content, childContext(scope: scope))
    let presentation = Presentation(self, kind: kind(of: sheet), title: title, dismiss: setFalse)
    presentation.box.anchor = { [weak self] in
      self?.boxes.first.map { Rect(origin: $0.absoluteOrigin, size: $0.frame.size) }
    }
    presentation.box.holders = sheet
    self.presentation = presentation
    graph.presentations.append(presentation)
    presentation.box.move(.rise)
    setNeedsCollecting()
  }

  /// Returns what is shown: as on a phone a popover is a sheet where there is little room, unless the views inside say otherwise.
  private func kind(of sheet: SheetHolders) -> Presentation.Kind {
    guard view.isAdaptive, scope.values.horizontalSizeClass == .compact else { return view.kind }
    switch sheet.adaptation.kind {
    case .automatic, .sheet: return .sheet
    case .none, .popover: return view.kind
    case .fullScreenCover: return .cover
    }
  }

  private func dismiss() {
    presented?.tearDown()
    presented = nil
    remove()
    view.onDismiss.map { graph.afterUpdate(of: self, $0) }
  }

  private func remove() {
    guard let presentation else { return }
    self.presentation = nil
    presentation.box.move(.sink)
    graph.presentations.removeAll { $0 === presentation }
    graph.presentationEnded()
  }
}

extension Box {
  /// The button inside that cancels; `nil` when there is none.
  fileprivate var cancelButton: ButtonBox? {
    if let button = self as? ButtonBox, button.role == .cancel { return button }
    return children.lazy.compactMap(\.cancelButton).first
  }
}
