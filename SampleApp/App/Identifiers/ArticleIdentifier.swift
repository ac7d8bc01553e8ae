public import AutomationTools_Host

/// The elements of the page of one article.
public enum ArticleIdentifier: AutomationIdentifying, Hashable {
  /// What scrolls.
  case scrollView

  /// The heading.
  case title

  /// A paragraph, counted from 0.
  case paragraph(Int)

  /// The text view for the user's notes.
  case notes

  /// The button that marks the article as read, and back.
  case readButton

  /// The accessibility identifier.
  public var id: String {
    switch self {
    case .scrollView: "automation.article.scroll"
    case .title: "automation.article.title"
    case .paragraph(let index): "automation.article.paragraph.\(index)"
    case .notes: "automation.article.notes"
    case .readButton: "automation.article.read"
    }
  }

  /// All identifiers of the page.
  public static var declaredIdentifiers: [String] {
    [scrollView, title, notes, readButton].map(\.id) + ["automation.article.paragraph.*"]
  }
}
