import Glibc

/// The removal of a folder, whatever an application left in it: folders that nobody may read, and folders inside each other by the thousand,
/// which no path reaches.
///
/// ```
///  top/a/b/c/…      a cannot be deleted: b stands in it      top/1/c/…      b has come up as 1, and a is gone
/// ```
enum FolderRemoval {
  /// Removes a folder with everything in it, as far as the system lets this user.
  ///
  /// - Parameter path: The folder; a link is none.
  static func remove(_ path: String) {
    let name = Array(path.utf8CString)
    admit(to: name, in: AT_FDCWD)
    guard let top = folder(name, in: AT_FDCWD) else { return }
    empty(top)
    close(top)
    rmdir(path)
  }

  /// The names by which each folder lists itself and the one around it.
  private static let places = [Array(".".utf8CString), Array("..".utf8CString)]

  /// Removes everything in a folder, with two descriptors at most.
  private static func empty(_ top: Int32) {
    var number = 0
    var pending = names(in: top)
    while let name = pending.popLast() {
      if delete(name, in: top) { continue }
      admit(to: name, in: top)
      guard let inside = folder(name, in: top) else { continue }
      for inner in names(in: inside) where !delete(inner, in: inside) {
        // A folder that is moved is written to.
        admit(to: inner, in: inside)
        number += 1
        let moved = Array("uitest-left-\(number)".utf8CString)
        if renameat(inside, inner, top, moved) == 0 { pending.append(moved) }
      }
      close(inside)
      _ = delete(name, in: top)
    }
  }

  /// Deletes a file, a link, or a folder without anything in it, and returns whether it is gone.
  private static func delete(_ name: [CChar], in parent: Int32) -> Bool {
    unlinkat(parent, name, 0) == 0 || unlinkat(parent, name, Int32(AT_REMOVEDIR)) == 0
  }

  /// Lets this user into a folder.
  private static func admit(to name: [CChar], in parent: Int32) {
    var status = stat()
    guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFDIR
    else { return }
    fchmodat(parent, name, 0o700, 0)
  }

  /// Opens a folder; `nil` for what is none, a link included.
  private static func folder(_ name: [CChar], in parent: Int32) -> Int32? {
    let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Lists what is in a folder, by bytes that need not be text.
  private static func names(in folder: Int32) -> [[CChar]] {
    let copy = fcntl(folder, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return [] }
    guard let directory = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(directory) }
    var names: [[CChar]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      if !places.contains(name) { names.append(name) }
    }
    return names
  }
}
