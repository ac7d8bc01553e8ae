import Foundation

/// The program of macros, as the compiler runs it.
final class PluginProcess {
  /// What is asked, and what is answered.
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let process = Process()

  /// Starts the program, which stands beside the tests.
  init() throws {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("SwiftUIMacros-tool")
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Says something as it is.
  func send(_ bytes: Data) throws {
    try input.fileHandleForWriting.write(contentsOf: bytes)
  }

  /// Asks something, and returns the answer.
  func ask(_ question: String) throws -> String {
    try send(Self.framed(question))
    let header = try bytes(8)
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return String(decoding: try bytes(length), as: UTF8.self)
  }

  /// Returns a message behind its length.
  static func framed(_ message: String) -> Data {
    let bytes = Data(message.utf8)
    return Data((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }) + bytes
  }

  /// Ends what is said.
  ///
  /// - Returns: What the program ended with, and what it said of errors.
  func end() throws -> (status: Int32, errors: String) {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  /// Reads so many bytes.
  private func bytes(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try output.fileHandleForReading.read(upToCount: count - bytes.count),
        !more.isEmpty
      else { throw Ended() }
      bytes += more
    }
    return bytes
  }

  /// There is no more to read.
  struct Ended: Error {}
}
