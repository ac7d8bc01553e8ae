import Foundation

/// The folders that one application has to itself during a test: its home, its settings, its temporary files.
///
/// ```
/// uitest-AbC123/
/// ├─ home/         HOME
/// ├─ config/       XDG_CONFIG_HOME      ├─ runtime/   XDG_RUNTIME_DIR
/// ├─ data/         XDG_DATA_HOME        ├─ tmp/       TMPDIR
/// ├─ state/        XDG_STATE_HOME       └─ output/    what the application wrote to its streams
/// └─ cache/        XDG_CACHE_HOME
/// ```
///
/// They stay over relaunches within the test and are deleted after it. Those of a test process that is killed are deleted by the next
/// one that makes some: a file in them, `owner`, is locked as long as their maker lives.
final class SandboxDirectory: Sendable {
  /// The folder around all others.
  let path: String

  /// Says that this process lives.
  private let lock: SandboxLock?

  /// The variables of the environment, and the folder each of them names.
  private static let folders = [
    ("HOME", "home"), ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"),
    ("XDG_STATE_HOME", "state"), ("XDG_CACHE_HOME", "cache"), ("XDG_RUNTIME_DIR", "runtime"),
    ("TMPDIR", "tmp"),
  ]

  /// Makes the folders.
  ///
  /// - Parameter parent: The folder to make them in.
  /// - Throws: The error of the file system.
  init(in parent: String = NSTemporaryDirectory()) throws {
    Self.sweepOnce
    var (path, lock) = try Self.makeFolder(in: parent)
    // Another process may have taken it for abandoned before it was locked; that does not happen twice.
    if lock == nil { (path, lock) = try Self.makeFolder(in: parent) }
    (self.path, self.lock) = (path, lock)
    for folder in Self.folders.map(\.1) + ["output"] {
      try FileManager.default.createDirectory(
        atPath: self.folder(folder), withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    }
  }

  /// Makes the folder around all others, and locks it.
  private static func makeFolder(in parent: String) throws -> (String, SandboxLock?) {
    let pattern = (parent as NSString).appendingPathComponent(prefix + "XXXXXX")
    var template = Array(pattern.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [NSUnderlyingErrorKey: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)])
    }
    let path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (path, SandboxLock(path))
  }

  /// Returns in words why folders could not be made.
  ///
  /// - Parameters:
  ///   - error: The error of the file system.
  ///   - parent: The folder to make them in.
  /// - Returns: The words, without a full stop.
  static func words(for error: any Error, in parent: String) -> String {
    let cause = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError
    let words = cause.map { String(cString: strerror($0.code.rawValue)) }
    return
      "\(words ?? error.localizedDescription), in \"\(parent)\""
  }

  /// The variables that make an application keep to the folders.
  var environment: [String: String] {
    Dictionary(uniqueKeysWithValues: Self.folders.map { ($0.0, folder($0.1)) })
  }

  /// The file that an application's standard output, or its standard error, goes to.
  ///
  /// - Parameter isError: Whether standard error is meant.
  /// - Returns: The path of the file.
  func outputFile(isError: Bool) -> String {
    folder("output") + (isError ? "/stderr" : "/stdout")
  }

  /// The file in which threads of an application tell their stacks; none is there before they are asked.
  var stacksFile: String { folder("output") + "/stacks" }

  /// Deletes everything.
  func remove() {
    // What cannot be deleted stays in the temporary folder; a test does not fail over that.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of one of the folders.
  private func folder(_ name: String) -> String { path + "/" + name }
}
