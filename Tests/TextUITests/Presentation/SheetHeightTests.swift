import AccessibilityTree
import Testing

@testable import TextUI

/// The heights that a sheet asks for.
@MainActor struct SheetHeightTests {
  @Observable final class Model {
    var detents: Set<PresentationDetent> = [.medium]
    var selection = PresentationDetent.medium
    var isShown = true
  }

  struct Page: View {
    @Bindable var model: Model
    var keepsSelection = false

    var body: some View {
      Text("behind").sheet(isPresented: $model.isShown) {
        if keepsSelection {
          Text("sheet").presentationDetents(model.detents, selection: $model.selection)
        } else {
          Text("sheet").presentationDetents(model.detents)
        }
      }
    }
  }

  /// The rows of the panel over the screen; `nil` when there is none.
  private func height(_ view: HostedView) -> Int? {
    view.settle()
    return view.boxes.first { $0 is PanelBox }?.frame.height
  }

  @Test(arguments: [
    (PresentationDetent.medium, 12), (.large, 22), (.fraction(0.25), 6), (.fraction(0), 3),
    (.fraction(7), 22), (.height(9), 9), (.height(-1), 3), (.height(.infinity), 22),
    (.height(.nan), 22), (.height(1e300), 22),
  ])
  func aSheetHasTheHeightItAsksFor(detent: PresentationDetent, rows: Int) {
    let model = Model()
    model.detents = [detent]
    let view = HostedView(width: 60, height: 24) { Page(model: model) }
    #expect(height(view) == rows)
    #expect(view.element("sheet") != nil)
    view.host.perform(.resize(Size(width: 60, height: 4)))
    #expect((height(view) ?? 9) <= 4)
    view.host.perform(.resize(Size(width: 1, height: 1)))
    #expect(height(view) == 1)
  }

  @Test func aDragTakesItToTheNextHeight() {
    let model = Model()
    model.detents = [.large, .height(8), .medium]
    let view = HostedView(width: 60, height: 24) { Page(model: model) }
    func drag(by distance: Int) {
      view.drag(from: Point(x: 30, y: 12), to: Point(x: 30, y: 12 + distance))
    }
    #expect(height(view) == 8)
    drag(by: -4)
    #expect(height(view) == 12)
    drag(by: -4)
    #expect(height(view) == 22)
    drag(by: -4)
    #expect(height(view) == 22)
    drag(by: 4)
    drag(by: 4)
    #expect(height(view) == 8 && model.isShown)
    drag(by: 4)
    #expect(height(view) == nil && !model.isShown)
  }

  @Test func theAuthorKeepsTheHeight() {
    let model = Model()
    model.detents = [.medium, .large]
    model.selection = .large
    let view = HostedView(width: 60, height: 24) { Page(model: model, keepsSelection: true) }
    #expect(height(view) == 22)
    model.selection = .medium
    #expect(height(view) == 12)
    view.drag(from: Point(x: 30, y: 12), to: Point(x: 30, y: 8))
    #expect(height(view) == 22 && model.selection == .large)
    model.detents = []
    #expect(height(view) == 3)
    model.detents = [.height(5)]
    #expect(height(view) == 5)
  }
}
