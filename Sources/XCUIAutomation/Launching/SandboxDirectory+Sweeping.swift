import Foundation
import Glibc
import VirtualTime

/// A lock that says that the process which made some folders still runs, for as long as it does.
///
/// The file bears its name from when it is locked, so that nobody finds it while its maker lives and it is not.
final class SandboxLock: Sendable {
  /// The name of the file that is locked.
  static let fileName = "owner"

  /// The locked file.
  private let descriptor: Int32

  /// Locks the folders of an application, of which nobody else knows yet; `nil` when the file cannot be made or locked.
  ///
  /// - Parameter folder: The folder around them.
  init?(_ folder: String) {
    let unlocked = folder + "/owner-to-be"
    descriptor = open(unlocked, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      rename(unlocked, folder + "/" + Self.fileName) == 0
    else { return nil }
  }

  /// Locks folders that were left; `nil` while their maker lives or somebody else deletes them, and where no file can be locked.
  ///
  /// - Parameter folder: The folder around them.
  init?(leftIn folder: String) {
    descriptor = open(folder + "/" + Self.fileName, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

extension SandboxDirectory {
  /// What the names of the folders begin with.
  static let prefix = "uitest-"

  /// How old, in seconds, folders must be that nobody ever locked: one that is younger may be about to be.
  private static let graceSeconds = 3_600.0

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
      guard isOwnFolder(path) else { continue }
      let lock = SandboxLock(leftIn: path)
      guard lock != nil || wasNeverLocked(path) else { continue }
      // Whoever else looks for such folders meanwhile takes this for a maker that lives.
      withExtendedLifetime(lock) {
        LeftProcesses.kill(withFolder: path)
        // What cannot be deleted is tried again by the next run.
        FolderRemoval.remove(path)
      }
    }
  }

  /// Returns whether a path is that of a folder, and no link to one, that belongs to this user.
  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }

  /// Returns whether some folders have been there for long, and nobody ever locked them.
  private static func wasNeverLocked(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path + "/" + SandboxLock.fileName, &status) != 0, lstat(path, &status) == 0 else {
      return false
    }
    return RealClock.date - Double(status.st_mtim.tv_sec) > graceSeconds
  }
}
