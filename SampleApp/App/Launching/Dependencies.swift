import TextUI

/// What the screens of one running application share; made when it starts, and handed down through
/// the environment.
@MainActor @Observable final class Dependencies {
  /// What was decided for this launch.
  let features: Features

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
  ///   - settingStore: The settings, opened when they are first needed: a launch that replaces them
  ///     leaves them untouched.
  init(
    features: Features = Features(),
    settingStore: @autoclosure @escaping () -> any SettingStorage
  ) {
    self.features = features
    openSettingStore = settingStore
  }

  /// The settings.
  var settingStore: any SettingStorage { replacement ?? openedStore }

  /// Replaces the settings.
  func replace(with settingStore: any SettingStorage) {
    replacement = settingStore
  }
}
