import AccessibilityTree

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

    /// Whether what is around it is an element that puts it away, as that around popovers on a phone, of which a choice of actions is one.
    var hasDismissRegion: Bool { self == .popover || self == .confirmationDialog }

    /// The most cells that it takes on a screen of some width.
    func largest(on width: Int) -> Size {
      switch self {
      case .alert, .confirmationDialog: Size(width: 56, height: .max)
      // As on phone and tablet: all of a narrow screen, and a part of a wide one.
      case .sheet: Size(width: 96, height: width > 100 ? 36 : .max)
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

  /// Whether it is what a control of this module opens, such as the calendar of a date.
  var isOfControl = false
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

  /// Whether it was put away although the condition holds still, as `.constant(true)` does.
  private var isPutAway = false

  /// Makes the node, the one inside and, if it is shown, the one over the screen.
  init(_ view: PresentationView<Content, Presented>, _ context: NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override func viewChanged(from old: PresentationView<Content, Presented>) {
    isPutAway = false
    evaluate()
  }

  override func evaluate() {
    let shown = evaluating { () -> (title: String, content: Presented)? in
      guard view.isPresented.wrappedValue else {
        isPutAway = false
        return nil
      }
      guard !isPutAway else { return nil }
      // What an alert shows is made with the view it belongs to.
      graph.isMakingSheet = view.kind == .sheet || view.kind == .cover || view.kind == .popover
      defer { graph.isMakingSheet = false }
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
    let setFalse: () -> Void = { [weak self] in self?.putAway() }
    let sheet = SheetHolders()
    let isDialog = view.kind == .alert || view.kind == .confirmationDialog
    let surround = { (values: inout EnvironmentValues) in
      values.dismiss = DismissAction(setFalse)
      values.dismissesPresentation = isDialog ? setFalse : nil
      values.isInMenu = false
      values.isInBar = false
      if isDialog { values.buttonStyleKind = .automatic }
      values.navigation = nil
      values.navigationPage = nil
      values.columnLead = nil
      values.isCollapsedColumn = false
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
    presentation.box.isOfControl = view.isOfControl
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

  /// Puts it away, as a phone does whatever becomes of the condition; where that holds on, it is shown again with the next change of the
  /// view around.
  private func putAway() {
    view.isPresented.wrappedValue = false
    isPutAway = view.isPresented.wrappedValue
    // Nobody may observe the condition.
    setNeedsEvaluation()
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
