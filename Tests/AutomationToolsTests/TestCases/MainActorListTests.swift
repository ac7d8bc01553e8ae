import Foundation
import Testing

@Suite("Lists of tests on the main actor") struct MainActorListTests {
  @Test("Where the list cannot be made, what helps is said") func help() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      let method: (Int) -> @MainActor () -> Void = { _ in {} }
      _ = (method as Any) as! (Int) -> () -> Void
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains(#".plugin(name: "UITestSources", package: "swift-ui-tests")"#))
  }

  @Test("Other ends are left as they are") func others() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      let method: (Int) -> () -> Void = { _ in {} }
      _ = (method as Any) as! (String) -> () -> Void
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("Could not cast"))
    #expect(!words.contains("UITestSources"))
  }
}
