public import AutomationTools_Host
import AutomationTools_Shared
public import TextUI

/// A view that a window shows: the control board of fixtures where a test asks for it, until it is closed,
/// and the application's own views otherwise.
///
/// ```swift
/// struct LibraryApp: App {
///   private let stores = Stores()
///   private let fixtures: InstalledFixtures
///
///   init() {
///     fixtures = LibraryFixtures.install(on: stores)
///   }
///
///   var body: some Scene {
///     WindowGroup {
///       TestFixturesBoard(fixtures) { LibraryView().environment(stores) }
///     }
///   }
/// }
/// ```
///
/// The board has a row for each fixture, with a field where there is something to give it. A tap runs
/// the fixture on the application's state, and the row tells what came of it. The button on the right
/// of the bar closes the board, and only then are the application's views made.
///
/// In an application that a person launched there is no board, whatever the launch arguments, unless its author wants one:
/// ``AutomationBridge/acceptManualLaunches()``.
public struct TestFixturesBoard<Content: View>: View {
  /// The fixtures.
  private let fixtures: InstalledFixtures

  /// Makes the application's own views.
  private let content: () -> Content

  /// Whether the board was closed.
  @State private var isClosed = false

  /// Makes a board in front of views.
  ///
  /// - Parameters:
  ///   - fixtures: The application's fixtures, as `install(on:)` returns them.
  ///   - content: The application's own views.
  public init(_ fixtures: InstalledFixtures, @ViewBuilder content: @escaping () -> Content) {
    self.fixtures = fixtures
    self.content = content
  }

  /// The board, or the application's own views.
  public var body: some View {
    #if Automation
    if let rows = fixtures.rows, !isClosed {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 1) {
            ForEach(rows) { FixtureRow(row: $0, run: fixtures.run) }
          }
        }
        .navigationTitle(FixtureBoardName.title)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button(FixtureBoardName.close) { isClosed = true }
          }
        }
      }
    } else {
      content()
    }
    #else
    content()
    #endif
  }
}

#if Automation
/// A fixture on the board.
private struct FixtureRow: View {
  /// The fixture.
  let row: InstalledFixtures.Row

  /// Runs a fixture with an input.
  let run: @MainActor (String, String) async throws -> Void

  /// The input.
  @State private var input = ""

  /// Whether it runs.
  @State private var isRunning = false

  /// What came of it; empty before it ran to its end.
  @State private var outcome = ""

  /// Why it failed; empty when it did not.
  @State private var failure = ""

  init(row: InstalledFixtures.Row, run: @escaping @MainActor (String, String) async throws -> Void)
  {
    self.row = row
    self.run = run
    _input = State(initialValue: row.example ?? "")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Button(row.name) { start() }
        if row.example != nil {
          TextField(row.name, text: $input)
            .accessibilityIdentifier(FixtureBoardName.input(row.name))
        }
      }
      Text(row.documentation)
        .foregroundStyle(.secondary)
      if !outcome.isEmpty {
        Text(outcome)
          .accessibilityValue(failure)
          .accessibilityIdentifier(FixtureBoardName.outcome(row.name))
      } else if isRunning {
        Text("Running…")
      }
    }
  }

  /// Runs the fixture.
  private func start() {
    guard !isRunning else { return }
    isRunning = true
    (outcome, failure) = ("", "")
    Task {
      do {
        try await run(row.name, input)
        outcome = FixtureBoardName.success
      } catch {
        failure = String(describing: error)
        outcome = FixtureBoardName.failure(failure)
      }
      isRunning = false
    }
  }
}
#endif
