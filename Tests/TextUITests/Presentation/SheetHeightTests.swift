import AccessibilityTree
import Testing

@testable import TextUI

/// The heights that a sheet asks for.
@MainActor struct SheetHeightTests {
  @Observable final class Model {
    var detents: Set<PresentationDetent> = [.medium]
    var selection = PresentationDetent.medium
    var isShown = true
    var holdsSheet = true
  }

  struct Held: View {
    @Bindable var model: Model
    var body: some View {
      Text("behind").sheet(isPresented: $model.isShown) {
        Text("sheet").presentationDetents([.medium]).interactiveDismissDisabled(model.holdsSheet)
      }
    }
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

  struct Grabbed: View {
    let visibility: Visibility
    let detents: Set<PresentationDetent>
    var interaction = PresentationBackgroundInteraction.automatic
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        Button("In it") {}
          .presentationDetents(detents)
          .presentationDragIndicator(visibility)
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test(arguments: [
    (Visibility.automatic, [PresentationDetent.medium], false),
    (.automatic, [.medium, .large], true), (.visible, [.medium], true), (.visible, [], true),
    (.hidden, [.medium, .large], false),
  ])
  func aSheetShowsWhatItIsDraggedBy(
    visibility: Visibility, detents: [PresentationDetent], isShown: Bool
  ) {
    let view = HostedView(width: 40, height: 24) {
      Grabbed(visibility: visibility, detents: Set(detents))
    }
    #expect((view.element("Sheet Grabber", .button) != nil) == isShown)
    #expect(view.screen.contains("━━━━") == isShown)
    #expect(view.element("In it", .button)?.states.contains(.focused) == true)
  }

  @Test func aTapOnItTakesTheSheetToTheNextHeight() {
    let view = HostedView(width: 40, height: 24) {
      Grabbed(visibility: .automatic, detents: [.medium, .large])
    }
    #expect(height(view) == 12)
    #expect(view.element("Sheet Grabber")?.value == "Half screen")
    view.tap("Sheet Grabber")
    #expect(height(view) == 22)
    #expect(view.element("Sheet Grabber")?.value == "Full screen")
    view.tap("Sheet Grabber")
    #expect(height(view) == 12)
    let panel = view.boxes.first { $0 is PanelBox }?.frame
    #expect(panel?.maxY == 24)
    // A drag that begins on it is one of the sheet.
    view.drag(from: Point(x: 20, y: 12), to: Point(x: 20, y: 22))
    #expect(height(view) == nil)
  }

  @Test(arguments: [
    (PresentationBackgroundInteraction.automatic, false), (.disabled, false), (.enabled, true),
    (.enabled(upThrough: .medium), true), (.enabled(upThrough: .height(5)), false),
  ])
  func whatIsBehindTakesTouches(interaction: PresentationBackgroundInteraction, takes: Bool) {
    let view = HostedView(width: 40, height: 24) {
      Grabbed(visibility: .automatic, detents: [.medium, .large], interaction: interaction)
    }
    #expect((view.tree.modalElement != nil) == !takes)
    view.tap(at: Point(x: 20, y: 0))
    #expect((view.element("Count 1", .button) != nil) == takes)
    // As on a phone, what takes none there puts the sheet away.
    guard takes else {
      #expect(height(view) == nil)
      return
    }
    // The sheet covers it at its other height only where that is not to be touched through.
    view.tap("Sheet Grabber")
    #expect(height(view) == 22)
    view.tap(at: Point(x: 20, y: 0))
    #expect(view.element("Count \(interaction == .enabled ? 2 : 1)", .button) != nil)
    #expect((height(view) != nil) == (interaction == .enabled))
  }

  @Test func aSheetThatIsHeldStaysWhereATapIsBesideIt() {
    let model = Model()
    let view = HostedView(width: 40, height: 24) { Held(model: model) }
    view.tap(at: Point(x: 20, y: 0))
    #expect(model.isShown)
    model.holdsSheet = false
    view.settle()
    view.tap(at: Point(x: 20, y: 0))
    #expect(!model.isShown)
  }

  struct Loading: View {
    let model: Model
    @State private var count = 0

    var body: some View {
      Text("Count \(count)").sheet(isPresented: .constant(true)) {
        if model.isShown { page("Loading") } else { page("Ready") }
      }
    }

    private func page(_ title: String) -> some View {
      Text(verbatim: title)
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled)
    }
  }

  @Test func whatAnotherViewSaysStays() {
    let model = Model()
    let view = HostedView(width: 40, height: 24) { Loading(model: model) }
    for title in ["Loading", "Ready"] {
      model.isShown = title == "Loading"
      view.settle()
      #expect(view.element(title) != nil)
      #expect(height(view) == 12)
      #expect(view.element("Sheet Grabber", .button) != nil)
      #expect(view.tree.modalElement == nil)
    }
  }

  @Test func aSheetWithoutHeightsIsAsHighAsCanBe() {
    for (limit, isOpen) in [(PresentationDetent.large, true), (.medium, false)] {
      let view = HostedView(width: 40, height: 24) {
        Grabbed(visibility: .visible, detents: [], interaction: .enabled(upThrough: limit))
      }
      #expect((view.tree.modalElement == nil) == isOpen)
    }
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
