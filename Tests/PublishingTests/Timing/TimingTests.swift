import Dispatch
import Publishing
import Testing

@Suite("Publishers and time") struct TimingTests {
  let scheduler = TestScheduler()
  let subject = PassthroughSubject<Int, Mishap>()

  /// Sends values at tenths of a second, and lets another second pass.
  private func send(_ values: [(tenth: Int, value: Int)]) {
    var now = 0
    for (tenth, value) in values {
      scheduler.advance(by: .milliseconds((tenth - now) * 100))
      now = tenth
      subject.send(value)
    }
    scheduler.advance(by: 1)
  }

  @Test("A value is sent when none came for a while after it") func debounce() {
    let probe = subject.debounce(for: 0.5, scheduler: scheduler).probe()
    send([(0, 1), (2, 2), (9, 3), (10, 4)])
    #expect(probe.events == "2 4")
    subject.send(5)
    subject.send(completion: .finished)
    scheduler.advance(by: 1)
    #expect(probe.events == "2 4 finished")
  }

  @Test("How much time passed before each value, for each subscriber") func measured() {
    let publisher = subject.measureInterval(using: scheduler).map { $0.magnitude / 100_000_000 }
    let first = publisher.probe()
    send([(3, 1), (5, 2)])
    let second = publisher.probe()
    send([(1, 3)])
    #expect(first.events == "3 2 11")
    #expect(second.events == "1")
  }

  @Test("The first of each interval, or the latest", arguments: [true, false])
  func throttle(latest: Bool) {
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: latest).probe()
    send([(0, 1), (1, 2), (2, 3), (12, 4), (14, 5), (40, 6)])
    #expect(probe.events == (latest ? "1 3 5 6" : "1 2 4 6"))
  }

  @Test("A value that waits for its interval is sent with the end") func throttleEnd() {
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: true).probe()
    send([(0, 1)])
    subject.send(2)
    scheduler.advance()
    subject.send(3)
    subject.send(completion: .finished)
    #expect(probe.events == "1 2")
    scheduler.advance(by: 1)
    #expect(probe.events == "1 2 3 finished")
  }

  @Test("Values of an interval arrive together, and what is left with the end") func groups() {
    let probe = subject.collect(.byTime(scheduler, 1)).probe()
    send([(1, 1), (9, 2), (11, 3), (40, 4)])
    #expect(probe.events == "[1, 2] [3] [4]")
    subject.send(5)
    subject.send(completion: .finished)
    scheduler.advance()
    #expect(probe.events == "[1, 2] [3] [4] [5] finished")
    scheduler.advance(by: 2)
    #expect(probe.events == "[1, 2] [3] [4] [5] finished")
  }

  @Test("So many values arrive together, or those of an interval") func groupsByCount() {
    let probe = subject.collect(.byTimeOrCount(scheduler, 1, 2)).probe()
    send([(1, 1), (2, 2), (3, 3), (12, 4)])
    #expect(probe.events == "[1, 2] [3] [4]")
    subject.send(5)
    subject.send(completion: .failure(.one))
    scheduler.advance(by: 1)
    #expect(probe.events == "[1, 2] [3] [4] failed: one")
  }

  @Test("Values and the end arrive later, in order") func delay() {
    let probe = subject.delay(for: .seconds(2), scheduler: scheduler).probe()
    subject.send(1)
    subject.send(completion: .failure(.one))
    scheduler.advance(by: 1)
    #expect(probe.events == "")
    scheduler.advance(by: 1)
    #expect(probe.events == "1 failed: one")
  }

  @Test("Values arrive by the scheduler, and none after a cancellation") func receiveOn() {
    let probe = subject.receive(on: scheduler).probe()
    subject.send(1)
    #expect(probe.events == "")
    scheduler.advance()
    subject.send(2)
    probe.subscription?.cancel()
    scheduler.advance()
    #expect(probe.events == "1")
  }

  @Test("A publisher is subscribed to by the scheduler") func subscribeOn() {
    let probe = Just(1).subscribe(on: scheduler).probe()
    #expect(probe.log == [])
    scheduler.advance()
    #expect(probe.events == "1 finished")
  }

  @Test("It ends when no value came for a while") func timeout() {
    let probe = subject.timeout(1, scheduler: scheduler, customError: { .two }).probe()
    scheduler.advance(by: 0.9)
    subject.send(1)
    scheduler.advance(by: 0.9)
    #expect(probe.events == "1")
    scheduler.advance(by: 0.1)
    #expect(probe.events == "1 failed: two")
  }

  @Test("At once means at once") func immediate() {
    #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).events == "1 2 finished")
  }

  @Test("Values arrive on a queue") func queue() async {
    let queue = DispatchQueue(label: "values")
    var values: [Int] = []
    for await value in (1...5).publisher.receive(on: queue).collect().values { values = value }
    #expect(values == [1, 2, 3, 4, 5])
  }

  @Test("Intervals are stated in seconds and parts of them") func intervals() {
    let interval: DispatchInterval = 1.5
    #expect(
      interval == .milliseconds(1_500) && interval.timeInterval == .nanoseconds(1_500_000_000))
    #expect(DispatchInterval.seconds(Int.max) == .nanoseconds(.max))
    let time = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 5))
    #expect(time.distance(to: time.advanced(by: 2)) == 2)
    let loopInterval: RunLoopInterval = .milliseconds(250)
    #expect(loopInterval.timeInterval == 0.25)
  }
}
