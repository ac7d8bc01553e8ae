import AutomationTools_Host

/// Puts the application in the state that its launch arguments ask for.
@MainActor enum LaunchArgumentConfigurator {
  /// Applies launch arguments.
  ///
  /// The order matters: first the store is swapped, and then what else is asked for goes into the
  /// new one.
  ///
  /// - Parameters:
  ///   - dependencies: What the arguments change.
  ///   - bridge: What the application was launched with.
  static func configure(_ dependencies: Dependencies, with bridge: AutomationBridge) {
    if bridge.launchArgumentsContain(.useInMemoryUserDefaults) {
      dependencies.replace(with: SettingStore(inMemory: InMemoryDefaults()))
    }
    if bridge.launchArgumentsContain(.skipOnboarding) {
      dependencies.settingStore.showOnboarding = false
    }
  }
}

extension AutomationBridge {
  /// Returns whether the application was launched with an argument.
  fileprivate func launchArgumentsContain(_ key: LaunchArgumentKey) -> Bool {
    launchArgumentsContain(key.rawValue)
  }
}
