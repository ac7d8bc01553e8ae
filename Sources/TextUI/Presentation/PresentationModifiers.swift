/// An action that puts away what is shown: a sheet, or a page of a navigation stack.
///
/// Mirrors SwiftUI's `DismissAction`.
@MainActor @preconcurrency public struct DismissAction {
  private let action: () -> Void

  /// Makes an action.
  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Puts away what is shown.
  public func callAsFunction() {
    action()
  }
}

/// The key of the action that puts away what is shown.
private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

/// The key of what the buttons of an alert or dialog do to put it away.
private enum DismissesPresentationKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Puts away the sheet or page the view is on; does nothing elsewhere.
  ///
  /// Mirrors SwiftUI's value.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction {} }
    set { self[DismissKey.self] = newValue }
  }

  /// Puts away the sheet or page the view is on; `nil` elsewhere.
  var statedDismiss: DismissAction? { self[DismissKey.self] }

  /// What pressing any button does first, inside an alert.
  var dismissesPresentation: (() -> Void)? {
    get { self[DismissesPresentationKey.self] }
    set { self[DismissesPresentationKey.self] = newValue }
  }

  /// What pressing a control does besides: it puts away the alert or the menu around, unless the menu is to stay.
  var dismissalByPress: (() -> Void)? {
    isInMenu && keepsMenuOpen ? nil : dismissesPresentation
  }
}

extension View {
  /// Shows a view over the screen while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier. As there, a state that no view has read is in the first sheet what it was when the view around was evaluated
  /// last, whatever was set since; ``sheet(item:onDismiss:content:)`` hands a value over.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when it is put away.
  ///   - onDismiss: Runs when it has been put away.
  ///   - content: The view.
  /// - Returns: The changed view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self, kind: .sheet, isPresented: isPresented, onDismiss: onDismiss,
      isAdaptive: true, presented: content)
  }

  /// Shows a view for a value over the screen while there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(isPresented: item.isPresent(), onDismiss: onDismiss) {
      item.wrappedValue.map { content($0).id($0.id) }
    }
  }

  /// Shows a view in place of the whole screen while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self, kind: .cover, isPresented: isPresented, onDismiss: onDismiss,
      presented: content)
  }

  /// Shows a view for a value in place of the whole screen while there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) {
      item.wrappedValue.map { content($0).id($0.id) }
    }
  }

  /// Shows a view beside this one while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier. On less than a hundred columns it is a sheet, as on a phone, unless
  /// `presentationCompactAdaptation(_:)` inside says otherwise. Else a tap elsewhere puts it away; for tests it is a popover,
  /// and elsewhere is the `PopoverDismissRegion`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when it is put away.
  ///   - attachmentAnchor: Has no effect: it stands below the view, or above it.
  ///   - arrowEdge: Has no effect.
  ///   - content: The view.
  /// - Returns: The changed view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self, kind: .popover, isPresented: isPresented, isAdaptive: true,
      presented: { VStack { content() } })
  }

  /// Shows a view for a value beside this one while there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(isPresented: item.isPresent()) { item.wrappedValue.map { content($0).id($0.id) } }
  }

  /// Shows what a control opens beside it while a condition holds, however little room there is.
  func anchoredPopover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self, kind: .popover, isPresented: isPresented, isOfControl: true,
      presented: { VStack { content() } })
  }

  /// Keeps people from putting the sheet around away by a swipe or Escape.
  ///
  /// Mirrors SwiftUI's modifier.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    PageModifierView(
      content: self, value: isDisabled,
      apply: { $0.sheet?.setHeld(isDisabled, by: $1) },
      remove: { $0.sheet?.setHeld(false, by: $1) })
  }
}

/// A visibility: whether something is shown.
///
/// Mirrors SwiftUI's `Visibility`.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As suits the place.
  case automatic

  /// Shown.
  case visible

  /// Not shown.
  case hidden
}
