/// A document that is kept in a file.
///
/// Mirrors SwiftUI's `FileDocument`.
public protocol FileDocument {
  /// What it is told when it is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// What it is told when it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files it can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Returns the file that keeps the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is told when it is read.
///
/// Mirrors SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// The file.
  public let file: FileWrapper
}

/// What a document is told when it is written.
///
/// Mirrors SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType

  /// The file as it was; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// A file or a folder as a value that is written later.
///
/// Mirrors Foundation's `FileWrapper`, which the one of Linux lacks.
public final class FileWrapper {
  /// What is kept.
  private enum Content {
    /// The bytes of a file.
    case file(Data)

    /// What is in a folder, by name.
    case folder([String: FileWrapper])
  }

  private let content: Content

  /// The name it should get in a folder.
  public var preferredFilename: String?

  /// The name it was read under; `nil` when it was not read.
  public private(set) var filename: String?

  /// Makes a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Makes a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
  }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL) throws {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    if files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      let inside = try files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      let wrappers = try inside.map { ($0.lastPathComponent, try FileWrapper(url: $0)) }
      content = .folder(Dictionary(uniqueKeysWithValues: wrappers))
    } else {
      content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { fileWrappers == nil }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// The bytes; `nil` for a folder.
  public var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// What is in the folder, by name; `nil` for a file.
  public var fileWrappers: [String: FileWrapper]? {
    if case .folder(let wrappers) = content { wrappers } else { nil }
  }

  /// Writes it to a place, over what is there.
  public func write(to url: URL) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: .atomic)
    case .folder(let wrappers):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, wrapper) in wrappers { try wrapper.write(to: url.appendingPathComponent(name)) }
    }
  }
}
