import Foundation

/// A checkout of this package.
struct Checkout: Sendable {
  /// Its folder.
  let folder: URL

  /// The checkout that this test was built from.
  static let own = Checkout(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent())

  /// Returns a file by its path from the top.
  func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Returns the text of a file.
  ///
  /// - Parameter path: Its path from the top.
  /// - Returns: The text.
  /// - Throws: When there is no such file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// Whether there is a file or a folder with a path from the top.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(path).path)
  }

  /// Returns the paths of the sources in a folder and the folders in it, in order.
  ///
  /// - Parameter path: The folder's path from the top.
  /// - Returns: The paths from the top.
  /// - Throws: When there is no such folder.
  func sources(in path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: file(path).path)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }.sorted()
      .map { "\(path)/\($0)" }
  }
}
