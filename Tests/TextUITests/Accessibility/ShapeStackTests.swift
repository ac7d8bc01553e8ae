import AccessibilityTree
import Testing

@testable import TextUI

/// What is said of a stack in which nothing is an element.
@MainActor struct ShapeStackTests {
  @Observable final class Model {
    var part = 0.5
    var hasText = false
    var taps = 0
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        ZStack {
          Circle().stroke(.gray, lineWidth: 1)
          Circle().trim(from: 0, to: model.part).stroke(.blue, lineWidth: 1)
          if model.hasText { Text("Half") }
        }
        .accessibilityLabel("Progress")
        .accessibilityValue("\(Int(model.part * 100)) percent")
        HStack {
          Color.red
          Color.blue
        }
        .accessibilityIdentifier("colors").frame(height: 1)
        ZStack {
          RoundedRectangle(cornerRadius: 5)
          Circle()
        }
        .onTapGesture { model.taps += 1 }.accessibilityIdentifier("tapme").frame(height: 3)
        VStack {
          Rectangle()
          Rectangle()
        }
        .accessibilityLabel("Nobody").accessibilityHidden(true).frame(height: 2)
        VStack {
          Rectangle()
          Text("Seen").accessibilityIdentifier("inside")
        }
        .accessibilityIdentifier("outside").frame(height: 2)
      }
    }
  }

  @Test func itIsAnElement() {
    let model = Model()
    let view = HostedView(width: 30, height: 16) { Page(model: model) }
    #expect(view.element("Progress", .other)?.value == "50 percent")
    #expect(view.element("colors", .other)?.frame.size.height == 1)
    #expect(view.element("Nobody")?.states == .hidden)
    view.tap("tapme")
    #expect(model.taps == 1)
    #expect(view.element("inside") == nil || view.element("outside") == nil)
    model.part = 0.75
    view.settle()
    #expect(view.element("Progress")?.value == "75 percent")
  }

  @Test func anElementInsideTakesItsPlace() {
    let model = Model()
    let view = HostedView(width: 30, height: 16) { Page(model: model) }
    model.hasText = true
    view.settle()
    #expect(view.element("Progress", .other) == nil)
    #expect(view.element("Progress", .staticText) != nil)
    model.hasText = false
    view.settle()
    #expect(view.element("Progress", .other) != nil)
  }
}
