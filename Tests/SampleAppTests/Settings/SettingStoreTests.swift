import AutomationTools_Host
import Testing

@testable import SampleApp

@MainActor @Suite("Settings") struct SettingStoreTests {
  private let defaults = InMemoryDefaults()

  @Test("The onboarding is shown until it has been")
  func showOnboarding() {
    let store = SettingStore(inMemory: defaults)
    #expect(store.showOnboarding)
    store.showOnboarding = false
    #expect(!store.showOnboarding)
    #expect(defaults.bool(forKey: .hasOnboardingBeenShown))
    store.showOnboarding = true
    #expect(!defaults.bool(forKey: .hasOnboardingBeenShown))
  }

  @Test("A key has the name under which earlier versions kept its setting")
  func names() {
    defaults.set(true, forKey: .hasOnboardingBeenShown)
    defaults.set(3, forKey: .textSize)
    defaults.set("Ada", forKey: .userName)
    defaults.set(true, forKey: .isArticleRead(7))
    #expect(defaults.bool(forKey: "hasOnboardingBeenShown"))
    #expect(defaults.integer(forKey: "textSize") == 3)
    #expect(defaults.string(forKey: "userName") == "Ada")
    #expect(defaults.bool(forKey: "isArticleRead.7"))
  }

  @Test("Every setting is there again in the next launch")
  func lasts() {
    let store = SettingStore(inMemory: defaults)
    store.showOnboarding = false
    store.sendsNotifications = true
    store.userName = "Ada"
    store.textSize = 4
    store.setRead(true, Article.all[2])
    store.setRead(true, Article.all[3])
    store.setRead(false, Article.all[3])

    let next = SettingStore(inMemory: defaults)
    #expect(!next.showOnboarding)
    #expect(next.sendsNotifications)
    #expect(next.userName == "Ada")
    #expect(next.textSize == 4)
    #expect(Article.all.filter(next.isRead).map(\.id) == [3])
  }

  @Test(
    "A size of text that is out of bounds is brought back", arguments: [(0, 2), (-3, 1), (9, 5)])
  func textSize(_ stored: Int, _ size: Int) {
    defaults.set(stored, forKey: .textSize)
    #expect(SettingStore(inMemory: defaults).textSize == size)
  }
}
