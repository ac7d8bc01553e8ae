package import Foundation
import Glibc

/// The folder of one run of tests, which all processes of the run write to.
///
/// ```
/// .build/uitest-results/2026-11-23T09-30-12-4711-88120/
///   index.html    all tests; whole at any time
///   events.jsonl  what happened, a line each; see RunEvent
///   junit.xml     made anew when no process of the run is at work
///   durations.json  made with it: how long tests took, see RunDurations
///   part-….json   which part of a run that is spread over machines this is; see RunPart
///   pages/        a page for each test that failed, and its trace as data beside it
/// ```
///
/// A file is written under another name and then moved, or a line at a time. A lock that each process holds until it ends tells whether
/// any is at work.
package final class RunFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// The descriptor of the file that is locked while this process is at work; -1 for none.
  private let lock: Int32

  /// How many runs are kept.
  private static let room = 10

  /// What tells the folder of a run.
  private static let mark = "events.jsonl"

  /// Finds or makes the folder of a run.
  ///
  /// - Parameters:
  ///   - root: The folder of all runs.
  ///   - key: What tells the run from others: its process and that one's start.
  ///   - date: When it began, for a person: `2026-11-23T09-30-12`.
  /// - Throws: When it can be neither found nor made.
  package init(in root: URL, key: String, date: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    // Two processes of a run must not make two folders.
    let door = open(
      root.appendingPathComponent(".runs.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    if door >= 0 { flock(door, LOCK_EX) }
    defer { if door >= 0 { close(door) } }
    let names = try manager.contentsOfDirectory(atPath: root.path)
    let name = names.first { $0.hasSuffix("-" + key) } ?? "\(date)-\(key)"
    url = root.appendingPathComponent(name)
    try manager.createDirectory(
      at: url.appendingPathComponent("pages"), withIntermediateDirectories: true)
    lock = open(url.appendingPathComponent(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    if lock >= 0 { flock(lock, LOCK_SH) }
    if !manager.fileExists(atPath: url.appendingPathComponent("index.html").path) {
      try write(Data(IndexPage.head.utf8), to: "index.html")
    }
    Self.prune(names.filter { $0 != name }, in: root)
  }

  /// Opens the folder of a run that is over.
  ///
  /// - Parameter url: Where it is.
  package init(_ url: URL) {
    self.url = url
    lock = -1
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// The page of the run.
  package var index: URL { url.appendingPathComponent("index.html") }

  /// The events so far.
  package var events: [RunEvent] {
    // One that cannot be read has no events.
    RunEvent.all(in: (try? Data(contentsOf: url.appendingPathComponent(Self.mark))) ?? Data())
  }

  /// Adds an event, to the file of events and to the page of the run.
  ///
  /// - Parameter event: The event.
  /// - Throws: When it cannot be written.
  package func append(_ event: RunEvent) throws {
    let line = try event.jsonLine()
    try append(line, to: Self.mark)
    try append(IndexPage.item(line), to: "index.html")
  }

  /// Adds a text to a file at once, so that those of several processes do not mix.
  private func append(_ text: String, to name: String) throws {
    let file = open(
      url.appendingPathComponent(name).path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
      throw CocoaError(.fileWriteOutOfSpace)
    }
  }

  /// Writes a file whole or not at all.
  ///
  /// - Parameters:
  ///   - data: What it holds.
  ///   - name: Its path in the folder.
  /// - Throws: When it cannot be written.
  package func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appendingPathComponent(name), options: .atomic)
  }

  /// Ends the work of this process; the last one at work writes what is made of all events.
  ///
  /// - Throws: When that cannot be written.
  package func finish() throws {
    if lock >= 0 {
      flock(lock, LOCK_UN)
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return }
    }
    try writeSummary()
    if lock >= 0 { flock(lock, LOCK_UN) }
  }

  /// Writes what is made of all events.
  ///
  /// - Throws: When it cannot be written.
  package func writeSummary() throws {
    let summary = RunSummary(events)
    try write(Data(JUnit.document(summary).utf8), to: "junit.xml")
    try write(try RunDurations(summary).encoded(), to: "durations.json")
  }

  /// Deletes the oldest runs beyond those there is room for, none of which is at work, and nothing that is no run.
  private static func prune(_ names: [String], in root: URL) {
    let manager = FileManager.default
    let runs = names.filter { name in
      name.first?.isNumber == true && name.split(separator: "-").count >= 7
        && manager.fileExists(atPath: root.appendingPathComponent("\(name)/\(mark)").path)
    }.sorted()
    for name in runs.dropLast(min(runs.count, room - 1)) {
      let url = root.appendingPathComponent(name)
      let file = open(url.appendingPathComponent(".lock").path, O_RDWR | O_CLOEXEC)
      defer { if file >= 0 { close(file) } }
      guard file < 0 || flock(file, LOCK_EX | LOCK_NB) == 0 else { continue }
      // What cannot be deleted is tried again by the next run.
      try? manager.removeItem(at: url)
    }
  }
}
