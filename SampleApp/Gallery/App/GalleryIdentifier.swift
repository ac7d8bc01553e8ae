public import AutomationTools_Host

/// The elements of the gallery that tests look for; shared with tests.
public enum GalleryIdentifier: String, AutomationIdentifying, CaseIterable {
  /// The list of pages.
  case pages = "automation.gallery.pages"

  /// What happened last on a page.
  case outcome = "automation.gallery.outcome"
}
