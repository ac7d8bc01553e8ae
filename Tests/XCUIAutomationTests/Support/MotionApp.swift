import TextUI

/// An application in which something moves, and which says when it has come to rest.
struct MotionApp: App {
  init() {}

  var body: some Scene { WindowGroup { MotionView() } }
}

/// A mark that moves, and a panel that comes and goes.
private struct MotionView: View {
  @State private var place = 0
  @State private var turns = 0
  @State private var isPulsing = false
  @State private var isOpen = false
  @State private var seen = "nothing"
  @State private var ended = false
  @State private var rounds = 0
  @State private var links = 0
  @State private var order = ""

  var body: some View {
    VStack(alignment: .leading) {
      Button("Move") {
        ended = false
        withAnimation(.linear(duration: 2)) {
          place += 10
        } completion: {
          ended = true
        }
      }
      Button("Pulse") {
        withAnimation(.linear(duration: 1).repeatForever()) { isPulsing.toggle() }
      }
      Button("Look") { seen = "\(place) \(ended)" }
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      Button("Round") { rounds += 1 }
      Button("Chain") { chain() }
      Button("Two") {
        withAnimation(.linear(duration: 10)) {
          order = "-"
        } completion: {
          order += "late"
        }
        withAnimation(.linear(duration: 1)) {
          order = ""
        } completion: {
          order += "soon"
        }
      }
      Text("Links: \(links), order: \(order)")
      PhaseAnimator(["rest", "up", "down"], trigger: rounds) {
        Text("Phase \($0)")
      } animation: { _ in
        .linear(duration: 1)
      }
      KeyframeAnimator(initialValue: 0.0, trigger: rounds) {
        Text("Number \(Int($0))")
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
        CubicKeyframe(20, duration: 1)
        SpringKeyframe(30, duration: 1)
      }
      Text("Seen: \(seen)")
      Text("●").offset(x: CGFloat(place)).opacity(isPulsing ? 0.2 : 1)
      if isOpen { Text("Panel").transition(.move(edge: .leading)) }
      if ended { Text("Rested") }
    }
  }

  /// Changes something each second for ever.
  private func chain() {
    withAnimation(.linear(duration: 1)) {
      links += 1
    } completion: {
      chain()
    }
  }
}
