import AccessibilityTree
import AutomationWire
import TextRendering

/// A role of a button: what it is for.
///
/// Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Sendable, Equatable {
  private let name: String

  /// Gives something up or deletes it.
  public static let destructive = ButtonRole(name: "destructive")

  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs code when it is pressed: by a tap, or by Return or Space while it has the focus.
///
/// Mirrors SwiftUI's `Button`.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

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
    ContainerNode(
      view, context, box: ButtonBox(context), content: \.label,
      apply: { box, view in
        box.action = view.action
        let style = box.environment.buttonStyleKind
        guard box.role != view.role || box.style != style else { return }
        box.role = view.role
        box.style = style
        box.setNeedsLayout()
      })
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, action: @escaping () -> Void
  ) {
    self.init(role: nil, action: action) { TextUI.Label(title, systemImage: name) }
  }
}

/// A place where buttons look otherwise, or hold other elements, than elsewhere.
enum ButtonPlace {
  /// In the row of a list: drawn plainly.
  case row

  /// In a bar: drawn plainly, and an element without others inside.
  case bar

  /// In an alert or dialog: an element without others inside.
  case dialog
}

/// A look of buttons.
enum ButtonStyleKind: Hashable {
  /// As suits the place: plain in rows and bars, bordered elsewhere.
  case automatic

  /// With brackets around.
  case bordered

  /// With brackets around, standing out.
  case prominent

  /// Just the label.
  case plain

  /// Just the label, in the colour of controls.
  case borderless
}

/// The key of the look of buttons.
private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleKind { .automatic }
}

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyleKind: ButtonStyleKind {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A look of buttons.
///
/// Mirrors SwiftUI's `PrimitiveButtonStyle` as far as the styles that come with it go.
public struct BuiltInButtonStyle: Sendable {
  /// The look.
  let kind: ButtonStyleKind

  /// As suits the place.
  public static let automatic = BuiltInButtonStyle(kind: .automatic)

  /// With brackets around.
  public static let bordered = BuiltInButtonStyle(kind: .bordered)

  /// With brackets around, standing out.
  public static let borderedProminent = BuiltInButtonStyle(kind: .prominent)

  /// Just the label.
  public static let plain = BuiltInButtonStyle(kind: .plain)

  /// Just the label, in the colour of controls.
  public static let borderless = BuiltInButtonStyle(kind: .borderless)
}

extension View {
  /// Sets the look of buttons inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func buttonStyle(_ style: BuiltInButtonStyle) -> some View {
    EnvironmentWriter(content: self, key: 0, value: style.kind) { $0.buttonStyleKind = style.kind }
  }
}

/// The box of a button.
final class ButtonBox: PressableBox {
  /// What it is for.
  var role: ButtonRole?

  /// What pressing it does.
  var action: () -> Void = {}

  /// How it looks.
  var style = ButtonStyleKind.automatic

  private var isBordered: Bool {
    switch style {
    case .automatic: place != .row && place != .bar
    case .bordered, .prominent: true
    case .plain, .borderless: false
    }
  }

  /// The innermost place around; `nil` elsewhere.
  private var place: ButtonPlace? {
    for box in ancestors {
      if let place = box.buttonPlace { return place }
    }
    return nil
  }

  override var rowButton: PressableBox? { self }

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    if trait == CancellingTrait.self { return (role == .cancel) as? Trait.Value }
    return super.trait(trait)
  }

  private var isFocused: Bool { graph.focus.focused === self }

  private var insets: CellInsets {
    isBordered ? CellInsets(leading: 2, trailing: 2) : CellInsets()
  }

  override func measure(_ proposal: Proposal) -> Size {
    let insets = insets
    let taken = StackArrangement.row.size(of: children, for: proposal.inset(by: insets))
    return Size(width: taken.width + insets.horizontal, height: taken.height)
  }

  override func layoutChildren() {
    let insets = insets
    StackArrangement.row.place(
      children, at: insets.origin, offering: placedProposal.inset(by: insets))
  }

  override func style(_ canvas: inout Canvas) {
    if environment.isDisabled {
      canvas.style.attributes.insert(.faint)
    } else if role == .destructive {
      canvas.style.foreground = .ansi(1)
    } else if style == .prominent || (isBordered && style != .plain) || style == .borderless {
      canvas.style.foreground = environment.tintColor
    }
    if style == .prominent { canvas.style.attributes.insert(.bold) }
    if isFocused && !isInListRow { canvas.style.attributes.formUnion([.reverse, .bold]) }
  }

  override func draw(on canvas: inout Canvas) {
    guard isFocused || isBordered else { return }
    if isFocused && !isInListRow { canvas.fill(Rect(origin: .zero, size: frame.size)) }
    guard isBordered else { return }
    let row = (frame.height - 1) / 2
    canvas.write("[", at: Point(x: 0, y: row))
    canvas.write("]", at: Point(x: frame.width - 1, y: row))
  }

  /// Whether the row around shows the focus, so that the button need not.
  private var isInListRow: Bool { focusGroup != nil && listRow?.soleFocusable === self }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.actions = [.activate, .focus]
    // A picture that is all there is to the label names the button.
    if let image = soleChain.lazy.compactMap(\.picture).first {
      node.identifier = image.name
      node.label = image.spokenName
    }
    return node
  }

  override var childReporting: ChildReporting {
    switch place {
    case .bar, .dialog: .label
    case .row, nil: .labelAndChildren
    }
  }

  override func focusChanged(_ isFocused: Bool) {
    listRow?.setNeedsDisplay()
  }

  override func press() {
    let dismiss = environment.dismissesPresentation
    action()
    dismiss?()
  }
}
