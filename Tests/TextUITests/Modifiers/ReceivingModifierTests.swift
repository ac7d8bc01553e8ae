import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// `onReceive(_:perform:)`.
@MainActor struct ReceivingModifierTests {
  struct Receiver<Source: Publisher>: View where Source.Output == Int, Source.Failure == Never {
    let source: Source
    @State private var values: [Int] = []
    @State private var isShown = true

    var body: some View {
      Text("\(values)")
      if isShown {
        Text("Receiving").onReceive(source) { values.append($0) }
      }
      Button("Hide") { isShown.toggle() }
    }
  }

  @Test("Each value arrives for as long as there is the view") func values() {
    let subject = PassthroughSubject<Int, Never>()
    let view = HostedView { Receiver(source: subject) }
    subject.send(1)
    subject.send(2)
    #expect(view.screen.contains("[1, 2]"))
    view.tap("Hide")
    subject.send(3)
    view.tap("Hide")
    subject.send(4)
    #expect(view.screen.contains("[1, 2, 4]"))
  }

  @Test("A value that is there at once arrives in the first frame, once") func currentValue() {
    let view = HostedView { Receiver(source: CurrentValueSubject<Int, Never>(7)) }
    #expect(view.screen.contains("[7]"))
    #expect(view.warnings() == [])
  }

  @Test("A publisher that is made anew with the view, but is the same, is not subscribed to anew")
  func sameSource() {
    struct Outer: View {
      let subject: CurrentValueSubject<Int, Never>
      @State private var seen: [Int] = []
      var body: some View {
        Text("\(seen)")
          .onReceive(subject.map { $0 + 1 }) { seen.append($0) }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(0)
    let view = HostedView { Outer(subject: subject) }
    #expect(view.screen.contains("[1]"))
    subject.send(1)
    #expect(view.screen.contains("[1, 2]"))
  }

  @Test("Another publisher is subscribed to in its place") func otherSource() {
    struct Outer: View {
      let subjects: [PassthroughSubject<Int, Never>]
      @State private var index = 0
      @State private var seen: [Int] = []
      var body: some View {
        Text("\(seen)").onReceive(subjects[index]) { seen.append($0) }
        Button("Next") { index += 1 }
      }
    }
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let view = HostedView { Outer(subjects: subjects) }
    subjects[0].send(1)
    view.tap("Next")
    subjects[0].send(2)
    subjects[1].send(3)
    #expect(view.screen.contains("[1, 3]"))
  }

  @Test("A value from another thread arrives on the main one") func thread() async {
    let subject = SharedSubject()
    let view = HostedView { Receiver(source: subject.subject) }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        subject.subject.send(1)
        Task { @MainActor in continuation.resume() }
      }
    }
    #expect(view.screen.contains("[1]"))
  }

  /// A subject that any thread may send by.
  struct SharedSubject: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()
  }

  @Test("Notifications and published properties arrive") func others() {
    final class Model: ObservableObject {
      @Published var count = 1
    }
    struct Outer: View {
      @ObservedObject var model: Model
      let center: NotificationCenter
      @State private var log: [String] = []
      var body: some View {
        Text(log.joined(separator: " "))
          .onReceive(model.$count) { log.append("count \($0)") }
          .onReceive(center.publisher(for: Notification.Name("saved"))) {
            log.append($0.name.rawValue)
          }
      }
    }
    let center = NotificationCenter()
    let model = Model()
    let view = HostedView { Outer(model: model, center: center) }
    center.post(name: Notification.Name("saved"), object: nil)
    model.count = 2
    #expect(view.screen.contains("count 1 saved count 2"))
  }
}
