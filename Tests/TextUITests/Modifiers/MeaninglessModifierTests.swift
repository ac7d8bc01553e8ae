import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

#if DEBUG
/// What is told of modifiers that mean nothing on a text screen.
@MainActor struct MeaninglessModifierTests {
  struct Card: View {
    let count: Int
    var body: some View {
      ForEach(0..<count, id: \.self) { number in
        Text("card \(number)").shadow(radius: 2).sensoryFeedback(.success, trigger: number)
      }
      Text("last").shadow(color: .red, radius: 3).blur(radius: 1)
    }
  }

  @Test func eachIsToldOfOnce() {
    let view = HostedView(width: 20, height: 8) { Card(count: 3) }
    #expect(
      view.warnings() == [
        "Card: .shadow means nothing on a text screen; it is accepted and changes nothing.",
        "Card: .blur means nothing on a text screen; it is accepted and changes nothing.",
        "Card: .sensoryFeedback means nothing on a text screen; it is accepted and changes nothing.",
      ])
    #expect(view.element("card 2") != nil)
    view.host.perform(.resize(Size(width: 21, height: 8)))
    #expect(view.warnings().isEmpty)
  }

  @Test func eachRunIsToldAnew() {
    for _ in 0..<2 {
      let view = HostedView(width: 20, height: 2) { Card(count: 0) }
      #expect(view.warnings().count == 2)
    }
  }

  @Test func whatHasAnEffectIsNotTold() {
    let view = HostedView(width: 20, height: 2) {
      Text("plain").bold().padding(1).foregroundStyle(.red).navigationBarTitleDisplayMode(.inline)
    }
    #expect(view.warnings().isEmpty)
  }
}
#endif
