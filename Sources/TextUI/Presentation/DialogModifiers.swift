extension View {
  /// Shows an alert or a choice of actions while a condition holds.
  ///
  /// - Parameters:
  ///   - kind: Which of the two.
  ///   - isTitleVisible: Whether the title is shown.
  ///   - isPresented: Whether it is shown; set to false when a button is pressed.
  ///   - words: What it says; `nil` when there is nothing to say.
  /// - Returns: The changed view.
  func dialog<Actions: View, Message: View>(
    _ kind: Presentation.Kind, isTitleVisible: Bool = true, isPresented: Binding<Bool>,
    words: DialogWords<Actions, Message>?
  ) -> some View {
    let isShown = Binding(
      get: { isPresented.wrappedValue && words != nil }, set: { isPresented.wrappedValue = $0 })
    return PresentationView(
      content: self, kind: kind, title: { words?.title ?? Text(verbatim: "") },
      isPresented: isShown,
      presented: {
        words.map {
          DialogContent(
            words: $0, isTitleVisible: isTitleVisible, isVertical: kind == .confirmationDialog)
        }
      })
  }
}

// MARK: - Alerts

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
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(
      .alert, isPresented: isPresented,
      words: DialogWords(title: title, actions: actions(), message: message()))
  }

  /// Shows an alert while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert without a message while a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert about a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to false when a button is pressed.
  ///   - data: The value; no alert is shown for `nil`.
  ///   - actions: The buttons for a value; one that says OK when there are none.
  ///   - message: What stands below the title, for a value.
  /// - Returns: The changed view.
  public func alert<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    dialog(
      .alert, isPresented: isPresented,
      words: data.map { DialogWords(title: title, actions: actions($0), message: message($0)) })
  }

  /// Shows an alert about a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func alert<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about a value while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about a value, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func alert<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert about a value, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func alert<Value, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about a value, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about an error while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier: the title is the error's description.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when a button is pressed.
  ///   - error: The error; no alert is shown for `nil`.
  ///   - actions: The buttons for an error; one that says OK when there are none.
  ///   - message: What stands below the title, for an error.
  /// - Returns: The changed view.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    dialog(
      .alert, isPresented: isPresented,
      words: error.map {
        DialogWords(
          title: Text(verbatim: $0.errorDescription ?? $0.localizedDescription),
          actions: actions($0), message: message($0))
      })
  }

  /// Shows an alert about an error, without a message, while a condition holds and there is one.
  ///
  /// Mirrors SwiftUI's modifier: the title is the error's description.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(
      isPresented: isPresented, error: error, actions: { _ in actions() },
      message: { _ in EmptyView() })
  }
}
