import Foundation
import Glibc

/// A lock that says that the process which made some folders still runs, for as long as it does.
final class SandboxLock: Sendable {
  /// The name of the file that is locked.
  static let fileName = "owner"

  /// The locked file.
  private let descriptor: Int32

  /// Locks the folders of an application; `nil` when the file cannot be made, or somebody else holds it or has just deleted it.
  ///
  /// - Parameter folder: The folder around them.
  init?(_ folder: String) {
    let file = open(folder + "/" + Self.fileName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    descriptor = file
    var status = stat()
    guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &status) == 0, status.st_nlink > 0 else {
      return nil
    }
  }

  deinit {
    close(descriptor)
  }
}

extension SandboxDirectory {
  /// What the names of the folders begin with.
  static let prefix = "uitest-"

  /// How old, in seconds, folders must be that nobody ever locked: one that is younger may be about to be.
  private static let graceSeconds = 3_600

  /// Deletes the folders that were left by test processes which were killed, with what still runs of their applications; once in the life
  /// of a process.
  static let sweepOnce: Void = sweep(in: NSTemporaryDirectory())

  /// Deletes the folders whose makers are gone, with what still runs of their applications.
  ///
  /// - Parameter parent: The folder that they are in.
  static func sweep(in parent: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: parent) else { return }
    for name in names where name.hasPrefix(prefix) {
      let path = (parent as NSString).appendingPathComponent(name)
      guard isOwnFolder(path), isAbandoned(path) else { continue }
      LeftProcesses.kill(withFolder: path)
      // What cannot be deleted is tried again by the next run.
      FolderRemoval.remove(path)
    }
  }

  /// Returns whether a path is that of a folder, and no link to one, that belongs to this user.
  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }

  /// Returns whether nobody holds the lock of some folders.
  private static func isAbandoned(_ path: String) -> Bool {
    let file = open(path + "/" + SandboxLock.fileName, O_RDWR | O_CLOEXEC)
    guard file >= 0 else {
      var status = stat()
      return stat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > graceSeconds
    }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
