// Fields of values. What is typed is read with each key, as SwiftUI does. The text itself stays as it was typed until Return is pressed or the
// focus leaves, when the value is written in its place.

extension FieldFormat {
  /// Makes a format of a value that is always there.
  @MainActor init<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>, _ format: Format
  ) where Format.FormatOutput == String {
    self.init(
      text: { format.following($0).format(value.wrappedValue) },
      read: { text, locale in
        // What cannot be read changes nothing.
        if let new = try? format.following(locale).parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      })
  }

  /// Makes a format of a value that may be none, for which the field is empty.
  @MainActor init<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>, _ format: Format
  ) where Format.FormatOutput == String {
    self.init(
      text: { locale in value.wrappedValue.map { format.following(locale).format($0) } ?? "" },
      read: { text, locale in
        // What cannot be read is none.
        value.wrappedValue =
          text.isEmpty ? nil : try? format.following(locale).parseStrategy.parse(text)
      })
  }

  /// Makes a format of what a formatter writes and reads; its own locale holds.
  @MainActor init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    self.init(
      text: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      read: { text, _ in
        if let new: Value = Self.read(text, formatter) { value.wrappedValue = new }
      })
  }

  /// Reads a text by a formatter; `nil` where it says nothing, or another type of value.
  private static func read<Value>(_ text: String, _ formatter: Formatter) -> Value? {
    switch formatter {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let readings: [Any] = [
        number, number.intValue, number.doubleValue, number.floatValue, number.decimalValue,
        number.int64Value,
      ]
      return readings.lazy.compactMap { $0 as? Value }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    default: return nil
    }
  }
}

extension TextField {
  /// Makes a field of a value in a format.
  ///
  /// - Parameters:
  ///   - value: The value; set with each key if what was typed can be read.
  ///   - format: How it is written and read, in the locale of the environment unless it names one.
  ///   - prompt: What the field shows while it is empty; `nil` for what it is called.
  ///   - label: What it is called; its texts count.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), .value(FieldFormat(value, format)), prompt: prompt)
  }

  /// Makes a field of a value in a format, which is none while what was typed cannot be read, or nothing was.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), .value(FieldFormat(value, format)), prompt: prompt)
  }

  /// Makes a field of a value that a formatter writes and reads; it is set with each key if what was typed can be read.
  ///
  /// - Note: Unlike SwiftUI's, what is typed is read by number and date formatters alone: Foundation has no other way here.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), .value(FieldFormat(value, formatter)), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Makes a field of a value in a format.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - value: The value; set with each key if what was typed can be read.
  ///   - format: How it is written and read, in the locale of the environment unless it names one.
  ///   - prompt: What the field shows while it is empty; `nil` for what it is called.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value in a format, which is none while what was typed cannot be read, or nothing was.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value in a format, which is none while what was typed cannot be read, or nothing was.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value that a formatter writes and reads.
  public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
