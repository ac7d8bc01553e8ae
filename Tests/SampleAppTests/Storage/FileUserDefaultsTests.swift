import AutomationTools_Host
import Foundation
import Testing

@testable import SampleApp

@Suite("Settings in a file") struct FileUserDefaultsTests {
  @Test("What was synchronized is there for the next launch")
  func lasts() throws {
    try withTemporaryFile { path in
      let store = try FileUserDefaults(path: path)
      store.set(true, forKey: "seen")
      store.set("Ada", forKey: "name")
      #expect(!FileManager.default.fileExists(atPath: path))
      #expect(store.synchronize())
      let next = try FileUserDefaults(path: path)
      #expect(next.bool(forKey: "seen"))
      #expect(next.string(forKey: "name") == "Ada")
    }
  }

  @Test("A file that is no settings is an error, and left as it is")
  func malformed() throws {
    try withTemporaryFile { path in
      let url = URL(fileURLWithPath: path)
      try Data("not settings".utf8).write(to: url)
      #expect(throws: (any Error).self) { try FileUserDefaults(path: path) }
      let store = PersistentStore.open(environment: [EnvironmentVariable.storePath: path])()
      store.set(true, forKey: "seen")
      store.synchronize()
      #expect(store is InMemoryUserDefaults)
      #expect(try Data(contentsOf: url) == Data("not settings".utf8))
    }
  }

  @Test("A folder that is not there cannot be written to")
  func unwritable() throws {
    try withTemporaryFile { path in
      let store = try FileUserDefaults(path: path + "/inside/settings.json")
      store.set(true, forKey: "seen")
      #expect(!store.synchronize())
      #expect(store.bool(forKey: "seen"))
    }
  }
}
