/// What the store of settings keeps, and under which key.
enum SettingStoreKey: Hashable {
  /// Whether the user has seen the onboarding to its end.
  case hasOnboardingBeenShown

  /// Whether the user wants notifications.
  case sendsNotifications

  /// The user's name.
  case userName

  /// The size of text, 0 when the user never chose one.
  case textSize

  /// Whether the user has read an article, by its number.
  case isArticleRead(Int)

  /// What the user noted about an article, by its number.
  case note(Int)

  /// The key.
  var name: String {
    switch self {
    case .hasOnboardingBeenShown: "hasOnboardingBeenShown"
    case .sendsNotifications: "sendsNotifications"
    case .userName: "userName"
    case .textSize: "textSize"
    case .isArticleRead(let number): "isArticleRead.\(number)"
    case .note(let number): "note.\(number)"
    }
  }
}
