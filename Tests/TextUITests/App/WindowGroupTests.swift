import Testing

@testable import TextUI

@Suite("Windows") @MainActor
struct WindowGroupTests {
  /// Views without a stack around them.
  private struct Plain: View {
    var body: some View {
      Text("One")
      Text("Three")
    }
  }

  @Test("several views of a window stand below each other")
  func several() {
    let view = HostedView(width: 9, height: 4) { Plain() }
    #expect(
      view.screen == """

           One
          Three
        """)
  }
}
