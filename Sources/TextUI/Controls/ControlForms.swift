// Further forms of the usual controls.

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that says what it is for by its role alone.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - action: What it does.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that says what it is for by its role alone.
///
/// Mirrors SwiftUI's `DefaultButtonLabel`.
public struct DefaultButtonLabel: View {
  /// What the button is for.
  let role: ButtonRole

  /// The label.
  public var body: some View {
    Label(
      title: { Text(role.usualLabel.title) }, icon: { Image(systemName: role.usualLabel.symbol) })
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  /// Makes a button with a title, a symbol and a role.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a button with a title, a symbol and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a button with a title, a picture and a role.
  public init(
    _ title: LocalizedStringKey, image name: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, image: name) }
  }

  /// Makes a button with a title, a picture and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextUI.Label(title, image: name) }
  }
}

// MARK: - Toggles of several values

extension Binding where Value == Bool {
  /// Makes a binding to whether all of several values are on, which sets all of them.
  fileprivate init<Sources: RandomAccessCollection>(
    all sources: Sources, _ isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
  }
}

extension Toggle {
  /// Makes a toggle of several values, which is on when all are.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Note: Unlike SwiftUI's, it has no look of its own where some are on and some off: it is off then.
  ///
  /// - Parameters:
  ///   - sources: What has the values.
  ///   - isOn: The property of each that is a binding to its value.
  ///   - label: What it is called.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(all: sources, isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title of several values, which is on when all are.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a title of several values, which is on when all are.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  /// Makes a toggle with a title and a picture.
  public init(_ title: LocalizedStringKey, image name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TextUI.Label(title, image: name) }
  }

  /// Makes a toggle with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TextUI.Label(title, image: name) }
  }
}

// MARK: - Pickers

extension Picker {
  /// Makes a picker.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen.
  ///   - label: What it is called.
  ///   - content: The choices, each with the value it stands for as its tag.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == TextUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TextUI.Label(title, systemImage: name) }
  }
}

// MARK: - Steppers

extension Stepper {
  /// Makes a stepper for a value within bounds.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: Where it stays.
  ///   - step: How far one step goes.
  ///   - label: What it is called.
  ///   - onEditingChanged: Runs with true before a step, and with false after it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      value: value.telling(onEditingChanged), in: bounds, step: step, label: label)
  }

  /// Makes a stepper for a value.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: How far one step goes.
  ///   - label: What it is called.
  ///   - onEditingChanged: Runs with true before a step, and with false after it.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value.telling(onEditingChanged), step: step, label: label)
  }
}

extension Binding {
  /// Returns the binding, which tells when it is about to change its value, and when it has.
  fileprivate func telling(_ tell: @escaping (Bool) -> Void) -> Binding {
    Binding(
      get: { wrappedValue },
      set: {
        tell(true)
        wrappedValue = $0
        tell(false)
      })
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title for a value within bounds, which tells of each step.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value.telling(onEditingChanged), in: bounds, step: step) { Text(title) }
  }

  /// Makes a stepper with a title for a value within bounds, which tells of each step.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value.telling(onEditingChanged), in: bounds, step: step) { Text(title) }
  }
}
