public import AutomationTools_Host

/// The elements of the settings.
public enum SettingsIdentifier: String, AutomationIdentifying, CaseIterable {
  /// Who is logged in.
  case account = "automation.settings.account"

  /// The field for the user's name.
  case name = "automation.settings.name"

  /// The field for the password.
  case password = "automation.settings.password"

  /// The switch for notifications.
  case notifications = "automation.settings.notifications"

  /// The stepper for the size of text.
  case textSize = "automation.settings.textSize"

  /// The size of text, in words.
  case textSizeValue = "automation.settings.textSize.value"

  /// The button that asks whether to show the onboarding again.
  case showOnboarding = "automation.settings.showOnboarding"
}
