import Primitives
import Testing
import TextRendering

@testable import TextUI

/// Whatever changes while something moves, the end is the screen that is drawn without motion.
@MainActor struct MotionPropertyTests {
  /// What a screen shows, at random.
  @Observable final class Model {
    var number = 0
    var isOn = false
    var isShown = true
    var items = [1, 2, 3]
    var share = 0.5

    /// Changes something.
    func change(_ random: inout SplitMix64) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: number = Int.random(in: 0..<12, using: &random)
      case 1: isOn.toggle()
      case 2: isShown.toggle()
      case 3: items.shuffle(using: &random)
      case 4:
        items = (1...5).filter { _ in Bool.random(using: &random) }
      default: share = Double.random(in: 0...1, using: &random)
      }
    }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("家 \(model.number)").offset(x: CGFloat(model.number))
          .foregroundStyle(model.isOn ? Color.red : .secondary)
        HStack(spacing: 0) {
          Text("w").frame(width: CGFloat(model.number + 1)).background(model.isOn ? .blue : .clear)
          if model.isShown {
            Text("shown").transition(.slide.combined(with: .opacity))
          } else {
            Text("other").opacity(model.share).transition(.move(edge: .bottom))
          }
        }
        .animation(model.isOn ? .bouncy : .linear(duration: 0.2), value: model.isShown)
        ForEach(model.items, id: \.self) { item in
          Text("item \(item)").padding(.leading, CGFloat(model.number / 2)).transition(.scale)
        }
        ProgressView(value: model.share)
        Capsule().trim(from: 0, to: model.share).stroke(model.isOn ? .green : .red)
          .frame(width: 10, height: 2).opacity(model.isOn ? 1 : 0.3)
      }
      .padding(model.isOn ? 1 : 0)
    }
  }

  static let animations: [Animation?] = [
    nil, .linear(duration: 0.3), .default, .bouncy, .easeIn.delay(0.1),
    .linear(duration: 0.1).repeatCount(3), .spring(response: 0.2).speed(2),
  ]

  @Test(
    "Random changes, some of them stopped on their way, end in the plain screen", arguments: 0..<20)
  func end(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = Model()
    let moving = MovingView(width: 30, height: 14) { Screen(model: model) }
    let plain = MovingView(width: 30, height: 14, motion: .off) { Screen(model: model) }
    for step in 0..<12 {
      let animation = Self.animations.randomElement(using: &random) ?? nil
      moving.act { withAnimation(animation) { model.change(&random) } }
      if Bool.random(using: &random) {
        moving.pass(Double.random(in: 0..<0.4, using: &random))
      } else {
        #expect(moving.rest() < 1_000)
        #expect(moving.grid == plain.grid, "seed \(seed), step \(step)")
        #expect(moving.view.outline == plain.view.outline)
      }
    }
    #expect(moving.rest() < 1_000 && !moving.motion.isMoving && moving.motion.ghosts.isEmpty)
    #expect(moving.grid == plain.grid && moving.view.warnings() == [])
  }
}
