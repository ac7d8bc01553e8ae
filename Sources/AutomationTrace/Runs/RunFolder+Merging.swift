package import Foundation

extension RunFolder {
  /// The runs in a folder, the newest last.
  ///
  /// - Parameter root: The folder of all runs.
  /// - Returns: The folders of runs.
  package static func all(in root: URL) -> [RunFolder] {
    // A folder that cannot be read has none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.first?.isNumber == true }.sorted().map {
      RunFolder(root.appendingPathComponent($0))
    }.filter(\.isRun)
  }

  /// Makes a folder of several runs: all their tests, with their pages.
  ///
  /// - Parameters:
  ///   - runs: The runs, as they may come from several machines.
  ///   - url: The folder, which is made.
  /// - Throws: When something cannot be read or written.
  package static func merge(_ runs: [RunFolder], into url: URL) throws {
    let manager = FileManager.default
    let pages = url.appendingPathComponent("pages")
    try manager.createDirectory(at: pages, withIntermediateDirectories: true)
    let merged = RunFolder(url)
    try merged.write(Data(IndexPage.head.utf8), to: "index.html")
    try merged.write(Data(), to: "events.jsonl")
    for (number, run) in runs.enumerated() {
      let folder = run.url.appendingPathComponent("pages")
      let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        // Processes of several machines may have one number.
        let copy = pages.appendingPathComponent("\(number + 1)-\(name)")
        if manager.fileExists(atPath: copy.path) { try manager.removeItem(at: copy) }
        try manager.copyItem(at: folder.appendingPathComponent(name), to: copy)
      }
      for var event in run.events {
        event.page = event.page.map { "pages/\(number + 1)-" + ($0 as NSString).lastPathComponent }
        event.process = event.process &+ Int32(number) &* 10_000_000
        try merged.append(event)
      }
    }
    try merged.writeSummary()
  }

  /// The traces of the tests of the run that have pages.
  package var traces: [AutomationTrace] {
    let folder = url.appendingPathComponent("pages")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      // One that is damaged tells nothing.
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      return try? AutomationTrace(decoding: data)
    }
  }
}
