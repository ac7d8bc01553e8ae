import FuzzSeeds
import Primitives
import Testing

@testable import TextUI

/// Lists whose closures capture in every way, changed at random: each frame is what an evaluation of everything gives.
@MainActor struct CaptureFuzzTests {
  private func host(_ model: CaptureModel, comparison: String) -> HostedView {
    HostedView(width: 40, height: 120, environment: ["TEXTUI_COMPARISON": comparison]) {
      CapturingLists(model: model)
    }
  }

  @Test(arguments: FuzzSeeds.from(2_000, count: 15))
  func eachFrameIsThatOfAFullEvaluation(seed: UInt64) {
    var random = SplitMix64(seed: seed + 1)
    let models = [CaptureModel(), CaptureModel()]
    let views = [
      host(models[0], comparison: "captures"), host(models[1], comparison: "nothing"),
    ]
    for step in 0..<20 {
      let kind = Int.random(in: 0..<14, using: &random)
      let value = Int.random(in: 0..<6, using: &random)
      let buttons = ["Count", "Tap", "Variables", "Redraw", "Tick"]
      for (model, view) in zip(models, views) {
        if buttons.indices.contains(kind - 6) {
          view.tap(buttons[kind - 6])
        } else if kind > 10 {
          view.tapRow(of: value)
        } else {
          model.change(kind, to: value)
        }
      }
      let (now, wanted) = (views[0].outline, views[1].outline)
      #expect(now == wanted, "seed \(seed), step \(step), change \(kind) to \(value)")
      if now != wanted { return }
      #expect(views[0].screen == views[1].screen, "seed \(seed), step \(step)")
    }
  }
}

extension HostedView {
  /// Taps one of the rows that change a state above them.
  fileprivate func tapRow(of number: Int) {
    let rows = outline.matches(of: /label: '(row .*?)'/).map { String($0.output.1) }
    if !rows.isEmpty { tap(rows[number % rows.count]) }
  }
}
