import Foundation
import Publishing
import Testing

@Suite("Where values come from") struct OriginTests {
  @Test("A result that comes later is kept for all who subscribe") func future() {
    var promise: Future<Int, Mishap>.Promise?
    let future = Future<Int, Mishap> { promise = $0 }
    let early = future.probe()
    let slow = future.probe(.none)
    #expect(early.events == "")
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.events == "1 finished" && slow.events == "")
    slow.subscription?.request(.max(1))
    #expect(slow.events == "1 finished")
    #expect(future.events == "1 finished")
    #expect(Future<Int, Mishap> { $0(.failure(.two)) }.events == "failed: two")
  }

  @Test("A result can be awaited") func futureValue() async throws {
    #expect(try await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Mishap.one) {
      try await Future<Int, Mishap> { $0(.failure(.one)) }.value
    }
  }

  @Test("Notifications arrive until the subscription ends") func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let object = NSObject()
    var seen: [String] = []
    let cancellable = center.publisher(for: name, object: object)
      .compactMap { $0.userInfo?["file"] as? String }
      .sink { seen.append($0) }
    center.post(name: name, object: object, userInfo: ["file": "a"])
    center.post(name: name, object: nil, userInfo: ["file": "b"])
    cancellable.cancel()
    center.post(name: name, object: object, userInfo: ["file": "c"])
    #expect(seen == ["a"])
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test("A loop takes values one after the other, to the end") func values() async throws {
    var seen: [Int] = []
    for await value in (1...3).publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    let failing = Just(1).setFailureType(to: Mishap.self).append(Fail(error: .one))
    await #expect(throws: Mishap.one) {
      for try await value in failing.values { seen.append(value) }
    }
    #expect(seen == [1, 2, 3, 1])
  }

  @Test("A value is asked for when the loop comes to it") func valuesDemand() async {
    var asked: [Subscribers.Demand] = []
    let source = (1...9).publisher.handleEvents(receiveRequest: { asked.append($0) })
    for await value in source.values where value == 2 { break }
    #expect(asked == [.max(1), .max(1)])
  }

  @Test("A cancelled task ends its loop and the subscription") func valuesCancellation() async {
    let subject = PassthroughSubject<Int, Never>()
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let (ended, ending) = AsyncStream<Void>.makeStream()
    let watched = AnyPublisher(
      subject.handleEvents(
        receiveCancel: { ending.finish() }, receiveRequest: { _ in beginning.finish() }))
    let values = SendableValues(values: watched.values)
    let task = Task { for await _ in values.values {} }
    for await _ in begun {}
    task.cancel()
    await task.value
    for await _ in ended {}
  }

  /// Values that one task alone takes.
  struct SendableValues: @unchecked Sendable {
    let values: AsyncPublisher<AnyPublisher<Int, Never>>
  }
}
