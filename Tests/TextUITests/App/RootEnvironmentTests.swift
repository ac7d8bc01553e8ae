import AccessibilityTree
import AutomationWire
import Foundation
import Testing

@testable @_spi(Bridging) import TextUI

/// What the system tells an application's views, after it told them something else.
@MainActor struct RootEnvironmentTests {
  /// Shows what it is told, and asks for permissions.
  private struct Told: View {
    @Environment(\.requestAuthorization) private var requestAuthorization
    @Environment(\.editMode) private var editMode
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme
    @State private var answer = "unasked"

    var body: some View {
      Text("\(phase) \(scheme), camera \(requestAuthorization.status(for: .camera)), \(answer)")
      Text("editing \(editMode.map { "\($0.wrappedValue.isEditing)" } ?? "unknown")")
      EditButton()
      Button("Camera") { Task { _ = await requestAuthorization(for: .camera) } }
      Button("Notify") {
        Task { answer = "notify \(await requestAuthorization(for: .notifications))" }
      }
    }
  }

  @Test func theExtentOfTheScreenIsTold() {
    let view = HostedView(width: 30, height: 7) { Text("A") }
    #expect(ScreenExtent.ofCaller.cells ?? (0, 0) == (30, 7))
    view.host.perform(.resize(Size(width: 48, height: 52)))
    #expect(ScreenExtent.ofCaller.cells ?? (0, 0) == (48, 52))
  }

  @Test("A launch can have lines run from right to left, whatever the language")
  func linesRunAsTheLaunchSays() {
    for (value, screen) in [("YES", "2nd   1st"), ("NO", "1st   2nd")] {
      let arguments = ["-AppleTextDirection", value, "-NSForceRightToLeftWritingDirection", value]
      let view = HostedView(width: 9, height: 1, arguments: arguments) {
        HStack {
          Text("1st")
          Spacer()
          Text("2nd")
        }
      }
      #expect(view.screen == screen)
    }
  }

  @Test(
    "The locale of a launch says which way lines run; one that a view sets does not",
    arguments: [
      "ar_EG", "he", "ckb_IQ", "az_Arab_IR", "uz-Arab",
    ])
  func linesRunAsTheLocaleSays(locale: String) {
    let view = HostedView(width: 9, height: 1, arguments: ["-AppleLocale", locale]) {
      HStack {
        Text("1st")
        Spacer()
        Text("2nd")
      }
    }
    #expect(view.screen == "2nd   1st")
    let inside = HostedView(width: 9, height: 1, arguments: ["-AppleLocale", "pa_Guru_IN"]) {
      HStack {
        Text("1st")
        Spacer()
        Text("2nd")
      }
      .environment(\.locale, Locale(identifier: locale))
    }
    #expect(inside.screen == "1st   2nd")
  }

  @Test(
    "The size of text of a launch is told to views",
    arguments: [
      ("UICTContentSizeCategoryAccessibilityL", "accessibility2 accessibilityLarge"),
      ("UICTContentSizeCategoryXS", "xSmall extraSmall"),
      ("UICTContentSizeCategoryXXXL", "xxxLarge extraExtraExtraLarge"), ("large", "large large"),
    ])
  func sizeOfText(name: String, told: String) {
    struct Sizes: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.sizeCategory) private var category
      var body: some View { Text("\(size) \(category)") }
    }
    let arguments = ["-UIPreferredContentSizeCategoryName", name]
    let view = HostedView(width: 50, height: 1, arguments: arguments) { Sizes() }
    #expect(view.screen.trimmingPrefix { $0 == " " } == told)
  }

  @Test("A launch that states no locale has that of a new simulator, wherever it runs")
  func aTestIsInEnglishAsInTheUnitedStates() {
    let view = HostedView(width: 30, height: 4) {
      Text(3, format: .currency(code: "USD"))
      Text(
        Date(timeIntervalSince1970: 0),
        format: Date.FormatStyle(date: .abbreviated, time: .shortened, timeZone: .gmt))
      EnvironmentReader(\.calendar) { Text("first day \($0.firstWeekday)") }
    }
    #expect(
      view.screen == """
                    $3.00
           Jan 1, 1970 at 12:00\u{202F}AM
                 first day 1
        """)
  }

  @Test(
    "A person has the locale of the terminal",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C.UTF-8"], "en_US"), ([:], "en_US"),
      (["LANG": "de_DE", "LC_ALL": "fr_CA.UTF-8"], "fr_CA"),
      (["LANG": "de_DE@euro", "LC_ALL": "", "LC_MESSAGES": "POSIX"], "en_US"),
    ])
  func aPersonHasTheLocaleOfTheTerminal(environment: [String: String], locale: String) {
    var configuration = LaunchConfiguration(environment: environment)
    #expect(configuration.userLocale.identifier == locale)
    configuration.isAutomated = true
    #expect(configuration.userLocale.identifier == "en_US")
    configuration.arguments = ["-AppleLocale", "nl_NL"]
    #expect(configuration.userLocale.identifier == "nl_NL")
  }

  /// Shows a value of the environment.
  private struct EnvironmentReader<Value>: View {
    @Environment private var value: Value
    private let content: (Value) -> Text

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, content: @escaping (Value) -> Text) {
      _value = Environment(keyPath)
      self.content = content
    }

    var body: some View { content(value) }
  }

  /// Waits until the screen has a text.
  private func wait(for text: String, in view: HostedView) async {
    for _ in 0..<2_000 where !view.screen.contains(text) { await Task.yield() }
    #expect(view.screen.contains(text))
  }

  @Test(.timeLimit(.minutes(10))) func staysWhatItWasWhenPartOfItChanges() async {
    let view = HostedView(width: 60, height: 12) { Told() }
    view.tap("Camera", .button)
    await wait(for: "Access the Camera", in: view)
    view.tap("Allow", .button)
    await wait(for: "Camera", in: view)
    view.host.setAppearance(.light)
    view.host.setPhase(.inactive)
    #expect(view.screen.contains("inactive light, camera authorized, unasked"))
    view.host.setPhase(.active)
    view.host.setAppearance(.unspecified)
    #expect(view.screen.contains("active dark, camera authorized, unasked"))
    view.tap("Edit", .button)
    #expect(view.screen.contains("editing true"))
    view.tap("Notify", .button)
    await wait(for: "Send You Notifications", in: view)
    view.tap("Allow", .button)
    await wait(for: "notify true", in: view)
  }
}
