package import Foundation
import Synchronization

/// Data of servers that a toolkit loads itself, such as that of pictures.
package enum RemoteData {
  /// What loads the data at an address; returns `nil` where it leaves that to the toolkit.
  package typealias Loader = @Sendable (URL) async throws -> Data?

  /// What was set.
  private static let current = Mutex<Loader?>(nil)

  /// What loads data in place of the toolkit's own way, which asks no stubs of a test; `nil` where nothing does.
  package static var loader: Loader? { current.withLock { $0 } }

  /// Has data loaded another way from now on, in the whole process.
  ///
  /// - Parameter loader: Loads it, in the task that asks for it.
  package static func load(by loader: @escaping Loader) { current.withLock { $0 = loader } }
}
