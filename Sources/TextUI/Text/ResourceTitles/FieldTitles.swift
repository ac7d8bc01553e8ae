// Fields whose title is a resource. Where a literal stands, the forms with keys are taken.

extension TextField where Label == Text {
  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(title), .text(text))
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), .text(text), prompt: prompt)
  }

  /// Makes a field that grows along an axis.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), .text(text), axis: axis)
  }

  /// Makes a field that grows along an axis, with a prompt of its own.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), .text(text), prompt: prompt, axis: axis)
  }

  /// Makes a field of a value in a format.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - value: The value; set with each key if what was typed can be read.
  ///   - format: How it is written and read, in the locale of the environment unless it names one.
  ///   - prompt: What the field shows while it is empty; `nil` for what it is called.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value in a format, which is none while what was typed cannot be read, or nothing was.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<V>(
    _ title: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What it is called; shown while the field is empty.
  ///   - text: What it holds.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a prompt of its own; what the field is called is its label then.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
