import TextUI

/// What the screens of one running application share; made when it starts, and handed down through
/// the environment.
@MainActor @Observable final class Dependencies {
  /// What was decided for this launch.
  let features: Features

  /// The articles.
  let contentStore: ContentStore

  /// Opens the settings that count when nothing replaced them.
  @ObservationIgnored private let openSettingStore: () -> any SettingStorage

  /// The settings that count when nothing replaced them; not opened before somebody asks.
  @ObservationIgnored private lazy var openedStore = openSettingStore()

  /// What replaced them.
  private var replacement: (any SettingStorage)?

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - features: What was decided for this launch.
  ///   - contentStore: The articles; those that come with the application when not stated.
  ///   - settingStore: The settings, opened when they are first needed: a launch that replaces them
  ///     leaves them untouched.
  init(
    features: Features = Features(),
    contentStore: ContentStore = ContentStore(),
    settingStore: @autoclosure @escaping () -> any SettingStorage
  ) {
    self.features = features
    self.contentStore = contentStore
    openSettingStore = settingStore
  }

  /// The settings.
  var settingStore: any SettingStorage { replacement ?? openedStore }

  /// Replaces the settings.
  func replace(with settingStore: any SettingStorage) {
    replacement = settingStore
  }
}
