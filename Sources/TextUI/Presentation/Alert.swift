/// An alert: a title, a message and one or two buttons.
///
/// Mirrors SwiftUI's older structure.
@MainActor @preconcurrency public struct Alert {
  /// A button of an alert or of an action sheet.
  ///
  /// Mirrors SwiftUI's `Alert.Button`.
  @MainActor @preconcurrency public struct Button {
    /// The title.
    let title: Text

    /// What it is for.
    let role: ButtonRole?

    /// What pressing it does.
    let action: () -> Void

    /// Makes a button.
    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      title = label
      self.role = role
      self.action = action ?? {}
    }

    /// Returns a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, nil, action)
    }

    /// Returns a button that leaves things as they were.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .cancel, action)
    }

    /// Returns a button that leaves things as they were, and says Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(Text(SystemWord.cancel), .cancel, action)
    }

    /// Returns a button that gives something up or deletes it.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .destructive, action)
    }
  }

  /// What it says; without a button one that says OK is added.
  let words: DialogWords<AlertButtons, Text?>

  /// Makes an alert with one button; one that says OK without one.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    let buttons = AlertButtons(buttons: dismissButton.map { [$0] } ?? [])
    words = DialogWords(title: title, actions: buttons, message: message)
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    let buttons = AlertButtons(buttons: [primaryButton, secondaryButton])
    words = DialogWords(title: title, actions: buttons, message: message)
  }
}

/// A choice of actions.
///
/// Mirrors SwiftUI's older structure.
@MainActor @preconcurrency public struct ActionSheet {
  /// A button.
  public typealias Button = Alert.Button

  /// What it says.
  let words: DialogWords<AlertButtons, Text?>

  /// Makes a choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    words = DialogWords(
      title: title, actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// The buttons of an alert or of an action sheet.
struct AlertButtons: View {
  /// The buttons.
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].title }
    }
  }
}

extension View {
  /// Shows an alert while a condition holds.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    dialog(.alert, isPresented: isPresented, words: content().words)
  }

  /// Shows an alert for a value while there is one.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    dialog(
      .alert, isPresented: item.isPresent(), words: item.wrappedValue.map { content($0).words })
  }

  /// Shows a choice of actions while a condition holds.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    dialog(.confirmationDialog, isPresented: isPresented, words: content().words)
  }

  /// Shows a choice of actions for a value while there is one.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    dialog(
      .confirmationDialog, isPresented: item.isPresent(),
      words: item.wrappedValue.map { content($0).words })
  }
}
