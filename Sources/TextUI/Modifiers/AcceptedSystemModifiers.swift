// What a phone's or a desktop's system does with views, and a terminal does not. Each modifier is accepted and leaves the view as it is,
// or puts its content where a text screen has room for it.

extension View {
  // MARK: Colours of several levels

  /// Sets the colour of texts and symbols inside: the first; as text there is one level.
  ///
  /// Mirrors SwiftUI's modifier.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the colour of texts and symbols inside: the first; as text there is one level.
  ///
  /// Mirrors SwiftUI's modifier.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  // MARK: Texts

  /// Sets the width of the letters of texts, which in a terminal is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the size of texts beside those around, which in a terminal is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Says in which language texts are set, which the terminal does as it can.
  ///
  /// Mirrors SwiftUI's modifier.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  {
    self
  }

  /// Has texts spoken letter by letter, by assistive technology that a terminal does not have.
  ///
  /// Mirrors SwiftUI's modifier.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Has punctuation spoken, by assistive technology that a terminal does not have.
  ///
  /// Mirrors SwiftUI's modifier.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of spoken texts, which a terminal does not speak.
  ///
  /// Mirrors SwiftUI's modifier.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  // MARK: Focus

  /// Keeps the focus from being shown by an effect; a text screen always shows where it is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Makes the view a part by which the focus moves; on a text screen it moves to what is nearest.
  ///
  /// Mirrors SwiftUI's modifier.
  public func focusSection() -> some View { self }

  /// Makes the view one in which a view can be the first to have the focus.
  ///
  /// Mirrors SwiftUI's modifier.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Has code run when Escape is pressed while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter action: The code; `nil` for none.
  /// - Returns: The changed view.
  @ViewBuilder public func onExitCommand(perform action: (() -> Void)?) -> some View {
    if let action {
      onKeyPress(.escape) {
        action()
        return .handled
      }
    } else {
      self
    }
  }

  /// Has code run when Delete is pressed while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter action: The code; `nil` for none.
  /// - Returns: The changed view.
  @ViewBuilder public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    if let action {
      onKeyPress(.delete) {
        action()
        return .handled
      }
    } else {
      self
    }
  }

  /// Has code run when an arrow is pressed while the focus is inside.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter action: Takes the direction; `nil` for none.
  /// - Returns: The changed view.
  @ViewBuilder public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    if let action {
      onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
        guard let direction = MoveCommandDirection(press.key) else { return .ignored }
        action(direction)
        return .handled
      }
    } else {
      self
    }
  }

  // MARK: Bars and room

  /// Shows a view beside this one: as a sheet, as in little room.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - content: What it shows.
  /// - Returns: The changed view.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let shown = content()
    return sheet(isPresented: isPresented) { shown }
  }

  /// Sets the width of an inspector, which as a sheet is as wide as its content.
  ///
  /// Mirrors SwiftUI's modifier.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of an inspector, which as a sheet is as wide as its content.
  ///
  /// Mirrors SwiftUI's modifier.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Puts a bar at an edge, and the rest of the view beside it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a view above the bar of tabs.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    safeAreaInset(edge: .bottom) {
      content().environment(\.tabViewBottomAccessoryPlacement, .expanded)
    }
  }

  /// Lets the bar of tabs become smaller, which as text it does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Leaves the content's edge as it is, which as text has no effect.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// Lets the view reach behind what stands beside it, which cells do not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func backgroundExtensionEffect() -> some View { self }

  /// Lets how far it is scrolled flash; a text screen always shows it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Lets how far it is scrolled flash when a value changes; a text screen always shows it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }

  // MARK: Lists and controls

  /// Sets the colour of symbols in rows, which as text have that of their row.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the colour of symbols in rows, which as text have that of their row.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Shows a picture in a dialog, which as text has none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets the look of tables, of which a text screen has one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tableStyle(_ style: SystemTableStyle) -> some View { self }

  /// Sets the look of text editors, of which a text screen has one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func textEditorStyle(_ style: SystemTextEditorStyle) -> some View { self }

  /// Keeps what is submitted inside from those around.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func submitScope(_ isBlocking: Bool = true) -> some View {
    if isBlocking { environment(\.submitAction, nil) } else { self }
  }

  /// Lets the system help with writing, which a terminal's does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Lets people search the text, which the terminal does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Sets how a search field takes speech, which a terminal has not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Sets what becomes of the bar while people search; a text screen keeps it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  /// Sets how large the search field of a bar is; a text screen has one size.
  ///
  /// Mirrors SwiftUI's modifier.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Takes movements of symbols away, which as characters stand still.
  ///
  /// Mirrors SwiftUI's modifier.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Changes the view under a pointer by an effect of the system, which a terminal has not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool = true) -> some View { self }
}

extension View {
  // MARK: Assistive technology, which a terminal does not tell

  /// Says what kind of text it is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> some View {
    self
  }

  /// Says where the view is activated; a test taps its middle.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Lets touches through to the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// Says that two views are a name and what it names.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Says that views belong together.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Has code run when assistive technology scrolls, which a terminal's does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}

extension Text {
  /// The text, of which the first colour counts; as text there is one level.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> Text {
    foregroundStyle(primary)
  }

  /// The text in another width of letters, which in a terminal is one.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text in another size than those around, which in a terminal is one.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

/// A colour of symbols in rows, which as text have that of their row.
///
/// Mirrors SwiftUI's `ListItemTint`.
public struct ListItemTint: Sendable {
  /// The colour; `nil` for none.
  private let color: Color?

  /// A colour that stays as it is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that the system may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// No colour.
  public static let monochrome = ListItemTint(color: nil)
}
