import AutomationTools_Host
public import TextUI

/// What the screens of one running application share; made when it starts, and handed down through
/// the environment.
@MainActor @Observable public final class Dependencies {
  /// What was decided for this launch.
  private(set) var features: Features

  /// The articles.
  let contentStore: ContentStore

  /// What tests can replace.
  @ObservationIgnored private let container = DependencyContainer()

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - features: What was decided for this launch.
  ///   - contentStore: The articles; those that come with the application when not stated.
  init(features: Features = Features(), contentStore: ContentStore = ContentStore()) {
    self.features = features
    self.contentStore = contentStore
  }

  /// The settings, opened when they are first needed: a launch that replaces them leaves the user's
  /// own untouched.
  var settingStore: SettingStore { container[.settings] }

  /// Replaces the settings.
  func replace(with settingStore: SettingStore) {
    container.replace(.settings, with: settingStore)
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

extension DependencyKey<SettingStore> {
  /// The settings.
  static var settings: Self { DependencyKey("settings", live: SettingStore()) }
}
