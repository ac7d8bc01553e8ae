/// A look of pickers of dates.
///
/// Mirrors SwiftUI's `DatePickerStyle`.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a picker of dates.
///
/// Mirrors SwiftUI's `DatePickerStyleConfiguration`.
@MainActor public struct DatePickerStyleConfiguration {
  /// What a picker is called.
  public typealias Label = ControlPart

  /// What it is called.
  public let label: Label

  /// The date, with its bounds.
  let choice: DateChoice

  /// The date.
  @Binding public var selection: Date

  /// Makes what a style is told.
  init(label: Label, choice: DateChoice) {
    self.label = label
    self.choice = choice
    _selection = choice.selection
  }

  /// The first date that can be chosen; `nil` for any.
  public var minimumDate: Date? { choice.first == .distantPast ? nil : choice.first }

  /// The last date that can be chosen; `nil` for any.
  public var maximumDate: Date? { choice.last == .distantFuture ? nil : choice.last }

  /// The parts that are chosen.
  public var displayedComponents: DatePickerComponents { choice.components }
}

/// The look of a picker of dates that suits the place: buttons that say it.
///
/// Mirrors SwiftUI's structure.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(label: configuration.label, choice: configuration.choice)
  }
}

/// The look of a picker of dates as buttons that say it.
///
/// Mirrors SwiftUI's structure.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(label: configuration.label, choice: configuration.choice)
  }
}

/// The look of a picker of dates as wheels.
///
/// Mirrors SwiftUI's structure.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.modified(by: LabelModifier(isHidden: true))
      WheelDatePicker(choice: configuration.choice)
    }
    .modified(by: DatePickerElementModifier())
  }
}

/// The look of a picker of dates as the days of a month.
///
/// Mirrors SwiftUI's structure.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label.modified(by: LabelModifier(isHidden: true))
      GraphicalDatePicker(choice: configuration.choice)
    }
    .modified(by: DatePickerElementModifier())
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As suits the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons that say it.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }

  /// Buttons that say it, as a field does.
  public static var field: CompactDatePickerStyle { CompactDatePickerStyle() }

  /// Buttons that say it, as a field does that steps.
  public static var stepperField: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets the look of pickers of dates inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: DatePickerStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
