import Foundation
import Testing

@testable import SampleApp

/// What every store of settings does; the user's defaults do the same, and are left alone here.
@Suite("Stores of settings") struct UserDefaultInterfacingTests {
  /// A kind of store.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case inMemory = "in memory"
    case file = "in a file"

    var testDescription: String { rawValue }
  }

  /// Runs a check with an empty store.
  private func withStore(
    _ kind: Kind, _ check: (any UserDefaultInterfacing) throws -> Void
  ) throws {
    switch kind {
    case .inMemory: try check(InMemoryUserDefaults())
    case .file:
      try withTemporaryFile { path in try check(FileUserDefaults(path: path)) }
    }
  }

  @Test("What is missing is false, 0 or nothing", arguments: Kind.allCases)
  func missing(_ kind: Kind) throws {
    try withStore(kind) { store in
      #expect(store.bool(forKey: "k") == false)
      #expect(store.integer(forKey: "k") == 0)
      #expect(store.string(forKey: "k") == nil)
    }
  }

  @Test("What is set is read", arguments: Kind.allCases)
  func set(_ kind: Kind) throws {
    try withStore(kind) { store in
      store.set(true, forKey: "bool")
      store.set(4, forKey: "integer")
      store.set("four", forKey: "string")
      #expect(store.bool(forKey: "bool"))
      #expect(store.integer(forKey: "integer") == 4)
      #expect(store.string(forKey: "string") == "four")
      store.set(false, forKey: "bool")
      #expect(!store.bool(forKey: "bool"))
      #expect(store.synchronize())
    }
  }
}
