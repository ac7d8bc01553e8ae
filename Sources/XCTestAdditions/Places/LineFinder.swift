import CallFrames
import Foundation
import Synchronization

/// The toolchain's `llvm-symbolizer`, which finds lines hundreds of times faster than its `Runtime` module.
///
/// It reads the records of a program once, when it is asked first, which takes tenths of a second; so it stands until this process ends. A machine
/// may have no toolchain, but only what it built; then there is none.
final class LineFinder: Sendable {
  /// A place that the program's records tell.
  struct Place: Sendable, Equatable {
    /// The path of the file; empty when it is not known.
    var file: String

    /// The line, from 1; 0 when it is not known.
    var line: Int
  }

  /// What starts the program.
  private let start: ProgramStart

  /// What is known of the program.
  private struct State: ~Copyable {
    /// The program, once it was asked; `nil` when it gave no answer.
    var running: AnsweringProgram?

    /// How often it gave none.
    var failures = 0
  }

  /// What is known of the program.
  private let state = Mutex(State())

  /// How long it may take for its answers; to take longer, it must have a defect.
  private static let patience = Duration.seconds(20)

  /// How often it may give no answer, as when somebody has ended it, before it is not asked any more.
  private static let mostFailures = 3

  /// Makes a finder that runs a program.
  init(program: String) {
    // Nobody is to be asked for records that the files do not hold.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "DEBUGINFOD_URLS" }
    start = ProgramStart(
      program: program, arguments: [program, "--output-style=JSON"], environment: environment)
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
      let questions = own.map { "\"\(image.path)\" 0x" + String($0 &- image.bias, radix: 16) }
      guard let answers = answers(to: questions) else { continue }
      for (address, answer) in zip(own, answers) {
        guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(answer)),
          let symbol = entry.symbols?.first, entry.symbols?.count == 1
        else { continue }
        places[address] = Place(file: symbol.file, line: symbol.line)
      }
    }
    return places
  }

  /// Asks the program, which is started if it does not stand.
  private func answers(to questions: [String]) -> [[UInt8]]? {
    state.withLock { state in
      guard state.failures < Self.mostFailures else { return nil }
      if state.running == nil { state.running = AnsweringProgram(start) }
      let answers = state.running?.answers(to: questions, within: Self.patience)
      guard answers == nil else { return answers }
      state.running = nil
      state.failures += 1
      return nil
    }
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
