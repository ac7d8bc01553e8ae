import AutomationTools_Host
import Foundation
import Testing

/// Dependencies outside of a test of an interface.
@MainActor @Suite("Dependencies") struct DependencyContainerTests {
  @Test("A value is made once, when it is first asked for, and anew when it is replaced")
  func making() {
    var made: [String] = []
    /// Makes a value.
    func make(_ name: String) -> String {
      made.append(name)
      return name
    }
    let key = DependencyKey("name", live: make("live"), unimplemented: make("none"))
    let container = DependencyContainer()
    #expect(made == [])
    #expect(container[key] == "live")
    #expect(container[key] == "live")
    container.replace(key, with: make("twin"))
    #expect(made == ["live"])
    #expect(container[key] == "twin")
    container.restore(key)
    #expect(container[key] == "live")
    #expect(made == ["live", "twin", "live"])
  }

  @Test("Containers do not see each other's replacements")
  func instances() {
    let containers = [DependencyContainer(), DependencyContainer()]
    containers[0].replace(.greeting, with: "Ahoy")
    #expect(containers.map { $0[.greeting] } == ["Ahoy", "Hello"])
  }
}

/// The twin of the user's defaults.
@Suite("Defaults in memory") struct InMemoryDefaultsTests {
  @Test("What was set counts before what is registered, which counts again when it is removed")
  func registered() {
    let defaults = InMemoryDefaults(["size": 2])
    defaults.register(defaults: ["size": 1, "name": "Ada"])
    #expect(defaults.integer(forKey: "size") == 2)
    #expect(defaults.string(forKey: "name") == "Ada")
    defaults.removeObject(forKey: "size")
    #expect(defaults.integer(forKey: "size") == 1)
    defaults.set(nil, forKey: "size")
    #expect(defaults.object(forKey: "size") as? Int == 1)
    #expect(defaults.object(forKey: "other") == nil)
    #expect(defaults.synchronize())
  }

  @Test("Types are converted as the user's defaults do")
  func conversions() throws {
    let name = "InMemoryDefaultsTests"
    let real = try #require(UserDefaults(suiteName: name))
    defer { real.removePersistentDomain(forName: name) }
    let twin = InMemoryDefaults()
    for value: Any in [true, 0, 3, 2.5, "YES", "12", "2.5", "no"] {
      real.set(value, forKey: "key")
      twin.set(value, forKey: "key")
      #expect(twin.bool(forKey: "key") == real.bool(forKey: "key"), "\(value)")
      #expect(twin.integer(forKey: "key") == real.integer(forKey: "key"), "\(value)")
      #expect(twin.double(forKey: "key") == real.double(forKey: "key"), "\(value)")
      #expect(twin.string(forKey: "key") == real.string(forKey: "key"), "\(value)")
    }
  }

  @Test("Changes are told")
  func notifications() async {
    let defaults = InMemoryDefaults()
    await confirmation(expectedCount: 2) { told in
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in told() }
      defaults.set(1, forKey: "a")
      defaults.removeObject(forKey: "a")
      NotificationCenter.default.removeObserver(token)
    }
  }
}
