import AutomationWire
import Glibc

/// Loads the data of pictures: as AutomationTools does where it is in the application, so that a test's stubs are asked, and otherwise itself.
enum PictureLoading {
  /// Returns the data at an address: that of a file at once, that of a server when it comes.
  ///
  /// - Parameter url: The address.
  /// - Returns: The data.
  /// - Throws: Why there is none.
  static func data(of url: URL) async throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url) }
    if let data = try await RemoteData.loader?(url) { return data }
    guard canLoadFromServers else { throw NetworkMissing(url: url) }
    return try await withCheckedThrowingContinuation { continuation in
      // A thread of its own, since it waits for the answer; that an application's thread is at work keeps a test waiting.
      let thread = Thread {
        continuation.resume(with: Result { try Data(contentsOf: url) })
      }
      thread.name = "picture"
      thread.start()
    }
  }

  /// Whether Foundation's network is there; asked for when the first picture is, since it takes long to load and few applications need it.
  private static let canLoadFromServers: Bool = {
    let name = "FoundationNetworking._NSNonfileURLContentLoader"
    if NSClassFromString(name) != nil { return true }
    return dlopen("libFoundationNetworking.so", RTLD_NOW) != nil && NSClassFromString(name) != nil
  }()

  /// An error that says that a program cannot load from servers.
  private struct NetworkMissing: Error, CustomStringConvertible {
    let url: URL

    var description: String {
      "\(url.absoluteString) cannot be loaded: libFoundationNetworking.so of the Swift runtime is not to be found"
    }
  }
}
