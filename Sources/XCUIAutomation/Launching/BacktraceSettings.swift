import Glibc

/// What the runtime of Swift writes when an application crashes.
enum BacktraceSettings {
  /// The environment variable with the settings.
  static let variable = "SWIFT_BACKTRACE"

  /// The settings: a crash must end the process at once, with a short report on standard error.
  static let value =
    "interactive=no,color=no,threads=crashed,registers=none,images=none"
    + (writer.map { ",swift-backtrace=\($0)" } ?? "")

  /// The path of the program that writes the report; `nil` where it has to be sought.
  ///
  /// The runtime of every process seeks it at the start, which takes longer than all else there. This one's has found it already.
  private static var writer: String? {
    guard let function = dlsym(nil, "swift_copyAuxiliaryExecutablePath") else { return nil }
    let seek = unsafeBitCast(
      function,
      to: (@convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?).self)
    guard let found = seek("swift-backtrace") else { return nil }
    defer { free(found) }
    let path = String(cString: found)
    // What ends a setting cannot stand in it.
    return path.utf8.contains { ",\"'\\".utf8.contains($0) } ? nil : path
  }
}
