/// A control that takes a value from a range by moving a thumb along a track.
///
/// Mirrors SwiftUI's `Slider`.
///
/// ```
///  0 ━━━━━━━━●─────────── 10
/// ```
///
/// A tap on the track or a drag along it moves the thumb, as do the arrows to the left and right, Home and End while it has the focus.
/// As on a phone the label is not shown; it is what the slider is called.
///
/// - Note: Unlike SwiftUI's on a phone, a tap on the track moves the thumb there, and a drag may begin anywhere on it.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  private let range: SliderRange
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  private init(
    _ range: SliderRange, _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.range = range
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What it is called.
  ///   - minimumValueLabel: What stands at the low end.
  ///   - maximumValueLabel: What stands at the high end.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, bounds, step: nil), label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }

  /// Makes a slider with labels at its ends, that takes only some of the values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: How far the values are apart.
  ///   - label: What it is called.
  ///   - minimumValueLabel: What stands at the low end.
  ///   - maximumValueLabel: What stands at the high end.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, bounds, step: Double(step)), label(), minimumValueLabel(),
      maximumValueLabel(), onEditingChanged)
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: SliderBox(context), content: \.slots,
      apply: { box, view in
        box.apply(view.range, onEditingChanged: view.onEditingChanged)
      })
  }

  @ViewBuilder private var slots: some View {
    ControlSlot(content: label)
    ControlSlot(content: minimum)
    ControlSlot(content: maximum)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What it is called.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, bounds, step: nil), label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider with a label, that takes only some of the values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: How far the values are apart.
  ///   - label: What it is called.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, bounds, step: Double(step)), label(), EmptyView(), EmptyView(),
      onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, bounds, step: nil), EmptyView(), EmptyView(), EmptyView(),
      onEditingChanged)
  }

  /// Makes a slider that takes only some of the values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: How far the values are apart.
  ///   - onEditingChanged: Told when an adjustment begins and ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderRange(value, bounds, step: Double(step)), EmptyView(), EmptyView(), EmptyView(),
      onEditingChanged)
  }
}

/// The value of a slider as a fraction of its range.
@MainActor struct SliderRange {
  /// Reads the fraction, from 0 to 1.
  let read: () -> Double

  /// Sets the value a fraction stands for, at the nearest step.
  let write: (Double) -> Void

  /// How much of the range an arrow key moves: a step, or a tenth where there are none.
  let keyStep: Double

  /// Makes a range from that of the author's type.
  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?) {
    let lower = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - lower
    let step = step.map { min($0, length) }.flatMap { $0 > 0 ? $0 : nil }
    keyStep = length > 0 ? step.map { $0 / length } ?? 0.1 : 0
    read = {
      guard length > 0 else { return 0 }
      let fraction = (Double(value.wrappedValue) - lower) / length
      return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
    write = { fraction in
      var offset = min(max(fraction, 0), 1) * length
      if let step {
        // A last step that would lead out of the range is none.
        let last = (length / step + 1e-9).rounded(.down)
        offset = min((offset / step).rounded(), last) * step
      }
      value.wrappedValue = min(max(V(lower + offset), bounds.lowerBound), bounds.upperBound)
    }
  }
}
