import Foundation
import PackagePlugin

/// Gives a test target the one file that UI tests written for Apple's platforms need here, so that their own files stay as they are.
///
/// ```swift
/// .testTarget(
///   name: "CounterUITests",
///   dependencies: ["Counter", .product(name: "XCUIAutomation", package: "swift-ui-tests")],
///   plugins: [.plugin(name: "UITestSources", package: "swift-ui-tests")])
/// ```
///
/// The file brings XCUIAutomation along for all files of the target (and AutomationTools, where the target depends on it), makes each
/// `XCTestCase` a `UITestCase`, and the executable that the target depends on the application that `XCUIApplication()` launches; with
/// several, or none, the suite names it in another way.
@main struct UITestSources: BuildToolPlugin {
  /// Writes the file for a target, where something in it changed.
  ///
  /// - Parameters:
  ///   - context: Where it goes.
  ///   - target: The test target.
  /// - Returns: A command that does nothing, and brings the file into the target.
  /// - Throws: When the file cannot be written.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.pluginWorkDirectoryURL
    let file = folder.appendingPathComponent("UITestSources.swift")
    let text = Data(Self.source(for: target).utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file) }
    return [
      .prebuildCommand(
        displayName: "UI test sources of \(target.name)",
        executable: URL(fileURLWithPath: "/bin/true"),
        arguments: [], outputFilesDirectory: folder)
    ]
  }

  /// The file's text.
  private static func source(for target: any Target) -> String {
    let modules = target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget) }
    let hasTools = modules.contains { $0.moduleName == "AutomationTools_Core" }
    var lines = ["@_exported public import XCUIAutomation"]
    if hasTools { lines.append("@_exported public import AutomationTools_Core") }
    // Suites have classes of their own that are called UITestCase.
    lines += [
      "", "/// Makes every test class of the module one of UI tests.",
      "public typealias XCTestCase = XCUIAutomation.UITestCase", "",
      "/// Makes every observer of the module one that hears of them.",
      "public typealias XCTestObservation = XCUIAutomation.UITestObservation",
    ]
    let executables = executables(of: target)
    if executables.count == 1, let name = executables.first {
      lines += [
        "", "/// Names the application that the tests of the module launch.",
        "enum UITestTargetApplication: TargetApplicationNaming {",
        "  static var targetApplication: ApplicationTarget { .executable(\"\(name)\") }", "}",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The executables that a target depends on itself, by their names.
  private static func executables(of target: any Target) -> Set<String> {
    var names: Set<String> = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let target):
        if (target as? any SourceModuleTarget)?.kind == .executable { names.insert(target.name) }
      case .product(let product):
        if product is ExecutableProduct { names.insert(product.name) }
      @unknown default: break
      }
    }
    return names
  }
}
