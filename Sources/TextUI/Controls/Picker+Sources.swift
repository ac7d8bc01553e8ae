// Pickers of several values at once. Where the values differ no choice is marked; a choice sets all of them.

extension Picker {
  /// Makes a picker of several values, which are all set by a choice.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - sources: What has the values.
  ///   - selection: The property of each that is a binding to its value.
  ///   - content: The choices, each with the value it stands for as its tag.
  ///   - label: What it is called.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: label())
  }

  /// Makes a picker of several values, which are all set by a choice.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - sources: What has the values.
  ///   - selection: The property of each that is a binding to its value.
  ///   - content: The choices, each with the value it stands for as its tag.
  ///   - label: What it is called.
  ///   - currentValueLabel: Has no effect: the choice itself is shown.
  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title of several values, which are all set by a choice.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - sources: What has the values.
  ///   - selection: The property of each that is a binding to its value.
  ///   - content: The choices, each with the value it stands for as its tag.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title of several values, which are all set by a choice.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - sources: What has the values.
  ///   - selection: The property of each that is a binding to its value.
  ///   - content: The choices, each with the value it stands for as its tag.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == TextUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol of several values, which are all set by a choice.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - systemImage: The name of the symbol.
  ///   - sources: What has the values.
  ///   - selection: The property of each that is a binding to its value.
  ///   - content: The choices, each with the value it stands for as its tag.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TextUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a symbol of several values, which are all set by a choice.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - systemImage: The name of the symbol.
  ///   - sources: What has the values.
  ///   - selection: The property of each that is a binding to its value.
  ///   - content: The choices, each with the value it stands for as its tag.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TextUI.Label(title, systemImage: systemImage)
    }
  }
}
