public import Foundation

/// The keys of launch arguments by which Apple's systems tell applications about the user.
package enum SystemLaunchKey {
  /// The user's languages, the preferred one first: `(de-DE, en)`.
  package static let languages = "AppleLanguages"

  /// The user's language and region: `de_DE`.
  package static let locale = "AppleLocale"

  /// What has the screen laid out from right to left, whatever the language: `YES`.
  package static let directions = ["AppleTextDirection", "NSForceRightToLeftWritingDirection"]

  /// Whether the application is light or dark: `Light` or `Dark`.
  package static let interfaceStyle = "AppleInterfaceStyle"

  /// The size of text that the user chose: `UICTContentSizeCategoryL`.
  package static let contentSize = "UIPreferredContentSizeCategoryName"
}

extension LaunchConfiguration {
  /// The language and region that the launch states with `-AppleLocale`, or `-AppleLanguages`; `nil`
  /// when it states none.
  ///
  /// TextUI's views find it in their environment, as `\.locale`.
  public var locale: Locale? {
    let values = LaunchArgumentDomain(arguments).values
    let languages = values[SystemLaunchKey.languages].flatMap { LaunchArgumentDomain.list($0) }
    let locale = values[SystemLaunchKey.locale].map { LaunchArgumentDomain.text($0) }
    return (locale ?? languages?.first).map { Locale(identifier: $0) }
  }

  /// Whether the screen is laid out from right to left whatever the language, as the launch states with `-AppleTextDirection YES` and
  /// `-NSForceRightToLeftWritingDirection YES`.
  ///
  /// TextUI's views find it in their environment, as `\.layoutDirection`.
  public var isForcedRightToLeft: Bool {
    let values = LaunchArgumentDomain(arguments).values
    return SystemLaunchKey.directions.contains { key in
      values[key].map { NSString(string: LaunchArgumentDomain.text($0)).boolValue } ?? false
    }
  }

  /// Whether the application may use colors; not when the variable `NO_COLOR` is set and not empty.
  public var usesColors: Bool {
    environment["NO_COLOR", default: ""].isEmpty
  }

  /// Whether the application is light or dark, as the launch states with `-AppleInterfaceStyle`.
  public var appearance: HostAppearance {
    let text = LaunchArgumentDomain(arguments).values[SystemLaunchKey.interfaceStyle]
    return HostAppearance.allCases.first { $0.launchText?.lowercased() == text?.lowercased() }
      ?? .unspecified
  }

  /// The size of text that the user chose, as the launch states it with `-UIPreferredContentSizeCategoryName`: its place among the twelve from
  /// the smallest on; `nil` when it states none.
  ///
  /// TextUI's views find it in their environment, as `\.dynamicTypeSize`.
  public var contentSizeIndex: Int? {
    guard let value = LaunchArgumentDomain(arguments).values[SystemLaunchKey.contentSize] else {
      return nil
    }
    let text = LaunchArgumentDomain.text(value)
    return Self.contentSizes.firstIndex { text == Self.contentSizePrefix + $0 }
  }

  /// What stands before the names of sizes of text.
  private static let contentSizePrefix = "UICTContentSizeCategory"

  /// The names of sizes of text, the smallest first.
  private static let contentSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]

  /// What cannot be read of the arguments that say something about the user, in words.
  var systemProblems: [String] {
    let values = LaunchArgumentDomain(arguments).values
    var problems: [String] = []
    if let text = values[SystemLaunchKey.languages], LaunchArgumentDomain.list(text) == nil {
      problems.append(
        "the launch argument -\(SystemLaunchKey.languages) is “\(text)”, which is not a list such as (de, en)"
      )
    }
    if let text = values[SystemLaunchKey.interfaceStyle], appearance == .unspecified {
      problems.append(
        "the launch argument -\(SystemLaunchKey.interfaceStyle) is “\(text)”, which is not one of Light, Dark"
      )
    }
    if let text = values[SystemLaunchKey.contentSize], contentSizeIndex == nil {
      let names = Self.contentSizes.joined(separator: ", ")
      problems.append(
        "the launch argument -\(SystemLaunchKey.contentSize) is “\(text)”, which is not \(Self.contentSizePrefix) with one of \(names)"
      )
    }
    return problems
  }
}

extension HostAppearance {
  /// How a launch argument spells it, as Apple's systems do; `nil` for what none states.
  package var launchText: String? {
    switch self {
    case .unspecified: nil
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
