import Foundation
import PackagePlugin

/// Gives the target of an application the one file that its own need here which import Foundation alone.
///
/// ```swift
/// .executableTarget(
///   name: "Notes",
///   dependencies: [.product(name: "SwiftUICompatibility", package: "SwiftUICompatibility")],
///   plugins: [.plugin(name: "SwiftUISources", package: "SwiftUICompatibility")])
/// ```
///
/// On Apple's platforms `import Foundation` brings Combine's words along: a model that is an `ObservableObject` with `@Published` properties
/// often imports nothing else. The file brings SwiftUI and Combine along for all files of the target.
@main struct SwiftUISources: BuildToolPlugin {
  /// Writes the file for a target, unless it is there.
  ///
  /// - Parameters:
  ///   - context: Where it goes.
  ///   - target: The target.
  /// - Returns: A command that does nothing, and brings the file into the target.
  /// - Throws: When the file cannot be written.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.pluginWorkDirectoryURL
    let file = folder.appendingPathComponent("SwiftUISources.swift")
    let text = Data("@_exported public import Combine\n@_exported public import SwiftUI\n".utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file) }
    return [
      .prebuildCommand(
        displayName: "SwiftUI sources of \(target.name)",
        executable: URL(fileURLWithPath: "/bin/true"),
        arguments: [], outputFilesDirectory: folder)
    ]
  }
}
