import Foundation
import Testing

@testable import SampleAccounts
@testable import SampleApp

/// What the accounts and encounters look like in a terminal of the usual size.
@MainActor @Suite("The screens of the accounts") struct AccountsScreenTests {
  /// Runs a check with the application on a file of its own.
  private func withApp(
    filledBy fill: (AccountStore) throws -> Void = { _ in },
    _ check: (HostedSampleApp) throws -> Void
  ) throws {
    try withTemporaryFile { path in
      try fill(AccountStore(path: path))
      let app = try HostedSampleApp(
        arguments: ["-app", ReferenceApp.accounts.rawValue],
        environment: [AccountsApp.pathVariable: path])
      try check(app)
    }
  }

  /// Adds two accounts, the first of which has a history.
  private func addAccounts(_ store: AccountStore) throws {
    try store.addAccount(.twitter, "alexvollmer")
    try store.addAccount(.email, "alex@example.com", isEnabled: false)
    try store.addEncounters(Meeting.samples)
  }

  @Test("No accounts")
  func empty() throws {
    try withApp { app in
      #expect(
        app.screen == """
                                              Accounts                              [Add]
          ────────────────────────────────────────────────────────────────────────────────








                                            No accounts
                        Add those that you want to give to people you meet.









          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
    }
  }

  @Test("The accounts")
  func accounts() throws {
    try withApp(filledBy: addAccounts) { app in
      #expect(
        app.screen == """
                                              Accounts                              [Add]
          ────────────────────────────────────────────────────────────────────────────────
            ● alexvollmer                                                              ›
              Twitter
            ○ alex@example.com                                                         ›
              E-mail, not given















          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
    }
  }

  @Test("A new account that cannot be added")
  func newAccount() throws {
    try withApp(filledBy: addAccounts) { app in
      #expect(app.tap("Add"))
      app.type("AlexVollmer")
      #expect(app.tap("Save"))
      #expect(
        app.screen == """
                                              Accounts                              [Add]
          ────────────────────────────────────────────────────────────────────────────────
            ● alexvollmer                                                              ›
              Twitter
            ╭──────────────────────────────────────────────────────────────────────────╮
            │  [Cancel]                     New account                        [Save]  │
            │ ──────────────────────────────────────────────────────────────────────── │
            │   Service                                                                │
            │   ● Twitter                                                              │
            │   ○ Facebook                                                             │
            │   ○ LinkedIn                                                             │
            │   ○ E-mail                                                               │
            │                                                                          │
            │  Account                                                                 │
            │ ▌ AlexVollmer                                                            │
            │   Password                                                               │
            │   Give it to people I meet                                       [ ✓ ]   │
            │   There is an account “AlexVollmer” at Twitter already.                  │
            ╰──────────────────────────────────────────────────────────────────────────╯


          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
    }
  }

  @Test("An account, and the question whether to delete it")
  func account() throws {
    try withApp(filledBy: addAccounts) { app in
      #expect(app.tap(ListIdentifier.row(.accounts, 1).id))
      #expect(
        app.screen == """
           ‹ Accounts                       alexvollmer
          ────────────────────────────────────────────────────────────────────────────────
           Account
            Service     Twitter
            Identifier  alexvollmer
            Given to    5 people

           Meeting people
            Give it to people I meet                                               [ ✓ ]

           Deleting
            Delete account









          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
      #expect(app.tap("Delete account"))
      #expect(
        app.screen == """
           ‹ Accounts                       alexvollmer
          ────────────────────────────────────────────────────────────────────────────────
           Account
            Service     Twitter
            Identifier  alexvollmer
            Given to    5 people

           Meeting people
            Give it to people ╭─────────────────────────────────────╮              [ ✓ ]
                              │         Delete alexvollmer?         │
           Deleting           │  Its 5 encounters are deleted too.  │
            Delete account    │                                     │
                              │       [ Cancel ]  [ Delete ]        │
                              ╰─────────────────────────────────────╯







          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
    }
  }

  @Test("The encounters")
  func encounters() throws {
    try withApp(filledBy: addAccounts) { app in
      #expect(app.tap("Encounters"))
      #expect(
        app.screen == """
                                             Encounters
          ────────────────────────────────────────────────────────────────────────────────
            George Boole                                                               ›
            6 September 2010, Lincoln
            Michael Faraday                                                            ›
            2 August 2010, Royal Institution
            Mary Somerville                                                            ›
            2 August 2010, Royal Institution
            Charles Babbage                                                            ›
            14 July 2010, Dorset Street
            Ada Lovelace                                                               ›
            9 July 2010, St James's Square









          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
    }
  }

  @Test("No encounters")
  func noEncounters() throws {
    try withApp { app in
      #expect(app.tap("Encounters"))
      #expect(
        app.screen == """
                                             Encounters
          ────────────────────────────────────────────────────────────────────────────────








                                           No encounters
                          People to whom you gave an account appear here.









          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
    }
  }

  @Test("An encounter, and the question whether to delete it")
  func encounter() throws {
    try withApp(filledBy: addAccounts) { app in
      #expect(app.tap("Encounters") && app.tap("George Boole"))
      #expect(
        app.screen == """
           ‹ Encounters                     George Boole
          ────────────────────────────────────────────────────────────────────────────────
           Encounter
            Person      George Boole
            Place       Lincoln
            Day         6 September 2010
            Given       alexvollmer (Twitter)

           Deleting
            Delete encounter











          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
      #expect(app.tap("Delete encounter"))
      #expect(
        app.screen == """
           ‹ Encounters                     George Boole
          ────────────────────────────────────────────────────────────────────────────────
           Encounter
            Person      George Boole
            Place       Lincoln
            Day         6 September 2010
            Given       alexvollmer (Twitter)

           Deleting        ╭───────────────────────────────────────────╮
            Delete encounte│  Delete the encounter with George Boole?  │
                           │                                           │
                           │                [ Delete ]                 │
                           │                [ Cancel ]                 │
                           ╰───────────────────────────────────────────╯







          ────────────────────────────────────────────────────────────────────────────────
                         ☻ Accounts                             ☛ Encounters

          """)
    }
  }
}
