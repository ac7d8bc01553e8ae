/// A meeting in the user's history, with the account that was given to the person met.
public struct Encounter: Codable, Hashable, Identifiable, Sendable {
  /// The number, which nothing else had since the store was last emptied.
  public let id: Int

  /// The account.
  public let accountID: Account.ID

  /// Who was met, where and when.
  public let meeting: Meeting
}
