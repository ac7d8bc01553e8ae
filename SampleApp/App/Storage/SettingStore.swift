import AutomationTools_Host
import TextUI

/// Settings kept in a store.
@MainActor @Observable final class SettingStore: SettingStorage {
  @ObservationIgnored private let defaults: WatchedStore<any UserDefaultInterfacing>

  private var hasOnboardingBeenShown: Bool
  private var readArticles: Set<Int>

  var sendsNotifications: Bool {
    didSet {
      defaults().set(sendsNotifications, forKey: SettingStoreKey.sendsNotifications.name)
      defaults().synchronize()
    }
  }

  var userName: String {
    didSet {
      defaults().set(userName, forKey: SettingStoreKey.userName.name)
      defaults().synchronize()
    }
  }

  var textSize: Int {
    didSet {
      defaults().set(textSize, forKey: SettingStoreKey.textSize.name)
      defaults().synchronize()
    }
  }

  /// Makes settings from what a store in memory holds.
  ///
  /// - Parameter defaults: The store.
  convenience init(userDefaults defaults: any UserDefaultInterfacing) {
    self.init(WatchedStore(inMemory: defaults))
  }

  /// Makes settings from what a store holds.
  ///
  /// - Parameter defaults: The store, behind a door.
  init(_ defaults: WatchedStore<any UserDefaultInterfacing>) {
    self.defaults = defaults
    hasOnboardingBeenShown = defaults().bool(
      forKey: SettingStoreKey.hasOnboardingBeenShown.name)
    sendsNotifications = defaults().bool(forKey: SettingStoreKey.sendsNotifications.name)
    userName = defaults().string(forKey: SettingStoreKey.userName.name) ?? ""
    textSize = TextSize.clamped(defaults().integer(forKey: SettingStoreKey.textSize.name))
    readArticles = Set(
      Article.all.map(\.id).filter {
        defaults().bool(forKey: SettingStoreKey.isArticleRead($0).name)
      })
  }

  var showOnboarding: Bool {
    get { !hasOnboardingBeenShown }
    set {
      hasOnboardingBeenShown = !newValue
      defaults().set(!newValue, forKey: SettingStoreKey.hasOnboardingBeenShown.name)
      defaults().synchronize()
    }
  }

  func isRead(_ article: Article) -> Bool {
    readArticles.contains(article.id)
  }

  func setRead(_ isRead: Bool, _ article: Article) {
    if isRead {
      readArticles.insert(article.id)
    } else {
      readArticles.remove(article.id)
    }
    defaults().set(isRead, forKey: SettingStoreKey.isArticleRead(article.id).name)
    defaults().synchronize()
  }

  func reset() {
    showOnboarding = true
    sendsNotifications = false
    userName = ""
    textSize = TextSize.standard
    for article in Article.all where isRead(article) { setRead(false, article) }
  }
}
