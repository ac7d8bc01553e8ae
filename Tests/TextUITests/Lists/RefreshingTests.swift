import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Content that is pulled down to be brought up to date.
@MainActor struct RefreshingTests {
  @MainActor @Observable final class Model {
    var items = Array(0..<20)
    var refreshes = 0
    @ObservationIgnored var gate: CheckedContinuation<Void, Never>?

    func refresh() async {
      await withCheckedContinuation { gate = $0 }
      refreshes += 1
    }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Text("refreshed \(model.refreshes)")
        List(model.items, id: \.self) { item in Button("Row \(item)") {} }
          .refreshable { await model.refresh() }
      }
    }
  }

  private func drag(_ view: HostedView, from start: Int, to end: Int) {
    view.host.perform(.pointer(.init(.began, at: .init(x: 3, y: start))))
    let step = end > start ? 1 : -1
    for y in stride(from: start + step, through: end, by: step) {
      view.host.perform(.pointer(.init(.moved, at: .init(x: 3, y: y))))
    }
    view.host.perform(.pointer(.init(.ended, at: .init(x: 3, y: end))))
    view.settle()
  }

  /// Lets tasks go on until something holds.
  private func go(_ view: HostedView, until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() {
      await Task.yield()
      view.settle()
    }
    #expect(condition())
  }

  private func isBusy(_ view: HostedView) -> Bool {
    view.tree.count(of: .activityIndicator) == 1
  }

  @Test func pullingRunsTheAction() async {
    let model = Model()
    let view = HostedView(width: 20, height: 7) { Screen(model: model) }
    drag(view, from: 2, to: 5)
    await go(view) { model.gate != nil && isBusy(view) }
    // Pulling again while it runs changes nothing.
    drag(view, from: 3, to: 6)
    model.gate?.resume()
    await go(view) { model.refreshes == 1 && !isBusy(view) }
    #expect(view.element("refreshed 1") != nil)
  }

  @Test func scrollingBackIsNoPull() async {
    let model = Model()
    let view = HostedView(width: 20, height: 7) { Screen(model: model) }
    drag(view, from: 5, to: 2)
    #expect(!view.screen.contains("Row 0 "))
    drag(view, from: 2, to: 6)
    await Task.yield()
    #expect(!isBusy(view))
    #expect(model.gate == nil)
  }

  @Test func aKeyRunsIt() async {
    let model = Model()
    let view = HostedView(width: 20, height: 7) { Screen(model: model) }
    view.press(.character("r"), modifiers: .control)
    await go(view) { model.gate != nil }
    model.gate?.resume()
    await go(view) { model.refreshes == 1 }
  }

  @Test func disabledScrollingStaysAtItsPlace() {
    let view = HostedView(width: 20, height: 4) {
      List(0..<20) { Text("Row \($0)") }.scrollDisabled(true)
    }
    view.host.perform(.scroll(at: .init(x: 3, y: 1), deltaX: 0, deltaY: 3))
    drag(view, from: 3, to: 0)
    #expect(view.screen.hasPrefix("  Row 0"))
  }

  @MainActor @Observable final class Loader {
    var isLoading = false
    var outcome = "none"
    @ObservationIgnored var isWaiting = false
    @ObservationIgnored var stream = AsyncStream<Void>.makeStream()

    func load(hidesList: Bool) async {
      isLoading = hidesList
      // The list goes meanwhile.
      for _ in 0..<20 { await Task.yield() }
      isWaiting = true
      for await _ in stream.stream { break }
      outcome = Task.isCancelled ? "cancelled" : "loaded"
      isLoading = false
    }
  }

  struct Loading: View {
    let loader: Loader
    let hidesList: Bool

    var body: some View {
      if loader.isLoading {
        ProgressView()
      } else {
        List(0..<5, id: \.self) { Text("Row \($0)") }
          .refreshable { await loader.load(hidesList: hidesList) }
      }
    }
  }

  @Test(
    "A list that its own refreshing takes away cancels it, as on a phone; one that stays does not")
  func cancelling() async {
    for (hidesList, outcome) in [(true, "cancelled"), (false, "loaded")] {
      let loader = Loader()
      let view = HostedView(width: 30, height: 10) {
        Loading(loader: loader, hidesList: hidesList)
      }
      drag(view, from: 2, to: 8)
      await go(view) { loader.isWaiting || loader.outcome != "none" }
      loader.stream.continuation.yield()
      await go(view) { loader.outcome != "none" && !loader.isLoading }
      #expect(loader.outcome == outcome)
      let warnings = view.warnings()
      #expect(
        hidesList
          ? warnings.count == 1
            && warnings[0].contains("cancels the action of refreshable(action:)")
          : warnings.isEmpty, "\(warnings)")
      await go(view) { view.element("Row 0") != nil }
    }
  }
}
