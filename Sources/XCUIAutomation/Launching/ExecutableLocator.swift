import Foundation
import Primitives

/// A locator of the executable of a target.
struct ExecutableLocator {
  /// The folders in which a product is looked for, by its name.
  let directories: [String]

  /// Makes a locator that looks where SwiftPM puts products: beside the test bundle.
  init() {
    var directories: [String] = []
    // An unreadable link only means one place less to look at.
    if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      directories.append((own as NSString).deletingLastPathComponent)
    }
    for argument in CommandLine.arguments where argument.hasSuffix(".xctest") {
      let path = URL(fileURLWithPath: argument).standardizedFileURL.path
      directories.append((path as NSString).deletingLastPathComponent)
    }
    self.init(directories: directories)
  }

  /// Makes a locator that looks in some folders.
  init(directories: [String]) {
    var unique: [String] = []
    for directory in directories where !unique.contains(directory) { unique.append(directory) }
    self.directories = unique
  }

  /// Returns the path of an executable.
  ///
  /// - Parameter name: The name of a product, or a path when it contains a slash.
  /// - Returns: The path of a file that may be executed.
  /// - Throws: ``LaunchFailure`` when there is none, or it cannot be run.
  func path(of name: String) throws(LaunchFailure) -> String {
    guard !name.isEmpty else { throw .noTarget }
    if name.contains("/") {
      let path = (name as NSString).expandingTildeInPath
      guard FileManager.default.fileExists(atPath: path) else {
        throw .noFile(path: path, near: nearNames(of: path))
      }
      return try checked(path)
    }
    for directory in directories {
      let path = directory + "/" + name
      if FileManager.default.fileExists(atPath: path) { return try checked(path) }
    }
    if name.hasPrefix("com.apple.") { throw .noSystemApplication(name: name) }
    throw .noProduct(
      name: name, directories: directories, near: NearTexts.nearest(to: name, among: products()))
  }

  /// Returns a path that exists, if it is that of a program.
  private func checked(_ path: String) throws(LaunchFailure) -> String {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw .isDirectory(path: path)
    }
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .notExecutable(path: path)
    }
    return path
  }

  /// The names of the executables in the folders.
  private func products() -> [String] {
    directories.flatMap { directory in
      // A folder that cannot be read has nothing to suggest.
      ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter { name in
        !name.contains(".") && isProgram(directory + "/" + name)
      }
    }.sorted()
  }

  /// The names beside a path that are spelled like it.
  private func nearNames(of path: String) -> [String] {
    let directory = (path as NSString).deletingLastPathComponent
    // A folder that cannot be read has nothing to suggest.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return NearTexts.nearest(to: (path as NSString).lastPathComponent, among: names.sorted())
  }

  /// Whether a path is that of a file that may be executed.
  private func isProgram(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
