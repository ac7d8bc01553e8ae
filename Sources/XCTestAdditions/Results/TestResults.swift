package import Foundation
import Synchronization

/// The files that one test leaves.
///
/// A file is written when it is added, so that a crash leaves it, and deleted at the end of the test when its lifetime is over.
package final class TestResults: Sendable {
  /// The mutable state, behind the lock.
  private struct State {
    /// How many attachments there were.
    var count = 0

    /// Is told of what is kept: its name, its kind, its data.
    var listener: (@Sendable (String, String, Data) -> Void)?

    /// The files that are deleted when the test passes.
    var passing: [URL] = []
  }

  /// The folder of the test.
  package let folder: URL

  /// What changes.
  private let state = Mutex(State())

  /// Makes the results of a test that has not begun.
  ///
  /// - Parameter folder: The folder of the test.
  package init(folder: URL) {
    self.folder = folder
  }

  /// Deletes what an earlier run of the test left.
  package func begin() {
    // Usually there is nothing, and nothing to say about it.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sets what is told of what is kept: its name, its kind, its data.
  package func setListener(_ listener: @escaping @Sendable (String, String, Data) -> Void) {
    state.withLock { $0.listener = listener }
  }

  /// Writes an attachment.
  ///
  /// - Parameter attachment: What is kept.
  /// - Throws: When it cannot be read or written.
  func keep(_ attachment: XCTAttachment) throws {
    let data = try attachment.data()
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    state.withLock { $0.listener }?(
      attachment.name ?? "Attachment", attachment.uniformTypeIdentifier, data)
    let base = folder.appendingPathComponent("\(number)-\(Self.fileName(of: attachment))")
    do {
      try write(data, to: base)
      var written = [base]
      if let info = attachment.userInfo, !info.isEmpty {
        let file = base.appendingPathExtension("userInfo.txt")
        let lines = info.map { "\($0.key): \($0.value)" }.sorted()
        try write(Data((lines.joined(separator: "\n") + "\n").utf8), to: file)
        written.append(file)
      }
      if attachment.lifetime == .deleteOnSuccess {
        let files = written
        state.withLock { $0.passing += files }
      }
    } catch {
      throw AttachmentError(
        description: "\(base.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// How often a file is written at most whose folder another run deletes.
  private static let tries = 1_000

  /// Writes a file, and makes the folder for it.
  ///
  /// Another run of the same test, in a process of its own, deletes the folder when it begins, at any time.
  private func write(_ data: Data, to file: URL) throws {
    for round in 1...Self.tries {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try data.write(to: file)
      } catch CocoaError.fileNoSuchFile where round < Self.tries {}
    }
  }

  /// Deletes what a test that passed does not leave.
  ///
  /// - Parameter succeeded: Whether the test passed.
  package func end(succeeded: Bool) {
    let (count, files) = state.withLock { ($0.count, $0.passing) }
    guard succeeded, !files.isEmpty else { return }
    for file in files { try? FileManager.default.removeItem(at: file) }
    let isKept = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty
    guard count > 0, isKept == true else { return }
    try? FileManager.default.removeItem(at: folder)
    // The folder of the class goes with the last test's; rmdir leaves one that is not empty.
    rmdir(folder.deletingLastPathComponent().path)
  }

  /// Returns the name of an attachment's file, without its number.
  private static func fileName(of attachment: XCTAttachment) -> String {
    let type = attachment.uniformTypeIdentifier
    let ending = FileType.pathExtension(of: type)
    guard let name = attachment.name, !name.isEmpty else { return "Attachment.\(ending)" }
    let safe = ResultsFolder.safeName(name)
    let own = (safe as NSString).pathExtension
    let isFileName = own.lowercased() == ending || ending == "dat" && !own.isEmpty
    return isFileName ? safe : "\(safe).\(ending)"
  }
}
