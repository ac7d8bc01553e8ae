public import AutomationTools_Host

/// The data in which tests of the onboarding, the articles and the settings begin; shared with tests.
public struct SampleFixtures: FixtureSet {
  /// What the fixtures change: what the application's screens share.
  public typealias State = Dependencies

  /// Puts the settings back to what they are after an installation.
  public let clearAllData = FixtureOperation<Void>(
    "Forgets all settings, and which articles were read."
  ) {
    $0.settingStore.reset()
  }

  /// Has the user been through the onboarding.
  public let completeOnboarding = FixtureOperation<Void>(
    "Has the user been through the onboarding.", requires: \.clearAllData
  ) {
    $0.settingStore.showOnboarding = false
  }

  /// Gives the user a name.
  public let setUserName = FixtureOperation<String>(
    "Gives the user a name.", requires: \.clearAllData, example: "Grace"
  ) { dependencies, name in
    dependencies.settingStore.userName = name
  }

  /// Has the user read articles.
  public let readArticles = FixtureOperation<[Int]>(
    "Has the user read articles, by their numbers.", requires: \.clearAllData, example: [1, 3]
  ) { dependencies, numbers in
    for number in numbers {
      dependencies.settingStore.setRead(true, try Article.numbered(number))
    }
  }

  /// Makes the set.
  public init() {}
}
