import AutomationTools_Host
import Testing

@testable import SampleApp

/// What the screens look like in a terminal of the usual size.
@MainActor @Suite("Screens of the sample") struct ScreenTests {
  @Test("The onboarding")
  func onboarding() throws {
    let app = try HostedSampleApp()
    #expect(
      app.screen == """
        ╭──────────────────────────────────────────────────────────────────────────────╮
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                   Welcome                                    │
        │                                                                              │
        │              Good to see you. Two short pages, and you are in.               │
        │                                                                              │
        │                                    ● ○ ○                                     │
        │                                                                              │
        │                                  [ Next ]                                    │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        ╰──────────────────────────────────────────────────────────────────────────────╯

        """)
  }

  @Test("The articles")
  func articles() throws {
    let app = try HostedSampleApp(LaunchArgumentKey.skipOnboarding.rawValue)
    #expect(app.tap("Maps of Nowhere") && app.tap("Mark as read") && app.tap("BackButton"))
    #expect(
      app.screen == """
                                       Our main app flow
                                            Articles
        ────────────────────────────────────────────────────────────────────────────────
          • The Keeper's Log                                                         › ┃
            Thirty years of weather in one hand                                        ┃
          • Bread Without a Clock                                                    › ┃
            Dough tells the time if you let it                                         ┃
          ✓ Maps of Nowhere                                                          › ┃
            Islands that were never there                                              ┃
          • A Piano Moves House                                                      › ┃
            Four people, two hundred strings                                           ┃
          • The Night Bus                                                            › ┃
            Who rides when nobody rides                                                ┃
          • Growing Moss                                                             › ┃
            A garden for those who wait                                                ┃
          • The Word for Snow                                                        › ┃
            On counting what melts                                                     │
          • Repairing an Umbrella                                                    › │
            Eight ribs and a spring                                                    │
          • Letters from a Summit                                                    › │
            Post at three thousand metres                                              │
        ────────────────────────────────────────────────────────────────────────────────
                       ◫ Articles                              ❋ Settings

        """)
  }

  @Test("An article")
  func article() throws {
    let app = try HostedSampleApp(LaunchArgumentKey.skipOnboarding.rawValue)
    #expect(app.tap("Maps of Nowhere"))
    #expect(
      app.screen == """
                                       Our main app flow
         ‹ Articles                     Maps of Nowhere                  [Mark as read]
        ────────────────────────────────────────────────────────────────────────────────
         Islands that were never there                                                 ┃
                                                                                       ┃
         For two hundred years a small island stood on the charts, west of the point   ┃
         where ships turn for home. Captains avoided it with care.                     ┃
                                                                                       ┃
         It had been drawn by a man who was paid for each island. He drew well, with   ┃
         cliffs, a spring of fresh water and a safe place to anchor.                   ┃
                                                                                       ┃
         When a ship at last sailed straight across it, the captain was blamed for his ┃
         navigation.                                                                   ┃
                                                                                       ┃
         The island has been removed from the charts since. The harbour that was named ┃
         after it still carries its name.                                              ┃
                                                                                       ┃
         Some say that this is what it was for.                                        │
                                                                                       │
         Your notes                                                                    │
                                                                                       │
        ────────────────────────────────────────────────────────────────────────────────
                       ◫ Articles                              ❋ Settings

        """)
  }

  @Test("The settings, filled in and covered by a question")
  func settings() throws {
    let app = try HostedSampleApp(LaunchArgumentKey.skipOnboarding.rawValue)
    #expect(app.tap("Settings") && app.tap(SettingsIdentifier.name.id))
    app.type("Ada")
    #expect(app.tap(SettingsIdentifier.password.id))
    app.type("secret")
    #expect(app.tap(SettingsIdentifier.notifications.id))
    #expect(app.tap("Show onboarding again"))
    #expect(
      app.screen == """
                                       Our main app flow
                                            Settings
        ────────────────────────────────────────────────────────────────────────────────
         Account
          Not signed in
          Ada
          ••••••

         Reading             ╭───────────────────────────────────╮
          Notifications      │    Show the onboarding again?     │               [ ✓ ]
          Text size          │  Your settings stay as they are.  │         [ − ] [ + ]
          Articles are set in│                                   │
                             │       [ Cancel ]  [ Show ]        │
         Onboarding          ╰───────────────────────────────────╯
          Show onboarding again






        ────────────────────────────────────────────────────────────────────────────────
                       ◫ Articles                              ❋ Settings

        """)
  }
}
