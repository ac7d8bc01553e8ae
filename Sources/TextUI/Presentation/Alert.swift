/// An alert: a title, a message and one or two buttons.
///
/// Mirrors SwiftUI's older structure.
@MainActor @preconcurrency public struct Alert {
  /// A button of an alert or of an action sheet.
  ///
  /// Mirrors SwiftUI's `Alert.Button`.
  @MainActor @preconcurrency public struct Button {
    /// The title.
    let title: String

    /// What it is for.
    let role: ButtonRole?

    /// What pressing it does.
    let action: () -> Void

    /// Makes a button.
    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      title = label.content
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
      Button(Text("Cancel"), .cancel, action)
    }

    /// Returns a button that gives something up or deletes it.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .destructive, action)
    }
  }

  /// The title.
  let title: String

  /// What stands below the title.
  let message: Text?

  /// The buttons; one that says OK when there are none.
  let buttons: [Button]

  /// Makes an alert with one button; one that says OK without one.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title.content
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title.content
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions.
///
/// Mirrors SwiftUI's older structure.
@MainActor @preconcurrency public struct ActionSheet {
  /// A button.
  public typealias Button = Alert.Button

  /// The title.
  let title: String

  /// What stands below the title.
  let message: Text?

  /// The buttons.
  let buttons: [Button]

  /// Makes a choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title.content
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or of an action sheet.
private struct AlertButtons: View {
  /// The buttons.
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(buttons[index].title, role: buttons[index].role, action: buttons[index].action)
    }
  }
}

extension View {
  /// Shows an alert while a condition holds.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    dialog(.alert, isPresented: isPresented) {
      let alert = content()
      return DialogWords(
        title: alert.title, actions: AlertButtons(buttons: alert.buttons), message: alert.message)
    }
  }

  /// Shows an alert for a value while there is one.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    dialog(.alert, isPresented: item.isPresent()) {
      item.wrappedValue.map(content).map {
        DialogWords(
          title: $0.title, actions: AlertButtons(buttons: $0.buttons), message: $0.message)
      }
    }
  }

  /// Shows a choice of actions while a condition holds.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    dialog(.confirmationDialog, isPresented: isPresented) {
      let sheet = content()
      return DialogWords(
        title: sheet.title, actions: AlertButtons(buttons: sheet.buttons), message: sheet.message)
    }
  }

  /// Shows a choice of actions for a value while there is one.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    dialog(.confirmationDialog, isPresented: item.isPresent()) {
      item.wrappedValue.map(content).map {
        DialogWords(
          title: $0.title, actions: AlertButtons(buttons: $0.buttons), message: $0.message)
      }
    }
  }
}
