/// A size of text that people choose; a terminal's characters have one.
///
/// Mirrors SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Extra small.
  case xSmall

  /// Small.
  case small

  /// Medium.
  case medium

  /// Large, the usual one.
  case large

  /// Extra large.
  case xLarge

  /// Larger than that.
  case xxLarge

  /// The largest of the usual ones.
  case xxxLarge

  /// The first of those for people who see less.
  case accessibility1

  /// The second of those for people who see less.
  case accessibility2

  /// The third of those for people who see less.
  case accessibility3

  /// The fourth of those for people who see less.
  case accessibility4

  /// The largest.
  case accessibility5

  /// Whether it is one of those for people who see less.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether a size is smaller than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A size of text that people choose, by its older name; a terminal's characters have one.
///
/// Mirrors SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: Sendable, Hashable, CaseIterable {
  /// Extra small.
  case extraSmall

  /// Small.
  case small

  /// Medium.
  case medium

  /// Large, the usual one.
  case large

  /// Extra large.
  case extraLarge

  /// Larger than that.
  case extraExtraLarge

  /// The largest of the usual ones.
  case extraExtraExtraLarge

  /// The first of those for people who see less.
  case accessibilityMedium

  /// The second of those for people who see less.
  case accessibilityLarge

  /// The third of those for people who see less.
  case accessibilityExtraLarge

  /// The fourth of those for people who see less.
  case accessibilityExtraExtraLarge

  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of those for people who see less.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}

/// A class of room.
///
/// Mirrors SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  /// Little room.
  case compact

  /// Usual room.
  case regular
}

/// The key of the size of text.
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

/// The key of the size of text by its older name.
private enum SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}

/// The key of the class of room from side to side.
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

/// The key of the class of room from top to bottom.
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

/// The key of how many points of the screen stand for one.
private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

/// The key of the calendar.
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

/// The key of the language and region of the user's calendar.
private enum CalendarLocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

/// The key of the time zone.
private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

/// The key of the style of grounds.
private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

/// The key of whether movement is to be avoided.
private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The key of whether nothing is to be told by colour alone.
private enum DifferentiateKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size of text that people chose: a terminal's characters have one, but views may be arranged otherwise.
  ///
  /// It is what the launch states (`-UIPreferredContentSizeCategoryName UICTContentSizeCategoryAccessibilityL`), else large.
  ///
  /// Mirrors SwiftUI's value.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size of text that people chose; a terminal's characters have one.
  ///
  /// Mirrors SwiftUI's older value.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// Tells views the size of text that people chose, by both names.
  mutating func choose(_ size: DynamicTypeSize) {
    dynamicTypeSize = size
    sizeCategory = ContentSizeCategory.allCases[size.rawValue]
  }

  /// How much room there is from side to side: little, as on a phone, or on a screen of 100 columns and more that no test has turned much, as
  /// on a tablet.
  ///
  /// Mirrors SwiftUI's value.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom: as on a phone, little while a test has the device held across, and else much.
  ///
  /// Mirrors SwiftUI's value.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The calendar that dates are shown in.
  ///
  /// Mirrors SwiftUI's value.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar.current
      if let locale = calendarLocale { calendar.locale = locale }
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and region of the user's calendar, which is made when somebody reads it: that takes long.
  var calendarLocale: Locale? {
    get { self[CalendarLocaleKey.self] }
    set { self[CalendarLocaleKey.self] = newValue }
  }

  /// The time zone that times are shown in.
  ///
  /// Mirrors SwiftUI's value.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The style of grounds; `nil` for the terminal's.
  ///
  /// Mirrors SwiftUI's value.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// How many points of the screen stand for one: a cell is a cell, whatever is set.
  ///
  /// Mirrors SwiftUI's value.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The least extent that is drawn: a cell.
  ///
  /// Mirrors SwiftUI's value.
  public var pixelLength: CGFloat { 1 }

  /// Whether movement is to be avoided: inside, every change is shown at once.
  ///
  /// Mirrors SwiftUI's value; unlike there, it can be set, and keeps `withAnimation` and `animation(_:value:)` from moving anything. A terminal
  /// has no such setting: a launch with `TEXTUI_MOTION=reduced` in its environment has it.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether nothing is to be told by colour alone.
  ///
  /// Mirrors SwiftUI's value; unlike there, it can be set.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  /// Whether grounds let nothing through, as on a text screen they never do.
  ///
  /// Mirrors SwiftUI's value.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether buttons are marked as such: those of a text screen have brackets.
  ///
  /// Mirrors SwiftUI's value.
  public var accessibilityShowButtonShapes: Bool { true }

  /// Whether assistive technology of the system is on; a terminal does not tell.
  ///
  /// Mirrors SwiftUI's value.
  public var accessibilityEnabled: Bool { false }

  /// Whether a screen reader of the system is on; a terminal does not tell.
  ///
  /// Mirrors SwiftUI's value.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether a switch control of the system is on; a terminal does not tell.
  ///
  /// Mirrors SwiftUI's value.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether colours are turned into their opposites; a terminal does not tell.
  ///
  /// Mirrors SwiftUI's value.
  public var accessibilityInvertColors: Bool { false }
}

extension View {
  /// Sets the size of text inside; a terminal's characters have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text inside; a terminal's characters have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
    }
  }
}
