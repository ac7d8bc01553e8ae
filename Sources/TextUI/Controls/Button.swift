/// A control that runs code when it is pressed: by a tap, or by Return or Space while it has the focus.
///
/// Mirrors SwiftUI's `Button`.
public struct Button<Label: View>: PrimitiveView {
  /// What it is for.
  let role: ButtonRole?

  /// What pressing it does.
  let action: () -> Void

  /// What it looks like.
  let label: Label

  /// Whether pressing it shows another page.
  var leadsOn = false

  /// The value whose page it shows; `nil` when it shows none.
  var linkValue: AnyHashable?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - action: What pressing it does.
  ///   - label: What it looks like.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - action: What pressing it does.
  ///   - label: What it looks like.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ButtonNode(view, context)
  }

  /// Adds the texts of the label, and what they make up together.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    texts.addButton { Label.addTexts(of: view?.label, to: &$0) }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, action: @escaping () -> Void
  ) {
    self.init(role: nil, action: action) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, action: @escaping () -> Void
  ) {
    self.init(role: nil, action: action) { TextUI.Label(title, systemImage: name) }
  }
}

/// The node of a button: its label, or what a style of the author's makes of that.
final class ButtonNode<Label: View>: TypedNode<Button<Label>> {
  /// What is inside.
  private enum Content {
    /// The label as it is.
    case label(TypedNode<Label>)

    /// What a style makes of the label.
    case styled(TypedNode<AnyView>)
  }

  private var view: Button<Label>
  private let box: ButtonBox
  private var content: Content?

  /// Whether the style presses the button itself, so that it has no box of its own.
  private var isPrimitive = false

  /// Makes the node.
  init(_ view: Button<Label>, _ context: NodeContext) {
    self.view = view
    box = ButtonBox(context)
    super.init(context)
    box.pressedChanged = { [weak self] in
      // Only a style is told.
      if case .styled = self?.content { self?.setNeedsEvaluation() }
    }
    evaluate()
    collectBoxes()
  }

  override func update(_ view: Button<Label>) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    box.action = view.action
    box.leadsOn = view.leadsOn
    box.linkValue = view.linkValue
    let style = evaluating { scope.values.buttonStyleKind }
    switch style {
    case .styled(let style):
      isPrimitive = false
      show(
        style.makeView(
          ButtonStyleConfiguration(
            role: view.role, label: ControlPart(view.label), isPressed: box.isPressed)))
    case .primitive(let style):
      isPrimitive = true
      show(
        style.makeView(
          PrimitiveButtonStyleConfiguration(
            role: view.role, label: ControlPart(view.label.modified(by: StyledLabelModifier())),
            action: view.action)))
    default:
      isPrimitive = false
      showLabel()
    }
    box.apply(role: view.role, look: ButtonBox.Look(style))
  }

  private func showLabel() {
    if case .label(let node) = content { return node.update(view.label) }
    replace(.label(Label.makeNode(view.label, childContext())))
  }

  private func show(_ styled: AnyView) {
    if case .styled(let node) = content { return node.update(styled) }
    replace(.styled(AnyView.makeNode(styled, childContext())))
  }

  private func replace(_ new: Content) {
    let isFirst = content == nil
    visitChildren { $0.tearDown() }
    content = new
    if !isFirst {
      setNeedsCollecting()
      outputChanged()
    }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    switch content {
    case .label(let node): visit(node)
    case .styled(let node): visit(node)
    case nil: break
    }
  }

  override func appendBoxes(to boxes: inout [Box]) {
    if isPrimitive { visitChildren { $0.appendBoxes(to: &boxes) } } else { boxes.append(box) }
  }

  override func childOutputChanged() {
    if isPrimitive { outputChanged() } else { setNeedsCollecting() }
  }

  override func collectBoxes() {
    guard !isPrimitive else { return }
    var boxes: [Box] = []
    visitChildren { $0.appendBoxes(to: &boxes) }
    box.setChildren(boxes)
  }
}
