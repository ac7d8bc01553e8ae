public import AutomationTools_Host

/// The elements around the application's pages.
public enum ContentIdentifier: String, AutomationIdentifying, CaseIterable {
  /// The heading above the pages.
  case title = "automation.content.title"
}
