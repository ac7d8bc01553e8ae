extension View {
  /// Shows a choice of actions while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when a button is pressed.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons; one that cancels stands last, TextUI's own when there is none.
  ///   - message: What stands below the title.
  /// - Returns: The changed view.
  ///
  /// - Note: Unlike on a phone, the title is shown unless it is asked to be hidden.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    let isTitleVisible = titleVisibility != .hidden
    return dialog(
      .confirmationDialog, isTitleVisible: isTitleVisible, isPresented: isPresented,
      words: DialogWords(title: title, actions: actions(), message: message()))
  }

  /// Shows a choice of actions while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a choice of actions while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a choice of actions without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a choice of actions without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice of actions without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice of actions for a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    let isTitleVisible = titleVisibility != .hidden
    return dialog(
      .confirmationDialog, isTitleVisible: isTitleVisible, isPresented: isPresented,
      words: data.map { DialogWords(title: title, actions: actions($0), message: message($0)) })
  }

  /// Shows a choice of actions for a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Shows a choice of actions for a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Shows a choice of actions for a value, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func confirmationDialog<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a choice of actions for a value, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func confirmationDialog<Value, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Shows a choice of actions for a value, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
}
