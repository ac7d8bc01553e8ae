@_weakLinked public import FoundationNetworking

extension URLCache {
  /// Makes a store of responses.
  ///
  /// Mirrors Foundation's initializer of Apple's platforms.
  ///
  /// - Parameters:
  ///   - memoryCapacity: How many bytes it may keep in memory.
  ///   - diskCapacity: How many bytes it may keep on the disk.
  ///   - directory: Where on the disk; in the folder of caches when `nil`.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
