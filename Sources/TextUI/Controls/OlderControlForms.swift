// Older forms of sliders and steppers, in which what they are called comes last, and forms that tell of each step.

// MARK: - Sliders

extension Slider {
  /// Makes a slider with labels at its ends.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  ///   - minimumValueLabel: What stands at the low end.
  ///   - maximumValueLabel: What stands at the high end.
  ///   - label: What it is called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with labels at its ends, that takes only some of the values.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: How far the values are apart.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  ///   - minimumValueLabel: What stands at the low end.
  ///   - maximumValueLabel: What stands at the high end.
  ///   - label: What it is called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, which tells of adjustments.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  ///   - label: What it is called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with a label, that takes only some of the values and tells of adjustments.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: How far the values are apart.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  ///   - label: What it is called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

// MARK: - Steppers

extension Stepper {
  /// Makes a stepper that tells of each step.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - onIncrement: What the plus does; `nil` disables it.
  ///   - onDecrement: What the minus does; `nil` disables it.
  ///   - onEditingChanged: Runs with true before a step, and with false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: label, onIncrement: onIncrement.map { telling(onEditingChanged, of: $0) },
      onDecrement: onDecrement.map { telling(onEditingChanged, of: $0) })
  }

  /// Makes a stepper.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - onIncrement: What the plus does; `nil` disables it.
  ///   - onDecrement: What the minus does; `nil` disables it.
  ///   - onEditingChanged: Runs with true before a step, and with false after it.
  ///   - label: What it is called.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value within bounds, which tells of each step.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: Where it stays.
  ///   - step: How far one step goes.
  ///   - onEditingChanged: Runs with true before a step, and with false after it.
  ///   - label: What it is called.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value, which tells of each step.
  ///
  /// Mirrors SwiftUI's older initializer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: How far one step goes.
  ///   - onEditingChanged: Runs with true before a step, and with false after it.
  ///   - label: What it is called.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

/// Returns an action that tells when a step begins, and when it has ended.
private func telling(
  _ tell: @escaping (Bool) -> Void, of action: @escaping () -> Void
) -> () -> Void {
  {
    tell(true)
    action()
    tell(false)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title, which tells of each step.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title, which tells of each step.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
