import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Views inside each other, deeper than anybody means to.
@MainActor struct DepthTests {
  /// A container in which there is another, and so on.
  struct Nested: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        VStack { Nested(depth: depth - 1) }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("level \(depth)")
      } else {
        Text("innermost")
      }
    }
  }

  @Test func aThousandContainersAreShown() {
    let view = HostedView(width: 20, height: 2) { Nested(depth: 1_000) }
    #expect(view.screen == "     innermost")
    #expect(view.element("innermost")?.elementType == .staticText)
    #expect(view.element("level 1000")?.elementType == .other)
    #expect(view.element("level 1") == nil)
    #expect(
      view.warnings() == [
        "More than 496 elements stand inside each other; containers further inside are no elements."
      ])
    guard case .at = view.hitPoint("innermost") else {
      Issue.record("It cannot be hit.")
      return
    }
  }

  /// A view that shows itself.
  struct Endless: View {
    var body: some View { AnyView(VStack { Endless() }) }
  }

  @Test func aViewInsideItselfIsToldOf() {
    let view = HostedView(width: 40, height: 2) {
      VStack(spacing: 0) {
        Text("before")
        Endless()
      }
    }
    #expect(view.screen.contains("before"))
    #expect(
      view.warnings() == [
        "Endless: views stand deeper inside each other than there is room for, as they do where a view "
          + "shows itself; what is further inside is left out."
      ])
  }
}
