import Foundation

/// What the application says around its articles, in the languages that it speaks.
///
/// A language that it does not speak is answered in English.
enum Phrase: Hashable, Sendable {
  case stageTitle(OnboardingStage)
  case stageMessage(OnboardingStage)
  case progress(page: Int, count: Int)
  case next
  case complete
  case mainFlow
  case articles
  case settings
  case loadArticles
  case loading
  case failure(LoadFailure)
  case retry
  case markAsRead
  case markAsUnread
  case read
  case notes
  case account
  case signedIn(String)
  case notSignedIn
  case name
  case password
  case reading
  case notifications
  case textSize
  case articlesSize(Int)
  case onboarding
  case showAgain
  case askToShowAgain
  case settingsStay
  case cancel
  case show

  /// The phrase in the language of a locale.
  func text(in locale: Locale) -> String {
    locale.language.languageCode == .german ? german : english
  }
}
