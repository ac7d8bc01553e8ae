import CoreFoundationNames
import Foundation
import Synchronization

/// The keychain of an application: one file in the folder of what it keeps for itself.
///
/// ```
/// <application support>/Keychains/<program>.plist
/// ```
/// Under a test that folder is in the folder of its own that each launched application has, so that a keychain is kept over launches in a test
/// and begins empty in the next. Only its owner may read the file, in which secrets are as they are.
struct Keychain {
  /// The items, in the order in which they were added.
  var items: [KeychainItem] = []

  /// The number of the item that was added last.
  private var lastNumber = 0

  /// Makes the number of another item.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - The file

extension Keychain {
  /// Held while the file is used.
  private static let lock = Mutex(())

  /// Where the keychain is.
  private static var file: URL? {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("Keychains", isDirectory: true)
      .appendingPathComponent(ProcessInfo.processInfo.processName + ".plist")
  }

  /// Calls a function with the keychain.
  ///
  /// - Parameter body: The function, which returns a result.
  /// - Returns: The result; another where the file cannot be read.
  static func look(_ body: (Keychain) throws -> OSStatus) -> OSStatus {
    use { try body($0) }
  }

  /// Calls a function that may change the keychain, and keeps what it changed.
  ///
  /// - Parameter body: The function, which returns a result.
  /// - Returns: The result; another where the file cannot be read or written.
  static func change(_ body: (inout Keychain) throws -> OSStatus) -> OSStatus {
    use { keychain in
      let status = try body(&keychain)
      guard status == errSecSuccess else { return status }
      return keychain.write() ? errSecSuccess : errSecIO
    }
  }

  /// Calls a function with the keychain, while nobody else does.
  private static func use(_ body: (inout Keychain) throws -> OSStatus) -> OSStatus {
    lock.withLock { _ in
      guard var keychain = Keychain(file: file) else { return errSecDecode }
      do {
        return try body(&keychain)
      } catch {
        return (error as? KeychainQuery.Problem)?.status ?? errSecParam
      }
    }
  }

  /// Reads a keychain; an empty one where there is no file, `nil` where it is none of ours.
  private init?(file: URL?) {
    // Without a file nothing was kept yet.
    guard let file, let data = try? Data(contentsOf: file) else { return }
    guard
      // What is no property list is told by the result.
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Any], let last = list["last"] as? Int, let items = list["items"] as? [Any]
    else { return nil }
    lastNumber = last
    self.items = items.compactMap { KeychainItem($0) }
  }

  /// Writes the file.
  ///
  /// - Returns: Whether it could be.
  private func write() -> Bool {
    guard let file = Self.file else { return false }
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["last": lastNumber, "items": items.map(\.list)] as [String: Any],
        format: .binary, options: 0)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try data.write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      return true
    } catch {
      return false
    }
  }
}
