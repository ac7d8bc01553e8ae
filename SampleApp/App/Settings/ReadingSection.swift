import AutomationTools_Board
import TextUI

/// How articles reach the user, and what they look like.
struct ReadingSection: View {
  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale

  var body: some View {
    Section(Phrase.reading.text(in: locale)) {
      Toggle(Phrase.notifications.text(in: locale), isOn: notifications)
        .automationId(SettingsIdentifier.notifications)
      Stepper(Phrase.textSize.text(in: locale), value: textSize, in: TextSize.range)
        .automationId(SettingsIdentifier.textSize)
      Text(Phrase.articlesSize(dependencies.settingStore.textSize).text(in: locale))
        .foregroundStyle(.secondary)
        .automationId(SettingsIdentifier.textSizeValue)
    }
  }

  /// Whether the user wants notifications, kept with every change.
  private var notifications: Binding<Bool> {
    let settings = dependencies.settingStore
    return Binding(
      get: { settings.sendsNotifications }, set: { settings.sendsNotifications = $0 })
  }

  /// The size of text, kept with every change.
  private var textSize: Binding<Int> {
    let settings = dependencies.settingStore
    return Binding(get: { settings.textSize }, set: { settings.textSize = $0 })
  }
}
