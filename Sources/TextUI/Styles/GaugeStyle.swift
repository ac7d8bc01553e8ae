/// A look of gauges.
///
/// Mirrors SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of gauges.
///
/// Mirrors SwiftUI's `GaugeStyleConfiguration`.
@MainActor public struct GaugeStyleConfiguration {
  /// A label of a gauge.
  public typealias Label = ControlPart

  /// How much of the range the value is, from 0 to 1.
  public let value: Double

  /// What it is called.
  public let label: Label

  /// The value, in words; `nil` when nothing is said of it.
  public let currentValueLabel: ControlPart?

  /// What stands at the low end; `nil` for nothing.
  public let minimumValueLabel: ControlPart?

  /// What stands at the high end; `nil` for nothing.
  public let maximumValueLabel: ControlPart?
}

/// The look of a gauge that suits the place: a bar.
///
/// Mirrors SwiftUI's structure.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ProgressIndicator(
        fraction: configuration.value, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel)
      configuration.maximumValueLabel
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As suits the place.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The look of a gauge as a bar.
///
/// Mirrors SwiftUI's structure.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ProgressIndicator(
        fraction: configuration.value, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel)
      configuration.maximumValueLabel
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The look of a gauge as a line with a mark on it, in a small place.
///
/// Mirrors SwiftUI's structure.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ProgressIndicator(
        fraction: configuration.value, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel)
      configuration.maximumValueLabel
    }
    .environment(\.progressStyleKind, .marker)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark on it, in a small place.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The look of a gauge as a bar that fills, in a small place.
///
/// Mirrors SwiftUI's structure.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ProgressIndicator(
        fraction: configuration.value, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel)
      configuration.maximumValueLabel
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, in a small place.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The look of a gauge as a circle.
///
/// Mirrors SwiftUI's structure.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      ProgressIndicator(
        fraction: configuration.value, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel)
      HStack {
        configuration.minimumValueLabel
        if configuration.minimumValueLabel != nil, configuration.maximumValueLabel != nil {
          Text(verbatim: "–").unlisted()
        }
        configuration.maximumValueLabel
      }
      .foregroundStyle(.secondary)
    }
    .environment(\.progressStyleKind, .circular)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A circle.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The look of a gauge as a circle that fills, without the ends of its range.
///
/// Mirrors SwiftUI's structure.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressIndicator(
      fraction: configuration.value, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .environment(\.progressStyleKind, .circular)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the look of gauges inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: GaugeStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
