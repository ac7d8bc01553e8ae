import Foundation
import Synchronization

/// The folders that one application has to itself during a test: its home, its settings, its temporary files.
///
/// ```
/// uitest-AbC123/
/// ├─ home/         HOME, CFFIXED_USER_HOME
/// ├─ config/       XDG_CONFIG_HOME      ├─ runtime/   XDG_RUNTIME_DIR
/// ├─ data/         XDG_DATA_HOME        ├─ tmp/       TMPDIR
/// ├─ state/        XDG_STATE_HOME       └─ output/    what its threads tell of their stacks
/// └─ cache/        XDG_CACHE_HOME
/// ```
///
/// They stay over relaunches within the test and are deleted after it. Those of a test process that is killed are deleted by the next
/// one that makes some: a file in them, `owner`, is locked as long as their maker lives.
final class SandboxDirectory: Sendable {
  /// The folder around all others.
  let path: String

  /// Says that this process lives; `nil` where no file can be locked.
  private let lock: SandboxLock?

  /// What the application writes to its streams, since its last launch.
  private let streams = Mutex(Streams())

  /// The streams of an application.
  private struct Streams {
    /// What it writes to standard output.
    var output: KeptOutput?

    /// What it writes to standard error.
    var errors: KeptOutput?
  }

  /// The variables of the environment, and the folder each of them names.
  private static let folders = [
    ("HOME", "home"), ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"),
    ("XDG_STATE_HOME", "state"), ("XDG_CACHE_HOME", "cache"), ("XDG_RUNTIME_DIR", "runtime"),
    ("TMPDIR", "tmp"),
  ]

  /// The names of the variables that make an application keep to the folders.
  static let variableNames = Set(folders.map(\.0) + [homeVariable])

  /// Foundation has the user's documents where the system says that the user is at home, unless it is told this.
  private static let homeVariable = "CFFIXED_USER_HOME"

  /// Makes the folders.
  ///
  /// - Parameter parent: The folder to make them in.
  /// - Throws: The error of the file system.
  init(in parent: String = NSTemporaryDirectory()) throws {
    Self.sweepOnce
    path = try Self.makeFolder(in: parent)
    lock = SandboxLock(path)
    // Applications write documents without making the folder, which a phone has.
    for folder in Self.folders.map(\.1) + ["home/Documents", "output"] {
      try FileManager.default.createDirectory(
        atPath: self.folder(folder), withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    }
  }

  /// Makes the folder around all others.
  private static func makeFolder(in parent: String) throws -> String {
    let pattern = (parent as NSString).appendingPathComponent(prefix + "XXXXXX")
    var template = Array(pattern.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [NSUnderlyingErrorKey: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)])
    }
    return String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
    var variables = Dictionary(uniqueKeysWithValues: Self.folders.map { ($0.0, folder($0.1)) })
    variables[Self.homeVariable] = variables["HOME"]
    return variables
  }

  /// Makes the streams of an application that is about to start; what the one before wrote is gone.
  ///
  /// - Returns: Standard output and standard error.
  /// - Throws: The error of the system.
  func makeStreams() throws(KeptOutput.SystemError) -> (output: KeptOutput, errors: KeptOutput) {
    endStreams()
    let output = try KeptOutput()
    streams.withLock { $0.output = output }
    let errors = try KeptOutput()
    streams.withLock { $0.errors = errors }
    return (output, errors)
  }

  /// Returns what an application wrote to a stream since its last launch.
  ///
  /// - Parameter isError: Whether standard error is meant, and not standard output.
  /// - Returns: The output; `nil` for an application that had no process.
  func output(isError: Bool) -> KeptOutput? {
    streams.withLock { isError ? $0.errors : $0.output }
  }

  /// Reads no further what an application writes.
  private func endStreams() {
    let ended = streams.withLock { streams in
      defer { streams = Streams() }
      return streams
    }
    ended.output?.end()
    ended.errors?.end()
  }

  /// The file in which threads of an application tell their stacks; none is there before they are asked.
  var stacksFile: String { folder("output") + "/stacks" }

  /// Deletes everything.
  func remove() {
    endStreams()
    // What cannot be deleted stays in the temporary folder; a test does not fail over that.
    FolderRemoval.remove(path)
  }

  /// The path of one of the folders.
  private func folder(_ name: String) -> String { path + "/" + name }
}
