import Foundation
import Publishing
import Testing

@Suite("Operators") struct OperatorTests {
  /// A stream of values, and what a subscriber that wants all is told.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let actual: @Sendable () -> String

    init(_ name: String, _ expected: String, _ actual: @escaping @Sendable () -> String) {
      testDescription = name
      self.expected = expected
      self.actual = actual
    }
  }

  static let cases = [
    Case("map", "2 4 finished") { [1, 2].publisher.map { $0 * 2 }.events },
    Case("map by key path", "1 2 finished") { ["a", "bc"].publisher.map(\.count).events },
    Case("tryMap", "1 failed: one") {
      [1, 2].publisher.tryMap { if $0 == 2 { throw Mishap.one } else { $0 } }.events
    },
    Case("compactMap", "1 3 finished") { ["1", "x", "3"].publisher.compactMap { Int($0) }.events },
    Case("filter", "2 4 finished") { (1...5).publisher.filter { $0 % 2 == 0 }.events },
    Case("tryFilter", "failed: two") {
      [1].publisher.tryFilter { _ in throw Mishap.two }.events
    },
    Case("removeDuplicates", "1 2 1 finished") {
      [1, 1, 2, 2, 1].publisher.removeDuplicates().events
    },
    Case("removeDuplicates by", "1 4 finished") {
      [1, 3, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.events
    },
    Case("scan", "1 3 6 finished") { [1, 2, 3].publisher.scan(0, +).events },
    Case("tryScan", "1 failed: one") {
      [1, 2].publisher.tryScan(0) { if $1 == 2 { throw Mishap.one } else { $0 + $1 } }.events
    },
    Case("replaceNil", "1 0 finished") { [1, nil].publisher.replaceNil(with: 0).events },
    Case("prefix", "1 2 finished") { [1, 2, 3].publisher.prefix(2).events },
    Case("prefix of none", "finished") { [1].publisher.prefix(0).events },
    Case("prefix while", "1 finished") { [1, 2, 1].publisher.prefix { $0 < 2 }.events },
    Case("dropFirst", "2 3 finished") { [1, 2, 3].publisher.dropFirst().events },
    Case("drop while", "2 1 finished") { [1, 2, 1].publisher.drop { $0 < 2 }.events },
    Case("first", "1 finished") { [1, 2].publisher.first().events },
    Case("first where", "2 finished") { [1, 2, 3].publisher.first { $0 > 1 }.events },
    Case("first of none", "finished") { [Int]().publisher.first().events },
    Case("last", "3 finished") { [1, 2, 3].publisher.last().events },
    Case("last where", "2 finished") { [1, 2, 3].publisher.last { $0 < 3 }.events },
    Case("output at", "2 finished") { [1, 2, 3].publisher.output(at: 1).events },
    Case("output in", "2 3 finished") { [1, 2, 3, 4].publisher.output(in: 1...2).events },
    Case("collect", "[1, 2] finished") { [1, 2].publisher.collect().events },
    Case("collect of none", "[] finished") { [Int]().publisher.collect().events },
    Case("collect by count", "[1, 2] [3] finished") { [1, 2, 3].publisher.collect(2).events },
    Case("reduce", "6 finished") { [1, 2, 3].publisher.reduce(0, +).events },
    Case("count", "2 finished") { [5, 5].publisher.count().events },
    Case("min, max", "1 finished 3 finished") {
      [2, 1, 3].publisher.min().events + " " + [2, 1, 3].publisher.max().events
    },
    Case("contains", "true finished false finished") {
      [1, 2].publisher.contains(2).events + " " + [1].publisher.contains { $0 > 1 }.events
    },
    Case("allSatisfy", "true finished false finished") {
      [1].publisher.allSatisfy { $0 > 0 }.events + " "
        + [0, 1].publisher.allSatisfy { $0 > 0 }.events
    },
    Case("ignoreOutput", "finished") { [1].publisher.ignoreOutput().events },
    Case("replaceEmpty", "1 finished 0 finished") {
      [1].publisher.replaceEmpty(with: 0).events + " "
        + [Int]().publisher.replaceEmpty(with: 0).events
    },
    Case("mapError", "failed: two") {
      Fail<Int, Mishap>(error: .one).mapError { _ in Mishap.two }.events
    },
    Case("replaceError", "0 finished") {
      Fail<Int, Mishap>(error: .one).replaceError(with: 0).events
    },
    Case("setFailureType", "1 finished") { Just(1).setFailureType(to: Mishap.self).events },
    Case("catch", "1 2 finished") {
      Just(1).setFailureType(to: Mishap.self).append(Fail(error: .one))
        .catch { _ in Just(2) }.events
    },
    Case("tryCatch", "failed: two") {
      Fail<Int, Mishap>(error: .one).tryCatch { _ -> Just<Int> in throw Mishap.two }.events
    },
    Case("append, prepend", "0 1 2 3 finished") {
      Just(1).append(2, 3).prepend(0).events
    },
    Case("decode", "[1, 2] finished") {
      Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).events
    },
    Case("publisher of an optional", "1 finished finished") {
      Optional(1).publisher.events + " " + Optional<Int>.none.publisher.events
    },
    Case("publisher of a result", "failed: one") {
      Result<Int, Mishap>.failure(.one).publisher.events
    },
    Case("Empty", "finished") { Empty<Int, Never>().events },
    Case("Empty without an end", "") { Empty<Int, Never>(completeImmediately: false).events },
    Case("Deferred", "1 finished") { Deferred { Just(1) }.events },
    Case("any publisher", "1 finished") { AnyPublisher(Just(1)).eraseToAnyPublisher().events },
  ]

  @Test("What comes out", arguments: cases) func output(_ testCase: Case) {
    #expect(testCase.actual() == testCase.expected)
  }

  @Test("A value that is left out does not count for what was asked for")
  func filterDemand() {
    let probe = (1...10).publisher.filter { $0 % 2 == 0 }.probe(.max(2))
    #expect(probe.events == "2 4")
    probe.subscription?.request(.max(1))
    #expect(probe.events == "2 4 6")
    probe.subscription?.cancel()
    probe.subscription?.request(.max(1))
    #expect(probe.events == "2 4 6")
  }

  @Test("So many values are asked for as make what was asked for")
  func collectDemand() {
    var asked: [Subscribers.Demand] = []
    let source = (1...10).publisher.handleEvents(receiveRequest: { asked.append($0) })
    let probe = source.collect(3).probe(.max(2))
    #expect(probe.events == "[1, 2, 3] [4, 5, 6]")
    #expect(asked == [.max(6)])
  }

  @Test("What comes of all values waits until it is asked for")
  func lastDemand() {
    let probe = [1, 2].publisher.collect().probe(.none)
    #expect(probe.events == "")
    probe.subscription?.request(.max(1))
    #expect(probe.events == "[1, 2] finished")
    let replaced = Fail<Int, Mishap>(error: .one).replaceError(with: 0).probe(.none)
    #expect(replaced.events == "")
    replaced.subscription?.request(.max(1))
    #expect(replaced.events == "0 finished")
  }

  @Test("The publisher behind is cancelled when no more is wanted of it")
  func cancelsUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let source = subject.handleEvents(receiveCancel: { log.append("cancel") })
    let probe = source.first().probe()
    subject.send(1)
    #expect(probe.events == "1 finished")
    #expect(log == ["cancel"])
    _ = source.tryMap { _ in throw Mishap.one }.probe()
    subject.send(2)
    #expect(log == ["cancel", "cancel"])
    source.probe().subscription?.cancel()
    #expect(log.count == 3)
  }

  @Test("A publisher goes on with what was asked for and not sent")
  func chainDemand() {
    let probe = [1, 2].publisher.append(3, 4).probe(.max(3))
    #expect(probe.events == "1 2 3")
    probe.subscription?.request(.max(1))
    #expect(probe.events == "1 2 3 4 finished")
  }

  @Test("A publisher that fails is subscribed to again, so many times")
  func retry() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Mishap> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .one).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Mishap.self).eraseToAnyPublisher()
    }
    #expect(flaky.retry(2).events == "3 finished")
    attempts = 0
    #expect(flaky.retry(1).events == "failed: one")
  }

  @Test("What happens between publisher and subscriber is seen in order")
  func handleEvents() {
    var log: [String] = []
    let probe = Just(1).handleEvents { _ in
      log.append("subscription")
    } receiveOutput: {
      log.append("\($0)")
    } receiveCompletion: { _ in
      log.append("completion")
    } receiveRequest: {
      log.append("\($0)")
    }.probe()
    #expect(probe.events == "1 finished")
    #expect(log == ["subscription", "unlimited", "1", "completion"])
  }

  @Test("What happens is printed") func prints() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = Just(1).print("just", to: lines).sink { _ in }
    #expect(lines.text.contains("just: request unlimited\njust: receive value: (1)\n"))
    #expect(lines.text.hasSuffix("just: receive finished\n"))
  }
}
