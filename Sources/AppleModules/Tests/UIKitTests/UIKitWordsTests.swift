import Testing
import UIKit

/// What applications ask UIKit beside their screens.
@Suite("UIKit's words") struct UIKitWordsTests {
  @Test func everyWordIsKnown() {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: "swfit".utf16.count)
    let misspelled = checker.rangeOfMisspelledWord(
      in: "swfit", range: range, startingAt: 0, wrap: false, language: "en")
    #expect(misspelled.location == NSNotFound)
    #expect(checker.guesses(forWordRange: range, in: "swfit", language: "en")?.isEmpty == true)
    UITextChecker.learnWord("swfit")
    #expect(UITextChecker.hasLearnedWord("swfit"))
    UITextChecker.unlearnWord("swfit")
    #expect(!UITextChecker.hasLearnedWord("swfit"))
  }

  @Test func iconsAndBrightnessAreReadAgain() async throws {
    let application = UIApplication.shared
    #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
    var errors: [(any Error)?] = []
    application.setAlternateIconName("Dark") { errors.append($0) }
    #expect(errors.count == 1 && errors[0] == nil && application.alternateIconName == "Dark")
    try await application.setAlternateIconName(nil)
    #expect(application.alternateIconName == nil)
    application.isNetworkActivityIndicatorVisible = true
    #expect(application.isNetworkActivityIndicatorVisible)
    UIScreen.main.brightness = 2
    #expect(UIScreen.main.brightness == 1)
  }

  @Test func textsAreSet() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let text = NSAttributedString(
      string: "Read",
      attributes: [
        .paragraphStyle: style, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      ])
    let read = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(read?.alignment == .center && read?.lineSpacing == 4)
    #expect((read?.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 4)
    #expect(NSParagraphStyle.default.alignment == .natural)
    #expect(kCFBundleNameKey as String == "CFBundleName")
  }

  @MainActor @Test func aShortcutIsDescribed() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New Note", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: "plus"),
      userInfo: ["folder": "inbox" as NSString])
    #expect(item.type == "new" && item.localizedTitle == "New Note")
    #expect(item.userInfo?["folder"] as? NSString == "inbox")
  }
}
