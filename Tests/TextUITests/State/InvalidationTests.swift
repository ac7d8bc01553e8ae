import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// What a change evaluates: the views that read it, and no others.
@MainActor struct InvalidationTests {
  struct Parent: View {
    let counter: EvaluationCounter
    @State private var number = 0
    @State private var flag = false

    var body: some View {
      let _ = counter.count("parent")
      VStack {
        Child(counter: counter, number: $number)
        Sibling(counter: counter)
        Button("Flag") { flag.toggle() }
      }
    }
  }

  struct Child: View {
    let counter: EvaluationCounter
    @Binding var number: Int

    init(counter: EvaluationCounter, number: Binding<Int>) {
      self.counter = counter
      _number = number
    }

    var body: some View {
      let _ = counter.count("child")
      Button("Number \(number)") {
        number += 1
        number += 1
      }
    }
  }

  struct Sibling: View {
    let counter: EvaluationCounter

    var body: some View {
      let _ = counter.count("sibling")
      Text("Sibling")
    }
  }

  @Test func evaluatesOnlyTheReaderOfABinding() {
    let counter = EvaluationCounter()
    let view = HostedView { Parent(counter: counter) }
    #expect(counter.counts == ["parent": 1, "child": 1, "sibling": 1])
    view.tap("Number 0")
    #expect(view.element("Number 2") != nil)
    #expect(counter.counts == ["parent": 1, "child": 2, "sibling": 1])
  }

  @Test func evaluatesNothingForAStateNobodyReads() {
    let counter = EvaluationCounter()
    let view = HostedView { Parent(counter: counter) }
    view.tap("Flag")
    #expect(counter.counts == ["parent": 1, "child": 1, "sibling": 1])
  }

  @Observable final class Model {
    var first = "a"
    var second = "b"
  }

  struct FirstView: View {
    let counter: EvaluationCounter
    let model: Model

    var body: some View {
      let _ = counter.count("first")
      Text("First \(model.first)")
    }
  }

  struct SecondView: View {
    let counter: EvaluationCounter
    let model: Model

    var body: some View {
      let _ = counter.count("second")
      Text("Second \(model.second)")
    }
  }

  @Test func evaluatesTheReadersOfOneObservableProperty() {
    let counter = EvaluationCounter()
    let model = Model()
    let view = HostedView {
      FirstView(counter: counter, model: model)
      SecondView(counter: counter, model: model)
    }
    model.first = "x"
    #expect(view.element("First x") != nil)
    #expect(counter.counts == ["first": 2, "second": 1])
    model.second = "y"
    model.second = "z"
    #expect(view.element("Second z") != nil)
    #expect(counter.counts == ["first": 2, "second": 2])
  }

  @Test func stopsWhereAValueIsTheSame() {
    struct Outer: View {
      let counter: EvaluationCounter
      @State private var number = 0

      var body: some View {
        let _ = counter.count("outer")
        VStack {
          Button("Up") { number += 1 }
          Text("Half \(number / 2)")
          Sibling(counter: counter)
        }
      }
    }
    let counter = EvaluationCounter()
    let view = HostedView { Outer(counter: counter) }
    view.tap("Up")
    view.tap("Up")
    #expect(view.element("Half 1") != nil)
    #expect(counter.counts == ["outer": 3, "sibling": 1])
  }

  @Test func reportsAViewThatChangesWhatItReads() {
    struct Runaway: View {
      @State private var number = 0

      var body: some View {
        Text("Number \(number)").onChange(of: number, initial: true) { number += 1 }
      }
    }
    let view = HostedView { Runaway() }
    #expect(
      view.warnings() == [
        "The views did not come to rest after 100 rounds of evaluation: Runaway changes again and "
          + "again what it reads itself. Change state in an action or a task instead."
      ])
    #expect(view.screen.contains("Number"))
  }

  @Test func reportsAViewThatChangesStateWhileItIsEvaluated() {
    struct Hasty: View {
      @State private var number = 0

      var body: some View {
        let _ = hurry()
        Text("Number \(number)")
      }

      private func hurry() {
        if number == 0 { number = 7 }
      }
    }
    let view = HostedView { VStack { Hasty() } }
    #expect(
      view.warnings() == [
        "Hasty changes state while it is evaluated. "
          + "Change state in an action, in onAppear or onChange, or in a task."
      ])
    #expect(view.element("Number 7") != nil)
  }

  @Test func reportsALayoutThatDoesNotSettle() {
    struct Restless: View {
      @State private var width: CGFloat = 4

      var body: some View {
        VStack {
          GeometryReader { proxy in
            Text("wide").onChange(of: proxy.size, initial: true) {
              width = proxy.size.width == 4 ? 5 : 4
            }
          }
          .frame(width: width, height: 1)
          Text("below")
        }
      }
    }
    let view = HostedView { Restless() }
    #expect(
      view.warnings() == [
        "The layout did not settle after 20 rounds: "
          + "Restless changes with the room it has, and its room with it."
      ])
    #expect(view.screen.contains("wide"))
    #expect(view.screen.contains("below"))
  }
}
