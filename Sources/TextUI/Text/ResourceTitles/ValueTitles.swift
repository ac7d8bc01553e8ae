// Steppers, progress and values whose title is a resource. Where a literal stands, the forms with keys are taken.

extension Stepper where Label == Text {
  /// Makes a stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Makes a stepper with a title for a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Makes a stepper with a title for a value within bounds, which it shows beside the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) {
      Text("\(Text(title)) \(format.format(value.wrappedValue))")
    }
  }

  /// Makes a stepper with a title for a value, which it shows beside the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, step: step) {
      Text("\(Text(title)) \(format.format(value.wrappedValue))")
    }
  }

  /// Makes a stepper with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view that something goes on.
  ///
  /// - Parameter title: What goes on.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) where Label == Text {
    self.init { Text(title) }
  }

  /// Makes a view of how far something has come.
  ///
  /// - Parameters:
  ///   - title: What goes on.
  ///   - value: How much is done; `nil` when that is not known.
  ///   - total: How much there is to do.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ title: LocalizedStringResource, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Makes a value in a format with a title.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
