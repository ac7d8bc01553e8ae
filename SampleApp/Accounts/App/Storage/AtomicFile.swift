import Foundation
import Glibc

/// A file that holds either what it held before or all of what was written last, whenever its
/// process ends.
///
/// What is written goes to another file of the same folder first, which then takes this one's name:
/// ```
///  create       write, write, …      synchronize     rename           synchronizeFolder
///  a.new-17 ──▶ a.new-17 grows ──▶ it is on disk ──▶ it is now a ──▶ and stays so without power
/// ```
/// Of two processes that write at the same time the last one wins, with all of what it wrote.
package struct AtomicFile: Sendable {
  /// What a change consists of; between two of these steps a process may end.
  package enum Step: String, Hashable, Sendable {
    /// Makes the new file.
    case create

    /// Writes a piece of it.
    case write

    /// Waits until it is on disk.
    case synchronize

    /// Gives it the name of the old one, which is gone then.
    case rename

    /// Removes the file.
    case remove

    /// Waits until the folder is on disk.
    case synchronizeFolder = "synchronize folder"
  }

  /// The path.
  package let path: String

  /// The most bytes that are written in one step.
  private let pieceLength: Int

  /// Runs before each step.
  private let willPerform: @Sendable (Step) -> Void

  /// Describes a file, without touching it.
  ///
  /// - Parameters:
  ///   - path: The path. Folders that are not there are made with the first write.
  ///   - pieceLength: The most bytes that are written in one step.
  ///   - willPerform: Runs before each step of a change.
  package init(
    path: String, pieceLength: Int = 65_536,
    willPerform: @escaping @Sendable (Step) -> Void = { _ in }
  ) {
    self.path = path
    self.pieceLength = max(pieceLength, 1)
    self.willPerform = willPerform
  }

  /// The name under which a process writes, beside the file.
  private var temporaryPath: String { "\(path).new-\(getpid())" }

  /// The folder of the file.
  private var folder: String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}

// MARK: - Reading

extension AtomicFile {
  /// Reads the file.
  ///
  /// - Returns: What it holds, `nil` when there is none.
  /// - Throws: ``FileError``.
  package func read() throws -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(action: .read, path: path, code: errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw FileError(action: .read, path: path, code: errno)
      }
    }
  }
}

// MARK: - Changing

extension AtomicFile {
  /// Replaces what the file holds.
  ///
  /// - Parameter bytes: What it holds afterwards.
  /// - Throws: ``FileError``; the file is as it was then.
  package func write(_ bytes: [UInt8]) throws {
    makeFolder()
    let descriptor = try perform(.create) {
      open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    }
    do {
      defer { close(descriptor) }
      try write(bytes, to: descriptor)
      try perform(.synchronize) { fsync(descriptor) }
      try perform(.rename) { Glibc.rename(temporaryPath, path) }
    } catch {
      unlink(temporaryPath)
      throw error
    }
    synchronizeFolder()
  }

  /// Removes the file, if there is one.
  ///
  /// - Throws: ``FileError``; the file is still there then.
  package func remove() throws {
    guard access(path, F_OK) == 0 else { return }
    try perform(.remove) { unlink(path) }
    synchronizeFolder()
  }

  /// Gives the file another name that nothing has yet: its own with `.damaged` behind it, and a number if need be.
  ///
  /// - Returns: The path with that name.
  /// - Throws: ``FileError``; the file has its name still then.
  package func setAside() throws -> String {
    var other = "\(path).damaged"
    var number = 1
    while access(other, F_OK) == 0 {
      number += 1
      other = "\(path).damaged-\(number)"
    }
    try perform(.rename) { Glibc.rename(path, other) }
    synchronizeFolder()
    return other
  }

  /// Removes what processes left that ended while they wrote.
  package func removeLeftovers() {
    let prefix = (path as NSString).lastPathComponent + ".new-"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count)),
        process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink((folder as NSString).appendingPathComponent(name))
    }
  }

  /// Writes bytes piece by piece.
  private func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(pieceLength)
      let count = try perform(.write) {
        piece.withUnsafeBytes { Int32(Glibc.write(descriptor, $0.baseAddress, $0.count)) }
      }
      rest = rest.dropFirst(Int(count))
    }
  }

  /// Waits until the names of the folder are on disk.
  ///
  /// Some file systems refuse that. The change is made by then, so it would be wrong to call it failed.
  private func synchronizeFolder() {
    _ = try? perform(.synchronizeFolder) {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return -1 }
      defer { close(descriptor) }
      return fsync(descriptor)
    }
  }

  /// Makes the folder; that it could not be made shows in the next step.
  private func makeFolder() {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  /// Performs a step, again when a signal came between.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - call: Does it; negative when that failed.
  /// - Returns: What the call returned.
  /// - Throws: ``FileError``.
  @discardableResult
  private func perform(_ step: Step, _ call: () -> Int32) throws -> Int32 {
    willPerform(step)
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw FileError(action: .step(step), path: path, code: code) }
    }
  }
}
