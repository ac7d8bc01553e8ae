public import AutomationTools_Host

/// What tests have the onboarding, the articles and the settings do past their screens; shared with
/// tests.
public struct SampleCommands: CommandSet {
  /// What the commands act on: what the application's screens share.
  public typealias State = Dependencies

  /// Ends the session of the user who is signed in, as a server does; returns who that was.
  public let expireSession = CommandOperation<Void, String>(
    "Ends the session of the user who is signed in, as a server does; returns who that was."
  ) {
    try $0.expireSession()
  }

  /// Returns the numbers of the articles that the user has read.
  public let readArticles = CommandOperation<Void, [Int]>(
    "Returns the numbers of the articles that the user has read."
  ) { dependencies in
    Article.all.filter { dependencies.settingStore.isRead($0) }.map(\.id)
  }

  /// Has an article be read on another device.
  public let markReadElsewhere = CommandOperation<Int, Void>(
    "Has an article be read on another device, by its number."
  ) { dependencies, number in
    dependencies.settingStore.setRead(true, try Article.numbered(number))
  }

  /// Makes the set.
  public init() {}
}
