public import AutomationTools_Host

/// The elements of the list of articles.
public enum ArticlesIdentifier: AutomationIdentifying, Hashable {
  /// The list.
  case list

  /// The row of an article, by the article's number.
  case row(Int)

  /// The second line of an article's row, by the article's number.
  case subtitle(Int)

  /// The mark in the row of an article that was read, by the article's number.
  case readMark(Int)

  /// The button that loads the articles for the first time.
  case load

  /// What tells that articles are being loaded.
  case loading

  /// What tells why articles could not be loaded.
  case failure

  /// The button that tries to load the articles again.
  case retry

  /// The accessibility identifier.
  public var id: String {
    switch self {
    case .list: "automation.articles.list"
    case .row(let number): "automation.articles.row.\(number)"
    case .subtitle(let number): "automation.articles.row.\(number).subtitle"
    case .readMark(let number): "automation.articles.row.\(number).read"
    case .load: "automation.articles.load"
    case .loading: "automation.articles.loading"
    case .failure: "automation.articles.failure"
    case .retry: "automation.articles.retry"
    }
  }

  /// All identifiers of the list.
  public static var declaredIdentifiers: [String] {
    let names = [list, load, loading, failure, retry].map(\.id)
    let row = "automation.articles.row.*"
    return names + [row, row + ".subtitle", row + ".read"]
  }
}
