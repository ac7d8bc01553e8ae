import Foundation
import Glibc

/// A watch over folders and all folders in them: the kernel says which files were written, moved or deleted.
final class FileWatch {
  /// What the kernel writes its words to; there is something to read when a file changed.
  let descriptor: Int32

  /// The folders, by the numbers that the kernel calls them by.
  private var folders: [Int32: String] = [:]

  /// What is heard of: files that somebody wrote and closed, and what comes and goes.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

  /// Begins to watch.
  ///
  /// - Parameter folders: The paths of the folders; one that is not there has no files.
  /// - Throws: When the kernel has no watch to give.
  init(_ folders: [String]) throws(UITest.Problem) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw UITest.Problem(text: "files cannot be watched: \(String(cString: strerror(errno)))")
    }
    for folder in folders { try add(folder) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Watches a folder, with all in it.
  private func add(_ folder: String) throws(UITest.Problem) {
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    guard number >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      let reason =
        errno == ENOSPC
        ? "the system's limit is reached (fs.inotify.max_user_watches)"
        : String(cString: strerror(errno))
      throw UITest.Problem(text: "\(folder) cannot be watched: \(reason)")
    }
    folders[number] = folder
    // A folder that is gone meanwhile has none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !Self.isHidden(name) { try add("\(folder)/\(name)") }
  }

  /// Returns the paths of files that changed since the last time; it does not wait for any.
  ///
  /// - Throws: When a new folder cannot be watched.
  func changedFiles() throws(UITest.Problem) -> Set<String> {
    var changed: Set<String> = []
    let room = 1 << 16
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 8)
    defer { bytes.deallocate() }
    while true {
      let count = read(descriptor, bytes, room)
      guard count > 0 else { return changed }
      var place = 0
      while place < count {
        let event = bytes.load(fromByteOffset: place, as: inotify_event.self)
        let words = (bytes + place + MemoryLayout<inotify_event>.size)
          .assumingMemoryBound(to: CChar.self)
        let name = event.len > 0 ? String(cString: words) : ""
        place += MemoryLayout<inotify_event>.size + Int(event.len)
        try note(event, name, in: &changed)
      }
    }
  }

  /// Takes in a word of the kernel's.
  private func note(
    _ event: inotify_event, _ name: String, in changed: inout Set<String>
  ) throws(UITest.Problem) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      // Some were lost: all may have changed.
      changed.formUnion(folders.values.map { "\($0)/…" })
      return
    }
    guard let folder = folders[event.wd], !Self.isHidden(name) else { return }
    let path = "\(folder)/\(name)"
    if event.mask & UInt32(IN_ISDIR) != 0 {
      try add(path)
      // Whatever is in it already came before its watch.
      changed.insert("\(path)/…")
    } else if event.mask & UInt32(IN_CREATE) == 0 {
      // A file that was only made is heard of again when it is written.
      changed.insert(path)
    }
  }

  /// Whether a name is one that editors use for themselves.
  private static func isHidden(_ name: String) -> Bool {
    name.isEmpty || name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
      || name.hasSuffix(".swp") || name == "4913"
  }
}
