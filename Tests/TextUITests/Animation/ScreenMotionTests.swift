import AccessibilityTree
import Testing
import TextRendering

@testable import TextUI

/// What moves in a person's terminal without being asked for.
@MainActor struct ScreenMotionTests {
  @Observable final class Model {
    var path: [Int] = []
    var isShown = false
  }

  struct Pages: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("first page").navigationTitle("One")
          .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Two") }
      }
      .sheet(isPresented: $model.isShown) { Text("sheet") }
    }
  }

  private let model = Model()

  /// Returns both screens of the pages: one that moves and one that does not.
  private func screens() -> (moving: MovingView, plain: MovingView) {
    (
      MovingView(width: 40, height: 10) { Pages(model: model) },
      MovingView(width: 40, height: 10, motion: .off) { Pages(model: model) }
    )
  }

  /// Checks that a change moves for a short while, and ends where it does without motion.
  private func check(_ change: () -> Void) {
    let (moving, plain) = screens()
    _ = (moving.grid, plain.grid)
    let before = moving.grid
    moving.act(change)
    plain.act {}
    #expect(moving.motion.isMoving && !plain.motion.isMoving)
    #expect(moving.view.outline == plain.view.outline)
    moving.pass(0.05)
    #expect(moving.grid != plain.grid && moving.grid != before)
    moving.pass(0.11)
    #expect(moving.grid == plain.grid && !moving.motion.isMoving)
  }

  @Test("A page is pushed, and goes back") func push() {
    check { model.path = [1] }
    check { model.path = [] }
  }

  @Test("A sheet comes up, and goes down") func sheet() {
    check { model.isShown = true }
    check { model.isShown = false }
  }

  @Test("A page comes from where lines end, while the one before goes where they begin")
  func direction() {
    let (moving, _) = screens()
    _ = moving.grid
    moving.act { model.path = [7] }
    let row = moving.pass(0.03).split(separator: "\n").first { $0.contains("first") }
    #expect(row != nil, "\(moving.view.screen)")
  }

  @Test("The focus goes over from one control to another, and is whole in the end") func focus() {
    let content = {
      VStack {
        Button("One") {}
        Button("Two") {}
      }
    }
    let moving = MovingView(width: 20, height: 4) { content() }
    let plain = MovingView(width: 20, height: 4, motion: .off) { content() }
    _ = (moving.grid, plain.grid)
    moving.view.press(.tab)
    plain.view.press(.tab)
    #expect(moving.motion.isMoving)
    moving.pass(0.05)
    #expect(moving.grid != plain.grid && moving.view.screen == plain.view.screen)
    moving.pass(0.11)
    #expect(moving.grid == plain.grid && !moving.motion.isMoving)
  }

  @Test("A page pushed while another moves, and a terminal resized then, end right")
  func interrupted() {
    let (moving, plain) = screens()
    _ = moving.grid
    moving.act { model.path = [1] }
    moving.pass(0.05)
    moving.act { model.path = [1, 2] }
    moving.pass(0.05)
    for view in [moving, plain] {
      view.act { view.view.host.perform(.resize(Size(width: 30, height: 8))) }
    }
    _ = moving.grid
    _ = moving.rest()
    #expect(moving.grid == plain.grid)
  }
}
