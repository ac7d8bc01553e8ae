import AccessibilityTree
import AutomationWire
import FuzzSeeds
import Primitives
import Testing

@testable import TextUI

/// Random views, changed at random: what was brought up to date is what a fresh start gives, and layout keeps its promises.
@MainActor struct ViewFuzzTests {
  @Observable final class Model {
    var view: RandomView
    @ObservationIgnored let registry = TokenRegistry()

    init(_ view: RandomView) { self.view = view }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      RandomViewView(view: model.view, path: "", registry: model.registry)
    }
  }

  private func host(_ model: Model, _ size: Size) -> HostedView {
    HostedView(width: size.width, height: size.height) { Screen(model: model) }
  }

  /// The tree and the screen, with the focus nowhere and everything scrolled back: both stay where they are when things move.
  private func picture(_ view: HostedView) -> String {
    view.settle()
    view.host.graph.focus.focus(nil)
    for case let box as ScrollBox in view.host.rootBox?.boxes ?? [] { box.setOffset(.zero) }
    while view.host.graph.update() {}
    let outline = view.outline.replacing(", Keyboard Focused", with: "")
    for case let box as ScrollBox in view.boxes { box.setOffset(.zero) }
    view.host.graph.focus.focus(nil)
    // How long the bar of a lazy container is depends on how much of it was seen.
    return outline + "\n" + view.host.screen().text.replacing("┃", with: "│")
  }

  @Test(arguments: FuzzSeeds.from(0, count: 40))
  func anyChangeEndsLikeAFreshStart(seed: UInt64) {
    var random = SplitMix64(seed: seed + 1)
    var size = Size(width: 30, height: 12)
    let model = Model(.random(id: 0, depth: 4, using: &random))
    let view = host(model, size)
    for step in 0..<10 {
      if step % 3 == 2 {
        size = Size(
          width: Int.random(in: 1...60, using: &random),
          height: Int.random(in: 1...24, using: &random))
        view.host.perform(.resize(size))
      } else {
        model.view.change(depth: 4, using: &random)
      }
      let fresh = host(Model(model.view), size)
      let now = picture(view)
      let wanted = picture(fresh)
      #expect(now == wanted, "seed \(seed), step \(step): \(model.view)")
      #expect(view.warnings().isEmpty, "seed \(seed), step \(step)")
      checkLayout(view, "seed \(seed), step \(step)")
      if now != wanted { return }
    }
  }

  @Test(arguments: FuzzSeeds.from(1_000, count: 40))
  func stateStaysWithItsView(seed: UInt64) {
    var random = SplitMix64(seed: seed + 1)
    let model = Model(.random(id: 0, depth: 4, using: &random))
    let view = host(model, Size(width: 40, height: 20))
    var before = model.view.paths(below: "")
    for step in 0..<10 {
      let tokens = model.registry.tokens
      let count = model.registry.count
      model.view.change(depth: 4, using: &random)
      view.settle()
      let after = model.view.paths(below: "")
      for path in after {
        guard let token = model.registry.tokens[path] else { continue }
        if before.contains(path), let old = tokens[path] {
          #expect(token == old, "seed \(seed), step \(step): \(path) lost its state")
        } else if !before.contains(path) {
          #expect(token > count, "seed \(seed), step \(step): \(path) has the state of another")
        }
      }
      before = after
    }
  }

  /// Checks that boxes in stacks lie inside them and beside each other.
  private func checkLayout(_ view: HostedView, _ place: String) {
    for box in view.boxes where box is StackBox && !box.needsLayout {
      let room = Rect(origin: .zero, size: box.frame.size)
      var end = -1
      let axis = (box as? StackBox)?.axis ?? .vertical
      let isMirrored = axis == .horizontal && box.scope.isRightToLeft
      for child in isMirrored ? box.children.reversed() : box.children {
        #expect(
          room.intersection(child.frame) == child.frame || child.frame.isEmpty,
          "\(place): \(child.frame) is not inside \(room)")
        #expect(child.frame.origin[axis] > end || end == -1, "\(place): overlap at \(child.frame)")
        end = child.frame.origin[axis] + child.frame.size[axis] - 1
      }
    }
  }
}
