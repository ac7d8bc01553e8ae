// What assistive technology of a phone tells of a chart, by words and by sounds; a text screen has neither.

/// What makes the description of a chart.
///
/// Mirrors SwiftUI's `AXChartDescriptorRepresentable`.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings the description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the view as a chart to assistive technology, which a text screen has none of: nothing asks for the description.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    unchanged()
  }
}

/// A description of a chart.
///
/// Mirrors Accessibility's `AXChartDescriptor`.
@MainActor @preconcurrency public final class AXChartDescriptor {
  /// What it is called.
  public var title: String?

  /// What it shows, in short.
  public var summary: String?

  /// The axis from side to side.
  public var xAxis: any AXDataAxisDescriptor

  /// The axis from bottom to top.
  public var yAxis: AXNumericDataAxisDescriptor?

  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// The lines of values.
  public var series: [AXDataSeriesDescriptor]

  /// Makes a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// A description of an axis of a chart.
///
/// Mirrors Accessibility's `AXDataAxisDescriptor`.
@MainActor @preconcurrency public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis is called.
  var title: String { get set }
}

/// A description of an axis of numbers.
///
/// Mirrors Accessibility's `AXNumericDataAxisDescriptor`.
@MainActor @preconcurrency public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// A way in which numbers are laid out.
  public enum ScaleType: Sendable, Hashable {
    /// Evenly.
    case linear

    /// By their logarithms to the base of ten.
    case log10

    /// By their natural logarithms.
    case ln
  }

  /// What the axis is called.
  public var title: String

  /// The least and the greatest number.
  public var range: ClosedRange<Double>

  /// Where lines cross the chart.
  public var gridlinePositions: [Double]

  /// How numbers are laid out.
  public var scaleType = ScaleType.linear

  /// Puts a number into words.
  public var valueDescriptionProvider: (Double) -> String

  /// Makes a description.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// A description of an axis of names.
///
/// Mirrors Accessibility's `AXCategoricalDataAxisDescriptor`.
@MainActor @preconcurrency
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis is called.
  public var title: String

  /// The names, in order.
  public var categoryOrder: [String]

  /// Makes a description.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A description of values that belong together.
///
/// Mirrors Accessibility's `AXDataSeriesDescriptor`.
@MainActor @preconcurrency public final class AXDataSeriesDescriptor {
  /// What they are called.
  public var name: String?

  /// Whether they make up a line.
  public var isContinuous: Bool

  /// The values.
  public var dataPoints: [AXDataPoint]

  /// Makes a description.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A value of a chart.
///
/// Mirrors Accessibility's `AXDataPoint`.
@MainActor @preconcurrency public final class AXDataPoint {
  /// A place along an axis.
  public enum Value: Sendable, Hashable {
    /// A number.
    case number(Double)

    /// A name.
    case category(String)
  }

  /// Where it is from side to side.
  public let xValue: Value

  /// Where it is from bottom to top; `nil` where that is not known.
  public let yValue: Double?

  /// Where it is along further axes.
  public let additionalValues: [Value]

  /// What it is called.
  public var label: String?

  /// Makes a value at a number.
  public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Makes a value at a name.
  public init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}
