// Alerts and dialogs whose title is a resource. Where a literal stands, the forms with keys are taken.

extension View {
  /// Shows an alert while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert about a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Value, Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about a value, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Value, Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows a choice of actions while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a choice of actions without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice of actions for a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
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
  @_disfavoredOverload
  public func confirmationDialog<Value, Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
}
