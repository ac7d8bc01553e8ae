import AccessibilityTree

// What assistive technology finds besides an element's name and value. Tests reach elements as people do, so that nothing of it shows in
// their tree; each action is also kept for the keyboard.

/// A kind of action of assistive technology.
///
/// Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The kinds.
  enum Kind: Equatable, Sendable {
    case `default`
    case escape
    case magicTap
    case delete
    case showMenu
    case named(TextContent)
  }

  /// The kind.
  let kind: Kind

  /// Makes a kind from its parts.
  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes an action that is called what a text says.
  @MainActor @preconcurrency public init(named name: Text) {
    kind = .named(name.content)
  }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(.default)

  /// Leads back: Escape while the focus is inside, or where nothing else takes it.
  public static let escape = AccessibilityActionKind(.escape)

  /// Starts or stops what matters most.
  public static let magicTap = AccessibilityActionKind(.magicTap)

  /// Deletes.
  public static let delete = AccessibilityActionKind(.delete)

  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(.showMenu)
}

/// A direction in which a value is adjusted.
///
/// Mirrors SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// Up.
  case increment

  /// Down.
  case decrement
}

/// A level of a heading.
///
/// Mirrors SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
  /// None in particular.
  case unspecified

  /// The first.
  case h1

  /// The second.
  case h2

  /// The third.
  case h3

  /// The fourth.
  case h4

  /// The fifth.
  case h5

  /// The sixth.
  case h6
}

extension View {
  /// Adds an action for assistive technology.
  ///
  /// Mirrors SwiftUI's modifier. The default action is what a tap does where the view takes none itself; `escape` is done by Escape; the
  /// others stand in the menu that Shift-F10 opens while the focus is inside.
  @ViewBuilder public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    if actionKind == .default {
      modified(by: TapModifier(count: 1, action: handler))
    } else if let name = actionKind.offeredName {
      accessibilityAction(named: name, handler)
    } else {
      NamedActionsView(content: self, actions: AnyView(EmptyView()), escape: handler)
    }
  }

  /// Adds an action with a name for assistive technology; it stands in the menu that Shift-F10 opens while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with a name for assistive technology; it stands in the menu that Shift-F10 opens while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with a name for assistive technology; it stands in the menu that Shift-F10 opens while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(action: handler) { name }
  }

  /// Adds an action with a label for assistive technology; it stands in the menu that Shift-F10 opens while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    NamedActionsView(content: self, actions: AnyView(Button(action: action, label: label)))
  }

  /// Adds actions for assistive technology; they stand in the menu that Shift-F10 opens while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    NamedActionsView(content: self, actions: AnyView(content()))
  }

  /// Adds actions of a kind for assistive technology; they stand in the menu that Shift-F10 opens while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier. The menu does not tell kinds apart.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Has a value adjusted by the plus and minus keys while the focus is inside, as assistive technology does.
  ///
  /// Mirrors SwiftUI's modifier. Increment and Decrement also stand in the menu that Shift-F10 opens.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let buttons = TupleView(
      Button("Increment") { handler(.increment) }, Button("Decrement") { handler(.decrement) })
    return NamedActionsView(content: self, actions: AnyView(buttons), adjust: handler)
  }

  /// Reports other elements in place of the view's.
  ///
  /// Mirrors SwiftUI's modifier: what is shown stays; what is told is that of the other view, which takes the same room.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    unlisted().overlay { representation().modified(by: UnseenModifier()) }
  }

  /// Reports other elements inside the view's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    unlisted()
      .overlay { VStack { children() }.modified(by: UnseenModifier()) }
      .accessibilityElement(children: .contain)
  }

  /// Gives words by which the view is called when people speak to it, which a terminal does not hear.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Gives words by which the view is called when people speak to it, which a terminal does not hear.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityInputLabels<Label: StringProtocol>(_ inputLabels: [Label]) -> some View {
    self
  }

  /// Gives words by which the view is called when people speak to it, which a terminal does not hear.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Says when the view is read among its siblings: those of a greater priority come first, of the same one in the order they stand in.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter sortPriority: The priority; 0 where none is said.
  /// - Returns: The changed view.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// Says whether people can do something with the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// Says which level of a heading the view is; it is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Keeps the colours of the view where those of the screen are turned into their opposites.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Has the view shown large while it is pressed; a terminal's characters have one size.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view in large when it is held, which characters are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }
}

/// A modifier that reports a view without showing it.
struct UnseenModifier: BoxModifier, Equatable {
  func makeBox(_ node: ViewNode) -> UnseenBox { UnseenBox(node) }

  func apply(to box: UnseenBox) {}
}

/// The box of a view that is reported without being shown.
final class UnseenBox: Box {
  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func style(_ canvas: inout DrawingCanvas) {
    canvas.hideAll()
  }
}

// MARK: - Older spellings

extension View {
  /// Says what the view is called.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the view holds.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what using the view does.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Names the view for tests.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Hides the view from assistive technology and tests.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds to what the view is like.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes away from what the view is like.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Says when the view is read among its siblings.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
