package import Foundation

/// The folder that the results of tests are kept in.
package struct ResultsFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes a folder for results.
  package init(_ url: URL) {
    self.url = url
  }

  /// The folder of this run.
  ///
  /// It is what `UITEST_RESULTS` names, or else `uitest-results` in the folder that SwiftPM builds in.
  package static let current: ResultsFolder = {
    if let path = ProcessInfo.processInfo.environment["UITEST_RESULTS"], !path.isEmpty {
      return ResultsFolder(URL(fileURLWithPath: path))
    }
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      if folder.lastPathComponent == ".build" {
        return ResultsFolder(folder.appendingPathComponent("uitest-results"))
      }
    }
    return ResultsFolder(URL(fileURLWithPath: ".build/uitest-results"))
  }()

  /// Returns the folder of one test.
  ///
  /// - Parameters:
  ///   - type: The test's class with its module.
  ///   - name: The test's name: `Class.method`.
  /// - Returns: The folder, which need not exist.
  package func folder(ofType type: String, test name: String) -> URL {
    let method = name.split(separator: ".", maxSplits: 1).last.map { String($0) } ?? name
    // A private type is named with an address, which differs from run to run.
    let type = type.replacingOccurrences(
      of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
    return url.appendingPathComponent(Self.safeName(type))
      .appendingPathComponent(Self.safeName(method))
  }

  /// Returns a name that any file system takes, and no shell trips over.
  ///
  /// - Parameter name: A name as a suite gives it.
  /// - Returns: Its letters, digits, spaces, dots, hyphens and underscores, with underscores for the rest; 80 characters at most.
  package static func safeName(_ name: String) -> String {
    let safe = name.prefix(80).map { character -> Character in
      let isPlain = character.isLetter || character.isNumber || "-_. ".contains(character)
      return isPlain ? character : "_"
    }
    var text = String(safe).trimmingCharacters(in: .whitespaces)
    // The name of no file, and of no hidden one.
    while text.hasPrefix(".") { text = "_" + text.dropFirst() }
    while text.utf8.count > 200 { text.removeLast() }
    return text.isEmpty ? "_" : text
  }
}
