import AutomationTools_Core
import SampleApp
import SampleGallery

/// What the tests of the gallery have in common.
class GalleryTestCase: ATTestCase {
  /// The list of pages.
  var gallery: GalleryListPage { GalleryListPage(application: app, testCaseInstance: self) }

  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  override class var declaredIdentifiers: [any AutomationIdentifying.Type] {
    [GalleryIdentifier.self]
  }

  /// Launches the gallery on a screen of 80 by 24.
  func launch() {
    launchApp(options: [
      ReferenceApp.option(.gallery), .locale("en_GB"), .terminalSize(columns: 80, rows: 24),
    ])
  }
}
