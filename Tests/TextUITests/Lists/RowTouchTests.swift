import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// What touches beside the controls of a row do.
@MainActor @Suite("Touches in rows") struct RowTouchTests {
  @Observable final class Model {
    var count = 0
    var opened = 0
  }

  struct Hearts<Style: PrimitiveButtonStyle>: View {
    let model: Model
    let style: Style
    var body: some View {
      List {
        HStack {
          Text("Song")
          Spacer()
          Button("Heart") { model.count += 1 }.buttonStyle(style)
        }
      }
    }
  }

  struct Fancy: View {
    struct Look: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    let model: Model
    var body: some View {
      List {
        HStack {
          Text("Song")
          Spacer()
          Button("Heart") { model.count += 1 }.buttonStyle(Look())
        }
      }
    }
  }

  @Test("a button without a style has all of its row, one with a style its own bounds")
  func buttons() {
    func count(_ view: (Model) -> HostedView) -> [Int] {
      let model = Model()
      let view = view(model)
      view.tap("Song", .staticText)
      let beside = model.count
      view.tap("Heart", .button)
      return [beside, model.count]
    }
    func hosted(_ view: some View) -> HostedView {
      HostedView(width: 30, height: 4) { view }
    }
    #expect(count { hosted(Hearts(model: $0, style: .automatic)) } == [1, 2])
    #expect(count { hosted(Hearts(model: $0, style: .plain)) } == [0, 1])
    #expect(count { hosted(Hearts(model: $0, style: .borderless)) } == [0, 1])
    #expect(count { hosted(Hearts(model: $0, style: .bordered)) } == [0, 1])
    #expect(count { hosted(Fancy(model: $0)) } == [0, 1])
  }

  struct Pairs<Style: PrimitiveButtonStyle>: View {
    let model: Model
    let style: Style
    var body: some View {
      List {
        HStack {
          Button("Edit") { model.count += 1 }
          Button("Delete") { model.count += 10 }.buttonStyle(style)
        }
      }
    }
  }

  @Test("of several buttons in a row each acts for itself, and a warning says what a phone does")
  func pairs() {
    let model = Model()
    let view = HostedView(width: 30, height: 4) { Pairs(model: model, style: .automatic) }
    view.tap("Edit", .button)
    #expect(model.count == 1)
    view.tap("Delete", .button)
    #expect(model.count == 11)
    #expect(
      view.warnings() == [
        "The buttons “Edit”, “Delete” in one row of a list have no style: on a phone a tap anywhere in the row runs all of them. "
          + "Give each .buttonStyle(.borderless)."
      ])
    let other = HostedView(width: 30, height: 4) { Pairs(model: model, style: .borderless) }
    other.tap("Edit", .button)
    other.tap("Delete", .button)
    #expect(model.count == 22)
    #expect(other.warnings() == [])
  }

  struct Menus: View {
    let model: Model
    var body: some View {
      List {
        Text("Song").contextMenu { Button("Play") { model.opened += 1 } }
        HStack {
          Text("Part").contextMenu { Button("Stop") {} }
          Text("whole")
        }
      }
    }
  }

  /// Presses a cell of the screen for a second.
  private func hold(_ view: HostedView, at point: Point) {
    let press = PlacedGesture(.press(seconds: 1), from: point)
    for event in press.events { view.host.perform(event) }
    view.settle()
  }

  @Test("a long press anywhere in a row opens the menu of all that it shows")
  func menus() throws {
    let model = Model()
    let view = HostedView(width: 30, height: 8) { Menus(model: model) }
    let row = try #require(view.element("Song")).frame
    hold(view, at: Point(x: 25, y: row.minY))
    view.tap("Play", .button)
    #expect(model.opened == 1)
    // A part's menu is that part's.
    hold(view, at: Point(x: 25, y: row.minY + 1))
    #expect(view.element("Stop", .button) == nil)
  }
}
