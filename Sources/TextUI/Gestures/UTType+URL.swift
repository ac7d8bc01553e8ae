import AutomationWire
import Foundation

extension URL {
  /// Returns the place of a file in this folder, with the ending of a type unless it has one.
  ///
  /// Mirrors UniformTypeIdentifiers' method.
  ///
  /// - Parameters:
  ///   - partialName: The name of the file.
  ///   - contentType: The type; of one without a known ending, the name stays.
  /// - Returns: The place.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let url = appendingPathComponent(partialName)
    return url.pathExtension.isEmpty ? url.appendingPathExtension(for: contentType) : url
  }

  /// Returns the place with the ending of a type.
  ///
  /// Mirrors UniformTypeIdentifiers' method.
  ///
  /// - Parameter contentType: The type; of one without a known ending, the place stays.
  /// - Returns: The place.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}

// Foundation of this platform has the home folder and that for temporary files alone. Should it get these, its own come first.
extension URL {
  /// The user's folder for documents.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  @_disfavoredOverload
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// The user's folder for what can be made again.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  @_disfavoredOverload
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

  /// The user's folder for what applications keep.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }

  /// The user's folder for what was loaded from elsewhere.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  @_disfavoredOverload
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

  /// A folder of the user's; of an application in the process of its test, one in the home that it was given.
  private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let home = ApplicationInstance.current?.configuration.environment["HOME"]
    if let home, !home.isEmpty, home != ProcessInfo.processInfo.environment["HOME"] {
      return URL(filePath: home).appending(path: name)
    }
    return FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name)
  }
}
