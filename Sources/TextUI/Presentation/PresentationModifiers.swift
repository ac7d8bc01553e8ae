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

  /// What pressing any button does first, inside an alert.
  var dismissesPresentation: (() -> Void)? {
    get { self[DismissesPresentationKey.self] }
    set { self[DismissesPresentationKey.self] = newValue }
  }
}

/// The content of an alert or dialog.
struct DialogContent<Actions: View, Message: View>: View {
  let title: String
  let isTitleVisible: Bool
  let isVertical: Bool
  let actions: Actions
  let message: Message
  let addsCancel: Bool

  // As on a phone, the texts are in one part that could be scrolled, and the buttons in another.
  var body: some View {
    VStack(spacing: 1) {
      VStack {
        if isTitleVisible { Text(title).bold().multilineTextAlignment(.center) }
        message.multilineTextAlignment(.center)
      }
      .inElement(.other).inElement(.scrollView)
      buttons.inElement(.other).inElement(.scrollView)
    }
  }

  @ViewBuilder private var buttons: some View {
    if isVertical {
      VStack {
        actions
        if addsCancel { Button("Cancel", role: .cancel) {} }
      }
    } else {
      DialogButtons(actions: actions)
    }
  }
}

/// The buttons of an alert: side by side where they fit, or one that says OK where there are none.
struct DialogButtons<Actions: View>: PrimitiveView {
  let actions: Actions

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: DialogButtonsBox(context),
      content: { view in
        TupleView(
          view.actions,
          Button("OK") {}.modified(by: TraitModifier<FallbackTrait>(value: true)))
      })
  }
}

/// A trait that marks the button that cancels.
enum CancellingTrait: BoxTrait {
  typealias Value = Bool
}

/// A trait that marks the button that is there when there is no other.
enum FallbackTrait: BoxTrait {
  typealias Value = Bool
}

extension View {
  /// Shows an alert while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when a button is pressed.
  ///   - actions: The buttons; one that says OK when there are none.
  ///   - message: What stands below the title.
  /// - Returns: The changed view.
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    let title = String(title)
    return PresentationView(
      content: self, kind: .alert, title: title, isPresented: isPresented, onDismiss: nil
    ) {
      DialogContent(
        title: title, isTitleVisible: true, isVertical: false, actions: actions(),
        message: message(), addsCancel: false)
    }
  }

  /// Shows an alert without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows a choice of actions while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike on a phone, the title is shown unless it is asked to be hidden.
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    let title = String(title)
    return PresentationView(
      content: self, kind: .confirmationDialog, title: title, isPresented: isPresented,
      onDismiss: nil
    ) {
      DialogContent(
        title: title, isTitleVisible: titleVisibility != .hidden, isVertical: true,
        actions: actions(), message: EmptyView(), addsCancel: true)
    }
  }

  /// Shows a view over the screen while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
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
      content: self, kind: .sheet, title: "", isPresented: isPresented, onDismiss: onDismiss,
      presented: content)
  }

  /// Shows a view for a value over the screen while there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return PresentationView(
      content: self, kind: .sheet, title: "", isPresented: isPresented, onDismiss: onDismiss
    ) {
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
      content: self, kind: .cover, title: "", isPresented: isPresented, onDismiss: onDismiss,
      presented: content)
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
