import Publishing
import Testing

@Suite("Publishers of several others") struct CombiningTests {
  let first = PassthroughSubject<Int, Mishap>()
  let second = PassthroughSubject<Int, Mishap>()

  @Test("The latest values, once each has sent one; the end when all have ended")
  func combineLatest() {
    let probe = first.combineLatest(second) { "\($0)\($1)" }.probe()
    first.send(1)
    first.send(2)
    second.send(3)
    first.send(4)
    first.send(completion: .finished)
    second.send(5)
    #expect(probe.events == "23 43 45")
    second.send(completion: .finished)
    #expect(probe.events == "23 43 45 finished")
  }

  @Test("An error of one ends all") func failure() {
    var isCancelled = false
    let other = second.handleEvents(receiveCancel: { isCancelled = true })
    let probe = first.combineLatest(other).probe()
    first.send(completion: .failure(.two))
    #expect(probe.events == "failed: two" && isCancelled)
  }

  @Test("The latest values go to who asked for them") func combineLatestDemand() {
    let probe = first.combineLatest(second) { "\($0)\($1)" }.probe(.max(1))
    first.send(1)
    second.send(2)
    second.send(3)
    #expect(probe.events == "12")
    probe.subscription?.request(.max(1))
    second.send(4)
    #expect(!probe.events.contains("14 1"))
    #expect(probe.events.hasPrefix("12 1"))
  }

  @Test("Three and four publishers") func more() {
    let three = Just(1).combineLatest(Just(2), Just(3)).probe()
    #expect(three.events == "(1, 2, 3) finished")
    let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just("x")).probe()
    #expect(four.events == #"(1, 2, 3, "x") finished"#)
    #expect(Just(1).zip(Just(2), Just(3)).events == "(1, 2, 3) finished")
    #expect(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.events == "6 finished")
    #expect(Publishers.Merge4(Just(1), Just(2), Just(3), Just(4)).events == "1 2 3 4 finished")
  }

  @Test("Values at the same place, until one has no more") func zip() {
    let probe = first.zip(second) { "\($0)\($1)" }.probe()
    first.send(1)
    first.send(2)
    second.send(3)
    #expect(probe.events == "13")
    first.send(completion: .finished)
    #expect(probe.events == "13")
    second.send(4)
    #expect(probe.events == "13 24 finished")
  }

  @Test("All values as they come") func merge() {
    let probe = first.merge(with: second).probe()
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)
    second.send(completion: .finished)
    #expect(probe.events == "1 2 3 finished")
    let many = Publishers.MergeMany([Just(1), Just(2)])
    #expect(many.events == "1 2 finished")
    let few = many.probe(.max(1))
    #expect(few.events == "1")
    few.subscription?.request(.max(1))
    #expect(few.events == "1 2 finished")
  }

  @Test("Values of publishers made of values") func flatMap() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.events == "1 10 2 20 finished")
    let failing = [1, 2].publisher.flatMap { value -> AnyPublisher<Int, Mishap> in
      value == 2
        ? Fail(error: .one).eraseToAnyPublisher()
        : Just(value).setFailureType(to: Mishap.self).eraseToAnyPublisher()
    }
    #expect(failing.events == "1 failed: one")
    let probe = first.flatMap { Just($0 + 1) }.probe()
    first.send(1)
    first.send(completion: .failure(.two))
    #expect(probe.events == "2 failed: two")
  }

  @Test("So many publishers send at a time") func flatMapLimit() {
    var made: [Int] = []
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let probe = (0..<3).publisher.flatMap(maxPublishers: .max(2)) { index in
      made.append(index)
      return subjects[index]
    }.probe()
    #expect(made == [0, 1])
    subjects[1].send(1)
    subjects[1].send(completion: .finished)
    #expect(made == [0, 1, 2])
    subjects[2].send(2)
    subjects[0].send(0)
    subjects[0].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(probe.events == "1 2 0 finished")
  }

  @Test("The latest publisher") func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
    let probe = outer.switchToLatest().probe()
    outer.send(inner[0])
    inner[0].send(1)
    outer.send(inner[1])
    inner[0].send(2)
    inner[1].send(3)
    outer.send(completion: .finished)
    inner[1].send(4)
    #expect(probe.events == "1 3 4")
    inner[1].send(completion: .finished)
    #expect(probe.events == "1 3 4 finished")
    let words = PassthroughSubject<String, Never>()
    let answers = words.map { Just($0 + "!") }.switchToLatest().probe()
    words.send("a")
    #expect(answers.events == "a!")
  }

  @Test("Subscribers share one subscription, which ends with the last of them") func share() {
    var log: [String] = []
    let shared = first.handleEvents(
      receiveSubscription: { _ in log.append("subscribed") },
      receiveCancel: { log.append("cancelled") }
    ).share()
    let one = shared.probe()
    let other = shared.probe()
    first.send(1)
    #expect(one.events == "1" && other.events == "1")
    one.subscription?.cancel()
    #expect(log == ["subscribed"])
    other.subscription?.cancel()
    #expect(log == ["subscribed", "cancelled"])
  }

  @Test("Nothing is sent before it is connected") func connect() {
    let publisher = [1, 2].publisher.makeConnectable()
    let probe = publisher.probe()
    #expect(probe.events == "")
    let connection = publisher.connect()
    #expect(probe.events == "1 2 finished")
    connection.cancel()
  }
}
