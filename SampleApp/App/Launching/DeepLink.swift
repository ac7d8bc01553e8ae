public import Foundation

/// A place in the application that a link leads to; shared with tests.
public enum DeepLink: Hashable, Sendable {
  /// The list of articles.
  case articles

  /// An article, by its number.
  case article(Int)

  /// The settings.
  case settings

  /// Makes the place of a link; `nil` for one that leads nowhere.
  ///
  /// - Parameter url: The link.
  public init?(_ url: URL) {
    let parts = url.absoluteString.components(separatedBy: "://")
    guard parts.count == 2, parts[0] == "sample" else { return nil }
    let path = parts[1].split(separator: "/")
    switch (path.first, path.count) {
    case ("articles", 1): self = .articles
    case ("settings", 1): self = .settings
    case ("articles", 2):
      guard let number = Int(path[1]) else { return nil }
      self = .article(number)
    default: return nil
    }
  }

  /// The link.
  public var link: String {
    switch self {
    case .articles: "sample://articles"
    case .article(let number): "sample://articles/\(number)"
    case .settings: "sample://settings"
    }
  }
}
