import CallFrames
import Foundation
import Glibc
import Synchronization

/// The toolchain's `llvm-symbolizer`, which finds the lines of hundreds of addresses in the time that its `Runtime` module takes for two or
/// three of them.
///
/// A machine may have no toolchain, but only what it built; then there is none, and lines are found one by one.
struct LineFinder: Sendable {
  /// A place that the program's records tell.
  struct Place: Sendable, Equatable {
    /// The path of the file; empty when it is not known.
    var file: String

    /// The line, from 1; 0 when it is not known.
    var line: Int
  }

  /// The path of the program.
  private let program: String

  /// Makes a finder that runs a program.
  init(program: String) {
    self.program = program
  }

  /// The one of the toolchain; `nil` when there is none.
  static let ofToolchain: LineFinder? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init)
    let name = "llvm-symbolizer"
    // Beside the compiler first, which wrote the records.
    let toolchains = folders.map { URL(fileURLWithPath: $0 + "/swift").resolvingSymlinksInPath() }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { $0.deletingLastPathComponent().path }
    let program = (toolchains + folders).map { $0 + "/" + name }
      .first(where: FileManager.default.isExecutableFile)
    return program.map(LineFinder.init)
  }()

  /// Finds the places of some addresses.
  ///
  /// - Parameter addresses: Addresses of instructions of this process.
  /// - Returns: The places; none of an address into whose function the compiler put others, or when the program cannot be run.
  func places(of addresses: [UInt]) -> [UInt: Place] {
    var places: [UInt: Place] = [:]
    let images = Dictionary(grouping: addresses) { LoadedImage(of: $0) }
    for (image, own) in images {
      guard let image else { continue }
      let texts = own.map { "0x" + String($0 &- image.bias, radix: 16) }
      guard let output = output(of: ["--obj=" + image.path, "--output-style=JSON"] + texts),
        let entries = try? Self.entries(in: output), entries.count == own.count
      else { continue }
      for (address, entry) in zip(own, entries) {
        guard let symbol = entry.symbols?.first, entry.symbols?.count == 1 else { continue }
        places[address] = Place(file: symbol.file, line: symbol.line)
      }
    }
    return places
  }

  /// What is told of an address.
  private struct Entry: Decodable {
    struct Symbol: Decodable {
      let file: String
      let line: Int

      enum CodingKeys: String, CodingKey {
        case file = "FileName"
        case line = "Line"
      }
    }

    /// The function, and before it those that the compiler put into it.
    let symbols: [Symbol]?

    enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
  }

  /// Reads what the program writes: a line for each address, or one list of all.
  private static func entries(in output: Data) throws -> [Entry] {
    let decoder = JSONDecoder()
    if output.first == UInt8(ascii: "[") { return try decoder.decode([Entry].self, from: output) }
    return try output.split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Entry.self, from: Data($0))
    }
  }

  /// Numbers the files that programs write to.
  private static let fileCount = Atomic(0)

  /// Runs the program; returns what it writes, `nil` when it fails.
  private func output(of arguments: [String]) -> Data? {
    let number = Self.fileCount.add(1, ordering: .relaxed).newValue
    let path = NSTemporaryDirectory() + "/uitest-lines-\(getpid())-\(number)"
    defer { unlink(path) }
    let command = Self.limit + [program] + arguments
    // Nobody is to be asked for records that the files do not hold.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "DEBUGINFOD_URLS" }
    let run = ProgramRun(
      program: command[0], arguments: command, environment: environment, output: path,
      hidesErrors: true)
    return run.run() == 0 ? FileManager.default.contents(atPath: path) : nil
  }

  /// What ends the program where it takes too long, which nothing but a defect of it can be the reason for.
  private static let limit: [String] = {
    let path = "/usr/bin/timeout"
    return FileManager.default.isExecutableFile(atPath: path) ? [path, "20"] : []
  }()
}

/// The program or a library that is loaded in this process.
private struct LoadedImage: Hashable {
  /// The path of the file.
  let path: String

  /// What an address is more than in the file.
  let bias: UInt

  /// Finds the one that an instruction is part of; nil if there is none.
  init?(of address: UInt) {
    var bias: UInt = 0
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      call_frames_find_image(address, &bias, buffer.baseAddress, buffer.count)
        ? buffer.baseAddress.map { String(cString: $0) } : nil
    }
    guard let path else { return nil }
    (self.path, self.bias) = (path, bias)
  }
}
