import Primitives

/// An application that can be started: a name, and the function that starts an instance.
package struct HostableApplication: Sendable, CustomStringConvertible {
  /// What it is called in messages.
  package let name: String

  /// Starts an instance, as ``AutomationHostable/makeHost(_:)`` does.
  package let makeHost: @MainActor @Sendable (LaunchConfiguration) throws -> any AutomationHost

  /// Makes an application of a function.
  package init(
    name: String,
    _ makeHost: @escaping @MainActor @Sendable (LaunchConfiguration) throws -> any AutomationHost
  ) {
    self.name = name
    self.makeHost = makeHost
  }

  /// Makes an application of a type, by its name.
  package init(_ type: any AutomationHostable.Type) {
    self.init(name: String(nameOf: type)) { try type.makeHost($0) }
  }

  package var description: String { name }
}
