import AccessibilityTree
public import AutomationTools_Shared
import AutomationWire
public import Foundation
import Primitives

/// The options that every application written with TextUI has.
extension LaunchSetting {
  /// Opens the application with a link, which a view takes with `onOpenURL(perform:)` before the
  /// test sees anything.
  ///
  /// The test fails when no view takes it.
  ///
  /// - Parameter url: The link.
  /// - Returns: The option.
  public static func deepLink(_ url: URL) -> LaunchSetting {
    deepLink(url.absoluteString)
  }

  /// Opens the application with a link, which a view takes with `onOpenURL(perform:)` before the
  /// test sees anything.
  ///
  /// The test fails when no view takes it.
  ///
  /// - Parameter link: The link, which begins with a scheme: `app://article/3`.
  /// - Returns: The option.
  public static func deepLink(_ link: String) -> LaunchSetting {
    LaunchSetting(
      ".deepLink(\"\(link)\")", link: link,
      problem: URL(launchText: link) == nil ? "it is not \(URL.launchForm)" : nil)
  }

  /// Sets the user's language and region: `-AppleLanguages (de-DE) -AppleLocale de_DE`, as Apple's
  /// tools do.
  ///
  /// Views find it in their environment as `\.locale`.
  ///
  /// - Parameter identifier: The language and region, such as `de_DE`, or the language alone.
  /// - Returns: The option.
  public static func locale(_ identifier: String) -> LaunchSetting {
    let name = identifier.replacing("-", with: "_")
    let tag = identifier.replacing("_", with: "-")
    return LaunchSetting(
      ".locale(\"\(identifier)\")",
      arguments: ["-AppleLanguages", [tag].launchText, "-AppleLocale", name],
      problem: localeProblem(name))
  }

  /// Gives the date and time of day at which the application begins; its clocks go on from there.
  ///
  /// `Date()`, `Calendar`, formatters, `time` and all clocks of the application agree with it. Files, other processes and the
  /// certificates of servers do not.
  ///
  /// - Note: For applications in a process of their own: in the test's process the date is the test's.
  ///
  /// - Parameter text: The date, with its zone, such as `2026-03-01T09:00:00+01:00`; from 1970 to 2200.
  /// - Returns: The option.
  public static func date(_ text: String) -> LaunchSetting {
    let formatter = ISO8601DateFormatter()
    let date = formatter.date(from: text)
    let seconds = date?.timeIntervalSince1970 ?? 0
    let end = 7_258_118_400.0
    let problem =
      date == nil
      ? "it is no date such as 2026-03-01T09:00:00+01:00"
      : (0..<end).contains(seconds) ? nil : "it is not between 1970 and 2200"
    return LaunchSetting(
      ".date(\"\(text)\")", date: .milliseconds(Int64(seconds * 1_000)), problem: problem)
  }

  /// Sets the time zone in which the application shows dates: the variable `TZ`.
  ///
  /// - Note: For applications in a process of their own: in the test's process the zone is the test's.
  ///
  /// - Parameter identifier: The name of the zone, such as `Europe/Berlin`.
  /// - Returns: The option.
  public static func timeZone(_ identifier: String) -> LaunchSetting {
    LaunchSetting(
      ".timeZone(\"\(identifier)\")", environment: ["TZ": identifier],
      problem: TimeZone(identifier: identifier) == nil
        ? "there is no such time zone; there is Europe/Berlin" : nil)
  }

  /// Sets the size of the terminal.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 10,000.
  ///   - rows: The number of rows, likewise.
  /// - Returns: The option.
  public static func terminalSize(columns: Int, rows: Int) -> LaunchSetting {
    let sides = 1...LaunchConfiguration.screenSizeLimit
    let isSize = sides.contains(columns) && sides.contains(rows)
    return LaunchSetting(
      ".terminalSize(columns: \(columns), rows: \(rows))",
      screenSize: Size(width: columns, height: rows),
      problem: isSize ? nil : "a terminal has from 1 to \(sides.upperBound) columns and rows")
  }

  /// Makes the application light or dark: `-AppleInterfaceStyle Dark`, as on a Mac.
  ///
  /// - Parameter style: Which of the two; `unspecified` leaves it to the application.
  /// - Returns: The option.
  public static func colorScheme(_ style: XCUIDevice.Appearance) -> LaunchSetting {
    let arguments = style.launchText.map { ["-" + SystemLaunchKey.interfaceStyle, $0] }
    return LaunchSetting(
      arguments?.joined(separator: " ") ?? ".colorScheme(.unspecified)",
      arguments: arguments ?? [])
  }

  /// Lets the application use colors or not: without them the variable `NO_COLOR` is `1`, which
  /// other programs go by as well.
  ///
  /// - Parameter usesColors: Whether it may.
  /// - Returns: The option.
  public static func color(_ usesColors: Bool) -> LaunchSetting {
    LaunchSetting(".color(\(usesColors))", environment: ["NO_COLOR": usesColors ? "" : "1"])
  }

  /// Sets what the application's random numbers follow from, which it takes from
  /// `LaunchConfiguration.current.randomNumberGenerator`: `-RandomSeed 7`.
  ///
  /// - Parameter seed: Any number.
  /// - Returns: The option.
  public static func randomSeed(_ seed: UInt64) -> LaunchSetting {
    SystemLaunchOption.randomSeed(seed)
  }

  /// Says what is wrong with the name of a language and region, in words; `nil` when nothing is.
  private static func localeProblem(_ identifier: String) -> String? {
    let known = Locale.availableIdentifiers
    let locale = Locale(identifier: identifier)
    let isLanguage = locale.language.languageCode?.isISOLanguage ?? false
    let isRegion = locale.region?.isISORegion ?? !identifier.contains("_")
    if known.contains(identifier) || isLanguage && isRegion { return nil }
    let near = NearTexts.nearest(to: identifier, among: known.sorted())
    return "there is no such language and region"
      + (near.isEmpty ? "" : "; there is \(near.joined(separator: ", "))")
  }
}
