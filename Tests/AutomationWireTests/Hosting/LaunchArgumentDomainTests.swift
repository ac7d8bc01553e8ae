import Foundation
import Testing

@testable import AutomationWire

/// Launch arguments as Apple's tools read them.
@Suite("Launch arguments as pairs") struct LaunchArgumentDomainTests {
  @Test("Arguments are pairs where a value follows a key, and single ones elsewhere")
  func domain() {
    let domain = LaunchArgumentDomain([
      "UI_TEST_MODE", "-count", "-3", "-verbose", "-name", "Ada", "-", "-count", "4", "-last",
    ])
    #expect(
      domain.parts == [
        .single("UI_TEST_MODE"), .pair(key: "count", value: "-3"), .single("-verbose"),
        .pair(key: "name", value: "Ada"), .single("-"), .pair(key: "count", value: "4"),
        .single("-last"),
      ])
    #expect(domain.values == ["count": "4", "name": "Ada"])
  }

  @Test("A launch tells its locale, colors and appearance")
  func configuration() {
    var configuration = LaunchConfiguration(arguments: [
      "-AppleLanguages", "(fr)", "-AppleLocale", "fr_CA", "-AppleInterfaceStyle", "Light",
    ])
    #expect(configuration.locale?.identifier == "fr_CA")
    #expect(configuration.appearance == .light)
    #expect(configuration.usesColors)
    configuration.environment["NO_COLOR"] = "1"
    #expect(!configuration.usesColors)
    let size = ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL"]
    #expect(LaunchConfiguration(arguments: size).contentSizeIndex == 8)
    let wrong = LaunchConfiguration(arguments: ["-UIPreferredContentSizeCategoryName", "large"])
    #expect(wrong.contentSizeIndex == nil)
    #expect(wrong.systemProblems.first?.contains("is “large”, which is not UICT") == true)
    let nothing = LaunchConfiguration()
    #expect(nothing.contentSizeIndex == nil)
    #expect(nothing.locale == nil)
    #expect(nothing.appearance == .unspecified)
  }

  @Test("A text is what stands in quotation marks, or all there is")
  func texts() {
    for (value, text) in [("fr", "fr"), (#""de_DE""#, "de_DE"), (#""a\"b""#, #"a"b"#)] {
      #expect(LaunchArgumentDomain.text(value) == text)
    }
    for value in [#""fr"#, #""fr" de"#, #""a", "b""#, "\""] {
      #expect(LaunchArgumentDomain.text(value) == value)
    }
    let configuration = LaunchConfiguration(arguments: ["-AppleLocale", #""de_DE""#])
    #expect(configuration.locale?.identifier == "de_DE")
  }

  @Test("What cannot be read of them is told")
  func problems() {
    let configuration = LaunchConfiguration(arguments: [
      "-AppleLanguages", "fr", "-AppleInterfaceStyle", "Gray",
    ])
    #expect(
      configuration.systemProblems == [
        "the launch argument -AppleLanguages is “fr”, which is not a list such as (de, en)",
        "the launch argument -AppleInterfaceStyle is “Gray”, which is not one of Light, Dark",
      ])
    #expect(configuration.locale == nil)
    #expect(configuration.appearance == .unspecified)
  }
}
