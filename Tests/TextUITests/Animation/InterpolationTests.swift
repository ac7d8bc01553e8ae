import Testing
import TextRendering

@testable import TextUI

/// What lies between two values of each kind.
@MainActor struct InterpolationTests {
  @Observable final class Model {
    var isOn = false
  }

  /// A view of one of two values, in a course of a second.
  struct Switched<Content: View>: View {
    let model: Model
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
      content(model.isOn).animation(.linear(duration: 1), value: model.isOn)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private let model = Model()

  /// Returns a view that is halfway from its first to its second value.
  private func halfway<Content: View>(
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) -> MovingView {
    let moving = MovingView { Switched(model: model, content: content) }
    moving.act { model.isOn = true }
    moving.pass(0.5)
    #expect(moving.motion.isMoving)
    return moving
  }

  @Test("A frame grows") func frame() {
    let moving = halfway { isOn in
      HStack(spacing: 0) {
        Text("a").frame(width: isOn ? 9 : 1, alignment: .leading)
        Text("b")
      }
    }
    #expect(moving.view.screen == "a    b")
  }

  @Test("A frame without a length on one side has it at once") func noLength() {
    let moving = MovingView {
      Switched(model: model) { Text("a").frame(width: $0 ? 3 : nil, alignment: .trailing) }
    }
    moving.act { model.isOn = true }
    #expect(!moving.motion.isMoving && moving.view.screen == "  a")
  }

  static let red = RGBColor(0xC80000)
  static let blue = RGBColor(0x0000C8)

  @Test("Colours of texts, of those around, of grounds and lines are mixed", arguments: 0..<4)
  func colors(_ kind: Int) {
    let first = Color(red: 200 / 255, green: 0, blue: 0)
    let last = Color(red: 0, green: 0, blue: 200 / 255)
    let moving = halfway { isOn in
      let color = isOn ? last : first
      switch kind {
      case 0: AnyView(Text("a").foregroundStyle(color))
      case 1: AnyView(VStack { Text("a") }.foregroundStyle(color))
      case 2: AnyView(Text("a").background(color))
      default: AnyView(color)
      }
    }
    let style = moving.grid.style(x: 0, y: 0)
    #expect((kind < 2 ? style.foreground : style.background) == .rgb(100, 0, 100))
    _ = moving.rest()
    let end = moving.grid.style(x: 0, y: 0)
    #expect((kind < 2 ? end.foreground : end.background) == .rgb(0, 0, 200))
  }

  @Test("What becomes visible is blended with the ground, and is itself in the end") func opacity()
  {
    let moving = halfway { Text("a").opacity($0 ? 1 : 0) }
    let palette = TerminalPalette.dark
    let mixed = palette.background.mixed(with: palette.foreground, percent: 50)
    #expect(moving.grid.style(x: 0, y: 0).foreground == TerminalColor(mixed))
    _ = moving.rest()
    #expect(moving.grid.style(x: 0, y: 0) == .plain && moving.view.screen == "a")
  }

  @Test("Progress and gauges fill") func progress() {
    let moving = halfway { isOn in
      VStack {
        ProgressView(value: isOn ? 1.0 : 0)
        Gauge(value: isOn ? 1.0 : 0) { Text("g") }
      }
      .frame(width: 10)
    }
    #expect(moving.view.screen.hasPrefix("━━━━━─────"))
    _ = moving.rest()
    #expect(moving.view.screen.hasPrefix("━━━━━━━━━━"))
  }

  @Test("Forms of the library and of the author go through those between") func shapes() {
    struct Bar: Shape {
      var share: CGFloat

      var animatableData: CGFloat {
        get { share }
        set { share = newValue }
      }

      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    let moving = halfway { isOn in
      VStack(alignment: .leading, spacing: 0) {
        Bar(share: isOn ? 1 : 0).frame(width: 8, height: 1)
        Bar(share: isOn ? 1 : 0).fill(.red).frame(width: 8, height: 1)
        Rectangle().scale(x: isOn ? 1 : 0, anchor: .leading).frame(width: 8, height: 1)
      }
    }
    #expect(moving.view.screen == "████\n\n████")
    #expect(moving.grid.style(x: 3, y: 1).background == .ansi(1))
    #expect(moving.grid.style(x: 4, y: 1).background == .default)
  }

  struct Counter: View, Animatable {
    var number: Double

    var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View { Text("\(Int(number))") }
  }

  struct Framed: AnimatableModifier {
    var animatableData: Double

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Text(" \(Int(animatableData))")
      }
    }
  }

  @Test("Views and modifiers of the author are made with the numbers between") func numbers() {
    let moving = halfway { isOn in
      Counter(number: isOn ? 100 : 0).modifier(Framed(animatableData: isOn ? 10 : 0))
    }
    #expect(moving.view.screen == "50 5")
    _ = moving.rest()
    #expect(moving.view.screen == "100 10")
  }

  @Test("A spring goes beyond the end, but no length below nothing") func beyond() {
    let moving = MovingView {
      Switched(model: model) { isOn in
        Text("a").frame(width: isOn ? 0 : 10).transaction {
          $0.animation = .bouncy(extraBounce: 0.4)
        }
      }
    }
    moving.act { model.isOn = true }
    _ = moving.rest()
    #expect(moving.view.warnings() == [])
  }
}
