import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Sliders: how they look, what moves them, and where they stop.
@MainActor struct SliderTests {
  @Observable final class Model {
    var volume = 0.5
    var stars = 2.0
    var edits: [Bool] = []
  }

  struct Volume: View {
    @Bindable var model: Model
    var body: some View {
      Slider(value: $model.volume) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: {
        model.edits.append($0)
      }
      .accessibilityIdentifier("volume")
    }
  }

  @Test func looksAndReads() {
    let model = Model()
    let view = HostedView(width: 17, height: 1) { Volume(model: model) }
    #expect(view.screen == "0 ━━━━━●───── 100")
    #expect(
      view.outline == """
        Slider, {{0.0, 0.0}, {17.0, 1.0}}, identifier: 'volume', label: 'Volume', value: 50%, Keyboard Focused
          StaticText, {{0.0, 0.0}, {1.0, 1.0}}, label: '0'
          StaticText, {{14.0, 0.0}, {3.0, 1.0}}, label: '100'
        """)
    model.volume = 1
    #expect(view.screen == "0 ━━━━━━━━━━● 100")
    #expect(view.element("volume")?.value == "100%")
    model.volume = -.infinity
    #expect(view.screen == "0 ●────────── 100")
    model.volume = .nan
    #expect(view.element("volume")?.value == "0%")
  }

  @Test func keysMoveIt() {
    let model = Model()
    let view = HostedView(width: 17, height: 1) { Volume(model: model) }
    view.press(.rightArrow)
    #expect(view.element("volume")?.value == "60%")
    view.press(.leftArrow, .leftArrow)
    #expect(view.element("volume")?.value == "40%")
    view.press(.end, .rightArrow)
    #expect(model.volume == 1)
    view.press(.home, .leftArrow)
    #expect(model.volume == 0)
    #expect(model.edits == Array(repeating: [true, false], count: 7).flatMap(\.self))
  }

  @Test func tapAndDragMoveIt() {
    let model = Model()
    let view = HostedView(width: 17, height: 1) { Volume(model: model) }
    view.tap(at: Point(x: 10, y: 0))
    #expect(view.screen == "0 ━━━━━━━━●── 100")
    #expect(model.edits == [true, false])
    model.edits = []
    view.drag(from: Point(x: 10, y: 0), to: Point(x: 3, y: 0))
    #expect(view.screen == "0 ━●───────── 100")
    #expect(model.edits == [true, false])
    view.drag(from: Point(x: 3, y: 0), to: Point(x: 16, y: 0))
    #expect(model.volume == 1)
  }

  @Test func verticalDragIsForWhatScrolls() {
    let model = Model()
    let view = HostedView(width: 18, height: 2) {
      ScrollView {
        VStack {
          Volume(model: model)
          Text("one")
          Text("two")
        }
      }
    }
    view.drag(from: Point(x: 8, y: 1), to: Point(x: 8, y: 0))
    #expect(model.volume == 0.5)
    view.drag(from: Point(x: 8, y: 0), to: Point(x: 8, y: 1))
    #expect(view.screen.hasPrefix("0 ━━━━━●─────"))
    #expect(model.edits.isEmpty)
  }

  @Test func stepsAreKept() {
    struct Stars: View {
      @Bindable var model: Model
      var body: some View {
        Slider(value: $model.stars, in: 1...6, step: 2).accessibilityIdentifier("stars")
      }
    }
    let model = Model()
    let view = HostedView(width: 11, height: 1) { Stars(model: model) }
    #expect(view.element("stars")?.value == "20%")
    #expect(view.element("stars")?.label == "")
    view.press(.rightArrow)
    #expect(model.stars == 5)
    view.press(.end)
    #expect(model.stars == 5)
    view.tap(at: Point(x: 3, y: 0))
    #expect(model.stars == 3)
  }

  @Test func adjustSetsItAtOnce() throws {
    let model = Model()
    let view = HostedView(width: 17, height: 1) { Volume(model: model) }
    let id = try #require(view.element("volume")).id
    #expect(view.host.adjust(id, to: .position(0.47)) == .done)
    #expect(view.element("volume")?.value == "47%")
    #expect(view.host.adjust(id, to: .choice("1")) == .unsupported)
  }

  @Test func disabledSliderStays() throws {
    let model = Model()
    let view = HostedView(width: 17, height: 1) { Volume(model: model).disabled(true) }
    view.tap(at: Point(x: 10, y: 0))
    view.drag(from: Point(x: 10, y: 0), to: Point(x: 3, y: 0))
    let id = try #require(view.element("volume")).id
    #expect(view.host.adjust(id, to: .position(1)) == .unsupported)
    #expect(model.volume == 0.5)
    #expect(model.edits.isEmpty)
  }
}
