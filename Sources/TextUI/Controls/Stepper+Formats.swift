import Foundation

// Steppers that show their value, as a style writes it.

extension Stepper where Label == Text {
  /// Makes a stepper with a title for a value within bounds, which it shows beside the title.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let text = Text("\(Text(title)) \(format.format(value.wrappedValue))")
    self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) { text }
  }

  /// Makes a stepper with a title for a value, which it shows beside the title.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let text = Text("\(Text(title)) \(format.format(value.wrappedValue))")
    self.init(value: value, step: step, onEditingChanged: onEditingChanged) { text }
  }

  /// Makes a stepper with a title for a value within bounds, which it shows beside the title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let text = Text("\(Text(title)) \(format.format(value.wrappedValue))")
    self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) { text }
  }

  /// Makes a stepper with a title for a value, which it shows beside the title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let text = Text("\(Text(title)) \(format.format(value.wrappedValue))")
    self.init(value: value, step: step, onEditingChanged: onEditingChanged) { text }
  }
}

extension Stepper {
  /// Makes a stepper for a value within bounds, which it shows beside what it is called.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let stepper = Stepper(
      value: value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: label)
    self.init(stepper, showing: format.format(value.wrappedValue))
  }

  /// Makes a stepper for a value, which it shows beside what it is called.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let stepper = Stepper(
      value: value, step: step, onEditingChanged: onEditingChanged, label: label)
    self.init(stepper, showing: format.format(value.wrappedValue))
  }
}
