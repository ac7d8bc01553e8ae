import Foundation
import Synchronization

/// The sources in which a run writes: what it reads and writes them with, and what came and went in them.
///
/// Lines are those of the source as it was compiled; what was written before in this process has moved them.
final class SourceFiles: Sendable {
  /// What was written to a file.
  private struct Changes {
    /// The lines, as compiled, behind which lines came or went, and how many.
    var moved: [(line: Int, added: Int)] = []

    /// The places that were written, which are not as they were compiled any more.
    var places: Set<SourcePlace> = []
  }

  /// Those on the disk.
  static let disk = SourceFiles(
    read: { try String(contentsOfFile: $0, encoding: .utf8) },
    write: { try Data($1.utf8).write(to: URL(fileURLWithPath: $0), options: .atomic) })

  /// Reads a file.
  private let read: @Sendable (_ path: String) throws -> String

  /// Writes a file, whole or not at all.
  private let write: @Sendable (_ path: String, _ text: String) throws -> Void

  /// What was written, by the path of the file.
  private let changes = Mutex<[String: Changes]>([:])

  /// Makes sources.
  ///
  /// - Parameters:
  ///   - read: Reads a file.
  ///   - write: Writes a file, whole or not at all.
  init(
    read: @escaping @Sendable (_ path: String) throws -> String,
    write: @escaping @Sendable (_ path: String, _ text: String) throws -> Void
  ) {
    (self.read, self.write) = (read, write)
  }

  /// An error: a place was written before in this process.
  struct Written: Error, CustomStringConvertible {
    /// The error in words.
    let description = "it was written before in this run; run the test again"
  }

  /// An edit of a source: what stands there instead of a part.
  struct Edit {
    /// The part, in bytes.
    let range: Range<Int>

    /// What stands there.
    let text: String

    /// The line at which it begins, as compiled.
    let line: Int
  }

  /// Edits a source.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - places: The places that are written, each of which is written once in a process.
  ///   - edits: Returns the edits, which do not overlap; it gets the source, and where a compiled line is now.
  /// - Returns: The source before and after.
  /// - Throws: ``Written``, `Moved` when it is not as compiled, and what reading and writing throw.
  func edit(
    _ path: String, at places: [SourcePlace] = [],
    _ edits: (SourceReader, @escaping (Int) -> Int) throws -> [Edit]
  ) throws -> (old: String, new: String) {
    try changes.withLock { changes in
      var own = changes[path] ?? Changes()
      guard own.places.isDisjoint(with: places) else { throw Written() }
      let source = try read(path)
      let reader = SourceReader(source)
      let moved = own.moved
      let found = try edits(reader) { line in
        line + moved.filter { $0.line < line }.reduce(0) { $0 + $1.added }
      }
      guard !found.isEmpty else { return (source, source) }
      let (bytes, added) = Self.apply(found, to: reader)
      let new = String(decoding: bytes, as: UTF8.self)
      try write(path, new)
      own.moved += added
      own.places.formUnion(places)
      changes[path] = own
      return (source, new)
    }
  }

  /// Applies edits; returns the bytes, and the lines behind which lines came or went.
  private static func apply(
    _ edits: [Edit], to reader: SourceReader
  ) -> (bytes: [UInt8], moved: [(line: Int, added: Int)]) {
    var bytes = reader.bytes
    var moved: [(line: Int, added: Int)] = []
    let newline = UInt8(ascii: "\n")
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in sorted.map(\.element).reversed() {
      let added =
        edit.text.utf8.count { $0 == newline } - bytes[edit.range].count { $0 == newline }
      if added != 0 { moved.append((edit.line, added)) }
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return (bytes, moved)
  }
}

/// A place in a source, as it was compiled: of an element of an outline, its bracket.
struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  let path: String

  /// The line, from 1.
  let line: Int

  /// The column in bytes, from 1.
  let column: Int
}
