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
/// often imports nothing else, and so does one that loads from the network. The file brings SwiftUI and Combine along for all files of the
/// target, and `FoundationNetworking` where one of them names `URLSession` or what belongs to it: it makes a program start later.
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
    var modules = ["Combine", "SwiftUI"]
    if usesNetwork(target) { modules.append("FoundationNetworking") }
    let text = Data(modules.map { "@_exported public import \($0)\n" }.joined().utf8)
    if (try? Data(contentsOf: file)) != text { try text.write(to: file) }
    return [
      .prebuildCommand(
        displayName: "SwiftUI sources of \(target.name)",
        executable: URL(fileURLWithPath: "/bin/true"),
        arguments: [], outputFilesDirectory: folder)
    ]
  }

  /// Whether a file of a target names what Foundation has in another module here.
  private func usesNetwork(_ target: any Target) -> Bool {
    let words = [
      "URLSession", "URLRequest", "URLResponse", "URLProtocol", "URLCache", "URLCredential",
      "HTTPCookie",
    ]
    let files = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    return files.contains { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return words.contains(where: text.contains)
    }
  }
}
