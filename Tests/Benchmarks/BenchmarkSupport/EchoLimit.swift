import Foundation
import Glibc
import VirtualTime

/// How fast another process can answer at all: `cat`, which gives back what it is given.
package enum EchoLimit {
  /// Why the limit cannot be found.
  package struct Failure: Error {
    /// The number of the system's error.
    let code: Int32
  }

  /// Sends a line to `cat` and waits for it to come back, over and over.
  ///
  /// - Parameter repetitions: How often.
  /// - Returns: The seconds that one takes.
  /// - Throws: When `cat` cannot be run.
  package static func secondsOfEcho(repetitions: Int) throws -> Double {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["cat"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer {
      input.fileHandleForWriting.closeFile()
      process.waitUntilExit()
    }
    let line = Array("up red, up amber, up green, down red, down amber, down green\n".utf8)
    let to = input.fileHandleForWriting.fileDescriptor
    let from = output.fileHandleForReading.fileDescriptor
    try echo(line, to, from)
    let start = RealClock.now
    for _ in 0..<repetitions { try echo(line, to, from) }
    return start.duration(to: .now) / .seconds(1) / Double(repetitions)
  }

  /// Sends a line, and waits until all of it is back.
  private static func echo(_ line: [UInt8], _ to: Int32, _ from: Int32) throws {
    guard write(to, line, line.count) == line.count else { throw Failure(code: errno) }
    var rest = line.count
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: line.count) { buffer in
      while rest > 0 {
        let count = read(from, buffer.baseAddress, rest)
        guard count > 0 else { throw Failure(code: errno) }
        rest -= count
      }
    }
  }
}
