import AutomationTools_Core
import SampleApp

/// A picture of every page of the onboarding and of the content, in each language: attached to the test, for a person to look at.
///
/// They are in the folder that `UITEST_RESULTS` names.
final class OnboardingScreenshots: BaseUITestCase {
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }

  func testPicturesInEnglish() throws { try takePictures("en") }

  func testPicturesInGerman() throws { try takePictures("de") }

  /// Goes through the onboarding, and attaches a picture of each page.
  private func takePictures(_ language: String) throws {
    useLanguages("(\(language))")
    launch()
    var pictures: [XCUIScreenshot] = []
    func take(_ page: String) {
      let picture = app.screenshot()
      pictures.append(picture)
      let attachment = XCTAttachment(screenshot: picture)
      attachment.name = "\(language)-\(page)"
      attachment.lifetime = .keepAlways
      add(attachment)
    }
    take("welcome")
    onboarding.next()
    take("catalog")
    onboarding.next()
    take("confirm")
    onboarding.complete()
    take("content")
    XCTAssertEqual(Set(pictures.map(\.pngRepresentation)).count, 4, "Two pages look the same.")
  }
}
