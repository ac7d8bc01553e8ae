import AutomationWire
import Foundation
import Synchronization
import XCTestAdditions

/// The ways in which an application is named that no code of the suite sets.
enum NamedTarget {
  /// The environment variable that names an executable.
  static let variable = "UITEST_APPLICATION"

  /// The file among the resources of a test target that names an executable, by the key `TargetApplication`.
  static let propertyList = "UITest.plist"

  /// The target that the variable names; `nil` when it names none.
  private static let stated = inEnvironment(ProcessInfo.processInfo.environment)

  /// The targets that modules name.
  private static let ofModules = KnownTargets { module in
    if let target = named(byModule: module) { return target }
    // SwiftPM puts the resources of targets beside the program.
    for folder in ExecutableLocator().directories {
      let target = listed(byModule: module, beside: URL(fileURLWithPath: folder))
      if let target { return target }
    }
    return nil
  }

  /// The target: as the variable says, or the module of the running test, or its property list; `nil` when none does.
  static var current: ApplicationTarget? {
    stated ?? RunningTest.module.flatMap { ofModules[$0] }
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

/// The targets that modules name, each sought once: it is asked for with every use of an application.
final class KnownTargets: Sendable {
  /// What was found so far; `nil` for a module that names none.
  private let found = Mutex<[String: ApplicationTarget?]>([:])

  /// Seeks the target that a module names.
  private let seek: @Sendable (_ module: String) -> ApplicationTarget?

  /// Makes targets that are sought in some way.
  init(_ seek: @escaping @Sendable (_ module: String) -> ApplicationTarget?) {
    self.seek = seek
  }

  /// The target that a module names; `nil` for none.
  subscript(module: String) -> ApplicationTarget? {
    if let known = found.withLock({ $0[module] }) { return known }
    let target = seek(module)
    found.withLock { $0[module] = .some(target) }
    return target
  }
}
