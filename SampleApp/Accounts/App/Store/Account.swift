/// The user's account at a service, by which people they meet can find them again.
public struct Account: Codable, Hashable, Identifiable, Sendable {
  /// The number, which nothing else had since the store was last emptied.
  public let id: Int

  /// The service.
  public let service: Service

  /// Who the user is at the service, such as `alexvollmer`.
  public let identifier: String

  /// What the user proves it with; `nil` where the application does not know it.
  public let password: Secret?

  /// Whether the account is given to people the user meets.
  public var isEnabled: Bool
}
