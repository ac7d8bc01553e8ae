import AutomationTools_Host
public import TextUI

/// What the screens of one running application share; made when it starts, and handed down through
/// the environment.
@MainActor @Observable public final class Dependencies {
  /// What was decided for this launch.
  private(set) var features: Features

  /// The articles.
  let contentStore: ContentStore

  /// The settings, as a dependency.
  @ObservationIgnored private let settings: DependencyKey<any SettingStorage>

  /// What tests can replace.
  @ObservationIgnored private let container = DependencyContainer()

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
    settingStore: @autoclosure @escaping @MainActor () -> any SettingStorage
  ) {
    self.features = features
    self.contentStore = contentStore
    settings = DependencyKey("settings", live: settingStore())
  }

  /// The settings.
  var settingStore: any SettingStorage { container[settings] }

  /// Replaces the settings.
  func replace(with settingStore: any SettingStorage) {
    container.replace(settings, with: settingStore)
  }

  /// An end of a session that there is not.
  struct NobodyIsSignedIn: Error, CustomStringConvertible {
    /// What is wrong, in words.
    let description = "nobody is signed in"
  }

  /// Signs the user out, as happens when the server ends the session.
  ///
  /// - Returns: Who was signed in.
  /// - Throws: ``NobodyIsSignedIn``.
  func expireSession() throws -> String {
    guard let user = features.loggedInUser else { throw NobodyIsSignedIn() }
    features.loggedInUser = nil
    return user
  }
}
