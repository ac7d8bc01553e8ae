public import AutomationWire
import Foundation
import Testing
import XCTestAdditions

/// A type that names the application which the tests of its module launch, where nothing else does.
///
/// It is an enumeration called `UITestTargetApplication`, found by that name:
///
/// ```swift
/// enum UITestTargetApplication: TargetApplicationNaming {
///   static var targetApplication: ApplicationTarget { .executable("Counter") }
/// }
/// ```
///
/// The plugin `UITestSources` writes one for a test target that depends on one executable. An addition of ours: on Apple's platforms the
/// project names the application.
public protocol TargetApplicationNaming {
  /// The application.
  static var targetApplication: ApplicationTarget { get }
}

/// The ways in which an application is named that no code of the suite sets.
enum NamedTarget {
  /// The environment variable that names an executable.
  static let variable = "UITEST_APPLICATION"

  /// The file among the resources of a test target that names an executable, by the key `TargetApplication`.
  static let propertyList = "UITest.plist"

  /// The target: as the variable says, or the module of the running test, or its property list; `nil` when none does.
  static var current: ApplicationTarget? {
    let module = RunningTest.module
    return inEnvironment(ProcessInfo.processInfo.environment)
      ?? module.flatMap(named(byModule:)) ?? module.flatMap { listed(byModule: $0, beside: folder) }
  }

  /// The folder of the program, where SwiftPM puts the resources of targets.
  private static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// The target that an environment names.
  static func inEnvironment(_ environment: [String: String]) -> ApplicationTarget? {
    environment[variable].flatMap { $0.isEmpty ? nil : .executable($0) }
  }

  /// The target that a type of a module names.
  static func named(byModule module: String) -> ApplicationTarget? {
    let name = "UITestTargetApplication"
    // How the compiler spells the enumeration's name: lengths in bytes before module and type, and what it is.
    let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)O")
    return (type as? any TargetApplicationNaming.Type)?.targetApplication
  }

  /// The target that the property list of a module names.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - folder: Where the folders of resources are.
  /// - Returns: The target; `nil` when there is no such list.
  static func listed(byModule module: String, beside folder: URL) -> ApplicationTarget? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let ends = ["_\(module).resources", "_\(module).bundle"]
    guard let resources = names.first(where: { name in ends.contains { name.hasSuffix($0) } }),
      let data = try? Data(
        contentsOf: folder.appendingPathComponent(resources).appendingPathComponent(propertyList)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["TargetApplication"] as? String, !name.isEmpty
    else { return nil }
    return .executable(name)
  }
}
