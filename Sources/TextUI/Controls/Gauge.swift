/// A view of a value within a range.
///
/// Mirrors SwiftUI's `Gauge`.
///
/// ```
///  Speed
///  0 ━━━━━━━━──────────── 10
/// ```
///
/// For tests it is a progress indicator.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel

  @Environment(style: GaugeStyleConfiguration.self) private var style

  private init(
    _ value: Double, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Makes a view of a value with labels at the ends of its range.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What it is called.
  ///   - currentValueLabel: The value, in words.
  ///   - minimumValueLabel: What stands at the low end.
  ///   - maximumValueLabel: What stands at the high end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Self.fraction(value, bounds), label(), currentValueLabel(), minimumValueLabel(),
      maximumValueLabel())
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>)
    -> Double
  {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// A bar, or what a style makes.
  public var body: some View {
    if let style {
      style.makeView(
        GaugeStyleConfiguration(
          value: value, label: ControlPart(label), currentValueLabel: part(currentValueLabel),
          minimumValueLabel: part(minimum), maximumValueLabel: part(maximum)))
    } else {
      HStack {
        minimum
        ProgressIndicator(fraction: value, label: label, currentValueLabel: currentValueLabel)
        maximum
      }
    }
  }

  /// Returns a label as a style is told of it; `nil` for one of nothing.
  private func part<Content: View>(_ content: Content) -> ControlPart? {
    Content.self == EmptyView.self ? nil : ControlPart(content)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a view of a value that says it in words, too.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.fraction(value, bounds), label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Makes a view of a value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, bounds), label(), EmptyView(), EmptyView(), EmptyView())
  }
}
