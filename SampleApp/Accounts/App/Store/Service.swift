/// A service at which people have accounts.
public enum Service: String, Codable, CaseIterable, Sendable {
  /// Twitter.
  case twitter

  /// Facebook.
  case facebook

  /// LinkedIn.
  case linkedIn = "linkedin"

  /// Mail.
  case email

  /// The name as people know it.
  public var name: String {
    switch self {
    case .twitter: "Twitter"
    case .facebook: "Facebook"
    case .linkedIn: "LinkedIn"
    case .email: "E-mail"
    }
  }
}
