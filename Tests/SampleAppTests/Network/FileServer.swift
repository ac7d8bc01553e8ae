import Foundation
import XCTest

/// A server of the files of a folder, on a port of this machine that only it can be reached by.
final class FileServer {
  /// The address, without a slash at its end.
  let address: String

  /// The server.
  private let process = Process()

  /// Starts a server, and waits until it listens.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: `XCTSkip` where there is no `python3`, or why the server does not run.
  init(of folder: URL) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Such as: Serving HTTP on 127.0.0.1 port 38211 (http://127.0.0.1:38211/) ...
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    guard let word = text.split(separator: " ").drop(while: { $0 != "port" }).dropFirst().first,
      let port = UInt16(word)
    else {
      process.waitUntilExit()
      // The status by which `env` says that it found no such program.
      try XCTSkipIf(process.terminationStatus == 127, "There is no python3 to serve files.")
      throw Failure(output: text)
    }
    address = "http://127.0.0.1:\(port)"
  }

  /// What a server that does not run said.
  private struct Failure: Error {
    /// What it wrote.
    let output: String
  }

  /// Ends the server.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
