import AutomationTools_Host
import AutomationWire
import Testing

@testable import SampleApp

@MainActor @Suite("Launch arguments of the sample") struct LaunchArgumentConfiguratorTests {
  /// Launches with arguments on top of a store, and returns what the screens would share.
  private func configured(
    _ arguments: [LaunchArgumentKey], over defaults: InMemoryDefaults
  ) -> Dependencies {
    let dependencies = Dependencies()
    dependencies.replace(with: SettingStore(inMemory: defaults))
    let configuration = LaunchConfiguration(
      arguments: arguments.map(\.rawValue), isAutomated: true)
    ApplicationInstance.$current.withValue(ApplicationInstance(configuration)) {
      LaunchArgumentConfigurator.configure(dependencies, with: AutomationBridge())
    }
    return dependencies
  }

  @Test("Without arguments everything stays as it is")
  func nothing() {
    let defaults = InMemoryDefaults()
    #expect(configured([], over: defaults).settingStore.showOnboarding)
    defaults.set(true, forKey: "hasOnboardingBeenShown")
    #expect(!configured([], over: defaults).settingStore.showOnboarding)
  }

  @Test("Skipping is kept in the store")
  func skip() {
    let defaults = InMemoryDefaults()
    #expect(!configured([.skipOnboarding], over: defaults).settingStore.showOnboarding)
    #expect(defaults.bool(forKey: "hasOnboardingBeenShown"))
  }

  @Test("The store is swapped before skipping, whatever the order of the arguments")
  func swapFirst() {
    for arguments in [
      [LaunchArgumentKey.skipOnboarding, .useInMemoryUserDefaults],
      [.useInMemoryUserDefaults, .skipOnboarding],
    ] {
      let defaults = InMemoryDefaults()
      #expect(!configured(arguments, over: defaults).settingStore.showOnboarding)
      #expect(!defaults.bool(forKey: "hasOnboardingBeenShown"))
    }
  }
}
