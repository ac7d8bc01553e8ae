import AccessibilityTree
import AutomationWire
import Testing

/// Where elements can be hit, judged by their tree.
struct ElementTreeHitPointTests {
  /// A screen with a button, one half covered, one below a list's fold, and an alert if asked for.
  private func builder(alert: ElementNode.States?) -> ElementTreeBuilder<String> {
    var builder = ElementTreeBuilder<String>()
    builder.rebuild { screen in
      screen.add(.application, "app", frame: Rect(x: 0, y: 0, width: 20, height: 10))
      screen.add(.window, "window", in: "app", frame: Rect(x: 0, y: 0, width: 20, height: 10))
      screen.add(.button, "button", in: "window", frame: Rect(x: 0, y: 0, width: 5, height: 1))
      screen.add(.button, "half", in: "window", frame: Rect(x: 0, y: 1, width: 8, height: 1))
      screen.add(.other, "cover", in: "window", frame: Rect(x: 2, y: 1, width: 6, height: 1))
      screen.add(.button, "under", in: "window", frame: Rect(x: 3, y: 1, width: 2, height: 1))
      screen.add(.image, "lid", in: "window", frame: Rect(x: 3, y: 1, width: 2, height: 1))
      screen.add(.table, "list", in: "window", frame: Rect(x: 0, y: 4, width: 9, height: 2)) {
        $0.states = .clipsContent
      }
      screen.add(.cell, "shown", in: "list", frame: Rect(x: 0, y: 4, width: 9, height: 1))
      screen.add(.cell, "folded", in: "list", frame: Rect(x: 0, y: 7, width: 9, height: 1))
      guard let alert else { return }
      screen.add(.alert, "alert", in: "window", frame: Rect(x: 10, y: 4, width: 9, height: 4)) {
        $0.states = alert
      }
      screen.add(.button, "ok", in: "alert", frame: Rect(x: 11, y: 5, width: 4, height: 1))
    }
    return builder
  }

  private func hits(alert: ElementNode.States?, _ names: String...) -> [HostHitPoint] {
    let builder = builder(alert: alert)
    return names.map { name in
      builder.id(of: name).map { builder.tree.hitPoint(of: $0) } ?? .missing
    }
  }

  @Test func hitCoveredOffscreenAndMissingAreToldApart() {
    let builder = builder(alert: nil)
    #expect(
      hits(alert: nil, "button", "half", "under", "shown", "folded", "nothing") == [
        .at(Point(x: 2, y: 0)), .at(Point(x: 0, y: 1)), .covered(by: builder.id(of: "lid")),
        .at(Point(x: 4, y: 4)), .offscreen, .missing,
      ])
    #expect(builder.tree.modalElement == nil)
  }

  @Test func whatIsBehindAModalElementCannotBeHit() throws {
    let builder = builder(alert: .modal)
    let alert = try #require(builder.id(of: "alert"))
    #expect(builder.tree.modalElement == alert)
    #expect(
      hits(alert: .modal, "button", "shown", "folded", "ok", "alert", "app") == [
        .covered(by: alert), .covered(by: alert), .offscreen, .at(Point(x: 12, y: 5)),
        .at(Point(x: 14, y: 5)), .at(Point(x: 9, y: 4)),
      ])
    #expect(builder.tree.topmostElement(at: Point(x: 2, y: 0)) == alert)
    // The same without modality is hit beside the alert.
    #expect(hits(alert: [], "button", "ok") == [.at(Point(x: 2, y: 0)), .at(Point(x: 12, y: 5))])
  }
}
