import Testing

@testable import TextUI

@Suite("What outlives an application") @MainActor
struct LateWritesTests {
  /// What a view hands out, to be called after its end.
  private final class Remains {
    var write: () -> Void = {}
    var read: () -> String = { "" }
  }

  /// A view that hands out the ways to its state and environment.
  private struct Leaving: View {
    let remains: Remains
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text("\(count)").onAppear {
        remains.write = { count += 1 }
        remains.read = { "\(count) \(direction)" }
      }
    }
  }

  @Test("state and environment can be used after the end, by code that was late")
  func late() {
    let remains = Remains()
    var view: HostedView? = HostedView { Leaving(remains: remains) }
    remains.write()
    #expect(view?.screen.contains("1") == true)
    view?.host.terminate()
    view = nil
    remains.write()
    #expect(remains.read() == "2 leftToRight")
  }
}
