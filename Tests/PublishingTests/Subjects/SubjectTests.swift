import Publishing
import Testing

@Suite("Subjects") struct SubjectTests {
  @Test("A value goes to those that have asked for one, and is lost to others")
  func passthroughDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let all = subject.probe()
    let two = subject.probe(.max(2))
    let none = subject.probe(.none)
    for value in 1...3 { subject.send(value) }
    none.subscription?.request(.max(1))
    subject.send(4)
    #expect(all.events == "1 2 3 4")
    #expect(two.events == "1 2")
    #expect(none.events == "4")
  }

  @Test("What a subscriber asks for with a value counts besides")
  func additionalDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(.max(1), more: .max(1))
    for value in 1...3 { subject.send(value) }
    #expect(probe.events == "1 2 3")
  }

  @Test("After its end it sends nothing, and tells new subscribers of it")
  func completion() {
    let subject = PassthroughSubject<Int, Mishap>()
    let early = subject.probe()
    subject.send(completion: .failure(.one))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(early.events == "failed: one")
    #expect(subject.events == "failed: one")
  }

  @Test("A subscriber gets the value of the moment, and what it missed for want of demand at last")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let slow = subject.probe(.none)
    subject.value = 2
    subject.send(3)
    let all = subject.probe()
    slow.subscription?.request(.max(1))
    subject.send(4)
    subject.send(5)
    slow.subscription?.request(.max(2))
    subject.send(6)
    #expect(subject.value == 6)
    #expect(all.events == "3 4 5 6")
    #expect(slow.events == "3 5 6")
  }

  @Test("Subscribers find the new value in the subject")
  func valueIsStoredFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let cancellable = subject.sink { [unowned subject] _ in seen.append(subject.value) }
    subject.send(2)
    cancellable.cancel()
    #expect(seen == [1, 2])
  }

  @Test("A value that is nil is a value")
  func optionalValue() {
    let subject = CurrentValueSubject<Int?, Never>(nil)
    #expect(subject.value == nil)
    #expect(subject.events == "nil")
  }

  @Test("A subscription ends when it is cancelled, and when what holds it goes")
  func cancellation() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var set: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &set)
    subject.send(1)
    set = []
    subject.send(2)
    let cancellable = subject.sink { seen.append($0) }
    subject.send(3)
    cancellable.cancel()
    subject.send(4)
    #expect(seen == [1, 3])
  }

  @Test("What a subscriber holds is let go when it is cancelled, or the end came")
  func release() {
    final class Held {}
    let subject = PassthroughSubject<Int, Never>()
    weak var first: Held?
    weak var second: Held?
    let cancellables: [AnyCancellable]
    do {
      let held = Held()
      let other = Held()
      first = held
      second = other
      cancellables = [
        subject.sink { _ in withExtendedLifetime(held) {} },
        subject.sink { _ in withExtendedLifetime(other) {} },
      ]
    }
    #expect(first != nil && second != nil)
    cancellables[0].cancel()
    #expect(first == nil && second != nil)
    subject.send(completion: .finished)
    #expect(second == nil)
  }

  @Test("A value may be sent, and a subscription cancelled, while one is handled")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = subject.sink { [unowned subject] value in
      seen.append(value)
      if value == 1 { subject.send(2) }
      if value == 2 { cancellable?.cancel() }
    }
    subject.send(1)
    subject.send(3)
    #expect(seen == [1, 2])
  }

  @Test("A subject can follow a publisher, as long as somebody wants that")
  func following() {
    let source = PassthroughSubject<Int, Never>()
    let target = CurrentValueSubject<Int, Never>(0)
    let cancellable = source.subscribe(target)
    source.send(1)
    cancellable.cancel()
    source.send(2)
    #expect(target.value == 1)
  }

  @Test("Demands add up, and never fall below nothing")
  func demands() {
    #expect(Subscribers.Demand.max(2) + 3 == .max(5))
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(2) - .unlimited == .none)
    #expect(Subscribers.Demand.max(3) * 2 == .max(6))
    #expect(Subscribers.Demand.unlimited > .max(.max))
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil && Subscribers.Demand.none == 0)
  }
}
