import AccessibilityTree
import AutomationWire
import TextRendering
import TextUI

@testable import SampleApp

/// The sample application without a terminal or a test that drives it: takes taps, shows its screen
/// as text.
@MainActor final class HostedSampleApp {
  private let host: any AutomationHost
  private let instance: ApplicationInstance

  /// Launches the application with its settings in memory.
  convenience init(_ arguments: String...) throws {
    try self.init(
      arguments: [LaunchArgumentKey.useInMemoryUserDefaults.rawValue] + arguments, environment: [:])
  }

  /// Launches the application on a screen of a size.
  init(
    arguments: [String], environment: [String: String],
    size: Size = LaunchConfiguration.defaultScreenSize, appearance: HostAppearance = .unspecified
  ) throws {
    let configuration = LaunchConfiguration(
      arguments: arguments, environment: environment, screenSize: size, isAutomated: true)
    let instance = ApplicationInstance(configuration)
    self.instance = instance
    host = try ApplicationInstance.$current.withValue(instance) {
      try AppLauncher.makeHost(configuration)
    }
    host.setAppearance(appearance)
    settle()
  }

  /// The rows of the screen, without blanks at their ends.
  var screen: String {
    let grid = grid
    return grid.lines().joined(separator: "\n")
  }

  /// The cells of the screen.
  var grid: CellGrid { host.screen() }

  /// The elements as they are now.
  private var tree: ElementTree {
    var tree = ElementTree()
    do {
      try tree.apply(host.treeDifference(since: nil))
    } catch {
      preconditionFailure("The application gave no tree: \(error)")
    }
    return tree
  }

  /// Taps the first element with an identifying text; returns whether it could be hit.
  func tap(_ key: String) -> Bool {
    let tree = tree
    guard let root = tree.root else { return false }
    var found: ElementID?
    tree.walkDescendants(of: root) { node in
      guard node.isIdentified(by: key) else { return .descend }
      found = node.id
      return .stop
    }
    guard let found else { return false }
    guard case .at(let point) = host.hitPoint(of: found, scrollingIntoView: true) else {
      return false
    }
    settle()
    for event in PlacedGesture(.taps(count: 1), from: point).events { host.perform(event) }
    settle()
    return true
  }

  /// Types text.
  func type(_ text: String) {
    host.perform(.paste(text))
    settle()
  }

  private func settle() {
    ApplicationInstance.$current.withValue(instance) {
      while host.update() {}
    }
  }
}
