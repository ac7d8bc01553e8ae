import Foundation
import Publishing
import Testing

// Extensions of publishers as people write them, which state what operators return.
extension Publisher {
  /// Makes another value of each, as those do that make it asynchronously.
  fileprivate func futureMap<T>(
    _ transform: @escaping (Output) -> T
  ) -> Publishers.FlatMap<Future<T, Never>, Self> {
    flatMap { value in Future { $0(.success(transform(value))) } }
  }

  fileprivate func onMain() -> Publishers.ReceiveOn<Self, DispatchQueue> {
    receive(on: DispatchQueue.main)
  }

  fileprivate func settled() -> Publishers.Debounce<Self, RunLoop> {
    debounce(for: .milliseconds(1), scheduler: RunLoop.main)
  }
}

extension Publisher where Output == Int {
  fileprivate func doubled() -> Publishers.Map<Self, Int> { map { $0 * 2 } }

  fileprivate func checked() -> Publishers.TryMap<Self, Int> {
    tryMap {
      if $0 > 2 { throw Mishap.two }
      return $0
    }
  }

  fileprivate func halves() -> Publishers.CompactMap<Publishers.Filter<Self>, Int> {
    filter { $0 > 1 }.compactMap { $0.isMultiple(of: 2) ? $0 / 2 : nil }
  }

  fileprivate func changes() -> Publishers.RemoveDuplicates<Self> { removeDuplicates() }
}

@Suite("Operators by their names") struct NamedOperatorTests {
  @Test("They do what the operators do") func values() {
    let numbers = [1, 1, 2, 4].publisher
    #expect(numbers.doubled().probe().events == "2 2 4 8 finished")
    #expect(numbers.halves().probe().events == "1 2 finished")
    #expect(numbers.changes().probe().events == "1 2 4 finished")
    #expect(numbers.checked().probe().events.hasPrefix("1 1 2 failed"))
  }

  @Test("So do those of failures") func failures() {
    let failing = Fail<Int, Mishap>(error: .two)
    let replaced: Publishers.ReplaceError<Fail<Int, Mishap>> = failing.replaceError(with: 7)
    #expect(replaced.probe().events == "7 finished")
    let caught: Publishers.Catch<Fail<Int, Mishap>, Just<Int>> = failing.catch { _ in Just(8) }
    #expect(caught.probe().events == "8 finished")
    let other: Publishers.MapError<Fail<Int, Mishap>, Mishap> = failing.mapError { _ in .one }
    #expect(other.probe().events == "failed: one")
  }

  @Test("So do those that send later") @MainActor func later() async {
    var values: [String] = []
    for await value in Just(3).futureMap({ "\($0)!" }).values { values.append(value) }
    #expect(values == ["3!"])
    for await value in Just(4).onMain().values { values.append("\(value)") }
    for await value in PassthroughSubject<Int, Never>().prepend(5).settled().first().values {
      values.append("\(value)")
    }
    #expect(values == ["3!", "4", "5"])
  }
}
