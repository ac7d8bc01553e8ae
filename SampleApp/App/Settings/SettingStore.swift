import AutomationTools_Host
import Foundation
import TextUI

/// The settings of the application, each kept in a store when it changes.
@MainActor @Observable final class SettingStore {
  @ObservationIgnored private let defaults: WatchedStore<any UserDefaultInterfacing>

  /// Whether the onboarding is shown: until the user has come to its end.
  var showOnboarding: Bool {
    didSet { defaults().set(!showOnboarding, forKey: .hasOnboardingBeenShown) }
  }

  /// Whether the user wants notifications.
  var sendsNotifications: Bool {
    didSet { defaults().set(sendsNotifications, forKey: .sendsNotifications) }
  }

  /// The user's name; empty when none was given.
  var userName: String {
    didSet { defaults().set(userName, forKey: .userName) }
  }

  /// The size of text, within the bounds of `TextSize.range`.
  var textSize: Int {
    didSet { defaults().set(textSize, forKey: .textSize) }
  }

  /// The numbers of the articles that the user has read.
  private var readArticles: Set<Int>

  /// What the user noted about articles, by their numbers.
  private var notes: [Int: String]

  /// Makes settings from what a store holds.
  ///
  /// - Parameter defaults: The store; one that outlasts the launch is watched, so that a test notices.
  init(_ defaults: WatchedStore<any UserDefaultInterfacing>) {
    self.defaults = defaults
    showOnboarding = !defaults().bool(forKey: .hasOnboardingBeenShown)
    sendsNotifications = defaults().bool(forKey: .sendsNotifications)
    userName = defaults().string(forKey: .userName) ?? ""
    textSize = TextSize.clamped(defaults().integer(forKey: .textSize))
    readArticles = Set(
      Article.all.map(\.id).filter { defaults().bool(forKey: .isArticleRead($0)) })
    notes = Article.all.reduce(into: [:]) { notes, article in
      notes[article.id] = defaults().string(forKey: .note(article.id))
    }
  }

  /// Returns whether the user has read an article.
  func isRead(_ article: Article) -> Bool {
    readArticles.contains(article.id)
  }

  /// Keeps whether the user has read an article.
  func setRead(_ isRead: Bool, _ article: Article) {
    if isRead {
      readArticles.insert(article.id)
    } else {
      readArticles.remove(article.id)
    }
    defaults().set(isRead, forKey: .isArticleRead(article.id))
  }

  /// Returns what the user noted about an article; empty when nothing was.
  func note(_ article: Article) -> String {
    notes[article.id] ?? ""
  }

  /// Keeps what the user notes about an article.
  func setNote(_ note: String, _ article: Article) {
    notes[article.id] = note
    defaults().set(note, forKey: .note(article.id))
  }

  /// Puts all settings back to what they are after an installation.
  func reset() {
    showOnboarding = true
    sendsNotifications = false
    userName = ""
    textSize = TextSize.standard
    for article in Article.all where isRead(article) { setRead(false, article) }
    for article in Article.all where !note(article).isEmpty { setNote("", article) }
  }
}

// MARK: - Where they are kept

extension SettingStore {
  /// Makes settings that last beyond this launch.
  convenience init() {
    self.init(WatchedStore(UserDefaults.standard, "UserDefaults.standard"))
  }

  /// Makes settings that last as long as a store in memory.
  convenience init(inMemory defaults: InMemoryDefaults) {
    self.init(WatchedStore(inMemory: defaults))
  }
}
