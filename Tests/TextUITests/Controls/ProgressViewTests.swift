import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Progress views: how they look, and what is told of them.
@MainActor struct ProgressViewTests {
  @Test func barShowsHowFarItHasCome() {
    let view = HostedView(width: 20, height: 3) {
      ProgressView("Copying", value: 42, total: 100).accessibilityIdentifier("copy")
    }
    #expect(
      view.screen == """
        Copying
        ━━━━━━━━────────────
        """)
    #expect(
      view.outline == """
        ProgressIndicator, {{0.0, 0.0}, {20.0, 2.0}}, identifier: 'copy', label: 'Copying', value: 42%
          StaticText, {{0.0, 0.0}, {7.0, 1.0}}, label: 'Copying'
        """)
  }

  @Test func wordsStandBelowTheBar() {
    let view = HostedView(width: 10, height: 3) {
      ProgressView(value: 0.5) {
        Text("A")
      } currentValueLabel: {
        Text("half")
      }
    }
    #expect(
      view.screen == """
        A
        ━━━━━─────
        half
        """)
  }

  @Test func aTimeThatIsOverIsFullOrEmpty() {
    let day = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400)
    let view = HostedView(width: 10, height: 6) {
      ProgressView(timerInterval: day, countsDown: false) { Text("A") }
      ProgressView(timerInterval: day) {
        Text("B")
      } currentValueLabel: {
        Text("left")
      }
    }
    #expect(
      view.screen == """
        A
        ━━━━━━━━━━
        24:00:00
        B
        ──────────
        left
        """)
  }

  @Test func aTimeIsLookedAtEachSecondUntilItIsOver() {
    let start = Date(timeIntervalSince1970: 0)
    let timer = ProgressTimer(interval: start...start + 4, countsDown: true)
    #expect([-1, 0, 1, 3, 5].map { timer.fraction(at: start + $0) } == [1, 1, 0.75, 0.25, 0])
    #expect(
      timer.entries(from: start + 1.5, mode: .normal).map(\.timeIntervalSince1970) == [
        1.5, 2.5, 3.5, 4,
      ])
    #expect(timer.entries(from: start + 9, mode: .normal) == [start + 9])
  }

  @Test func spinnerStandsBesideItsTitle() {
    let view = HostedView(width: 12, height: 1) { ProgressView("Loading") }
    #expect(view.screen == " ⠿ Loading")
    #expect(
      view.outline == """
        ActivityIndicator, {{1.0, 0.0}, {9.0, 1.0}}, label: 'Loading', value: 1
          StaticText, {{3.0, 0.0}, {7.0, 1.0}}, label: 'Loading'
        """)
    #expect(view.host.showsSpinner)
    view.host.advanceSpinner()
    #expect(view.screen == " ⠷ Loading")
  }

  @Test func withoutTitle() {
    let view = HostedView(width: 5, height: 2) {
      VStack {
        ProgressView()
        ProgressView(value: nil, total: 1.0).progressViewStyle(.linear)
      }
    }
    #expect(
      view.screen == """
          ⠿
        ╌╌╌╌╌
        """)
    #expect(
      view.outline == """
        ActivityIndicator, {{2.0, 0.0}, {1.0, 1.0}}, label: 'In progress', value: 1
        ActivityIndicator, {{0.0, 1.0}, {5.0, 1.0}}, label: 'In progress', value: 1
        """)
  }

  @Test(arguments: [
    (0.0, "○", "0%"), (0.3, "◔", "30%"), (0.5, "◑", "50%"), (2, "●", "100%"), (.nan, "○", "0%"),
  ]) func circle(value: Double, symbol: String, reported: String) {
    let view = HostedView(width: 1, height: 1) {
      ProgressView(value: value).progressViewStyle(.circular)
    }
    #expect(view.screen == symbol)
    #expect(view.element("Progress")?.value == reported)
    #expect(!view.host.showsSpinner)
  }

  @Test("A progress is shown while it goes on, in its own words or the usual ones") func progress()
  {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let view = HostedView(width: 20, height: 4) { ProgressView(progress) }
    #expect(
      view.screen == """
        25% completed
        ━━━━━───────────────
        1 of 4
        """)
    #expect(view.element("25% completed", .progressIndicator)?.value == "25%")
    let unknown = HostedView { ProgressView(Progress(totalUnitCount: -1)) }
    #expect(!unknown.screen.contains("completed"))
  }

  @Test("A progress that goes on is shown anew in a moment") func progressGoesOn() async {
    let progress = Progress(totalUnitCount: 4)
    let view = HostedView(width: 20, height: 4) { ProgressView(progress) }
    #expect(view.screen.contains("0% completed"))
    /// Lets time pass until the view says how much is done.
    func pass(until percentage: Int) async {
      for _ in 0..<200 where !view.screen.contains("\(percentage)% completed") {
        try? await view.host.graph.clock.sleep(for: .milliseconds(100))
        for _ in 0..<20 { await Task.yield() }
        view.settle()
      }
    }
    progress.completedUnitCount = 2
    await pass(until: 50)
    progress.completedUnitCount = 3
    await pass(until: 75)
    #expect(view.screen.contains("75% completed") && view.screen.contains("3 of 4"))
  }
}
