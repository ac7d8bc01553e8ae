public import Foundation

/// A piece of data that is kept with the results of a test: a text, a picture, a file.
///
/// Mirrors XCTest's class of Apple's platforms. An attachment is kept as a file, one folder for each test:
///
/// ```
/// .build/uitest-results/ModuleTests.LoginTests/testGreets/1-Screen.png
/// ```
///
/// The environment variable `UITEST_RESULTS` names another folder in place of `.build/uitest-results`. A test that runs again
/// replaces what its last run left. In Swift Testing attachments are handed to that framework, which keeps them where
/// `swift test --attachments-path` says.
///
/// It is `open` as Apple's is, and used by one thread at a time, as a test uses it.
open class XCTAttachment: NSObject {
  /// A lifetime of an attachment: how long it is kept.
  public enum Lifetime: Int, Sendable, Hashable {
    /// It is kept whatever becomes of the test.
    case keepAlways = 0
    /// It is deleted when the test passes.
    case deleteOnSuccess = 1
  }

  /// A quality with which a picture is kept.
  ///
  /// - Note: Unlike Apple's, it has no effect: pictures are of text and small, and are kept as they are.
  public enum ImageQuality: Int, Sendable, Hashable {
    /// As it is.
    case original = 0
    /// Smaller.
    case medium = 1
    /// Smallest.
    case low = 2
  }

  /// A source of the data.
  enum Payload {
    /// It is here.
    case data(Data)
    /// It is the contents of a file, at the time the attachment is added.
    case file(URL)
    /// It is a ZIP file of a folder, as it is at the time the attachment is added.
    case folder(URL)
    /// There is none, for this reason.
    case missing(String)
  }

  /// The kind of data, as a uniform type identifier: `public.png`.
  public let uniformTypeIdentifier: String

  /// What the attachment is called; it becomes part of the name of its file.
  open var name: String?

  /// Further facts, which are kept beside the attachment in a file of their own.
  open var userInfo: [AnyHashable: Any]?

  /// How long it is kept; by default it is deleted when the test passes.
  open var lifetime = Lifetime.deleteOnSuccess

  /// Where the data comes from.
  let payload: Payload

  /// Makes an attachment.
  init(_ payload: Payload, type: String, name: String? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.payload = payload
    uniformTypeIdentifier = type
    self.name = name
    self.userInfo = userInfo
    super.init()
  }

  /// Makes an attachment of data of a kind.
  ///
  /// - Parameters:
  ///   - identifier: The kind of data; `nil` for `public.data`.
  ///   - name: What the attachment is called.
  ///   - payload: The data.
  ///   - userInfo: Further facts.
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.init(
      .data(payload ?? Data()), type: identifier ?? "public.data", name: name, userInfo: userInfo)
  }

  /// Makes an attachment of data.
  public convenience init(data payload: Data) { self.init(.data(payload), type: "public.data") }

  /// Makes an attachment of data of a kind.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(.data(payload), type: identifier)
  }

  /// Makes an attachment of a text.
  public convenience init(string: String) {
    self.init(.data(Data(string.utf8)), type: "public.plain-text")
  }

  /// Makes an attachment of a file, which is read when the attachment is added.
  public convenience init(contentsOfFile fileURL: URL) {
    self.init(contentsOfFile: fileURL, uniformTypeIdentifier: FileType.identifier(of: fileURL))
  }

  /// Makes an attachment of a file of a kind, which is read when the attachment is added.
  public convenience init(
    contentsOfFile fileURL: URL, uniformTypeIdentifier identifier: String
  ) {
    self.init(.file(fileURL), type: identifier, name: fileURL.lastPathComponent)
  }

  /// Makes an attachment of a folder, which is read into a ZIP file when the attachment is added.
  ///
  /// - Note: Unlike Apple's, it compresses nothing: the files are stored as they are.
  public convenience init(compressedContentsOfDirectory directoryURL: URL) {
    self.init(
      .folder(directoryURL), type: "public.zip-archive",
      name: directoryURL.lastPathComponent + ".zip")
  }

  /// Makes an attachment of a property list: of texts, numbers, dates, data, and arrays and dictionaries of them.
  ///
  /// Adding one of anything else fails the test.
  public convenience init(plistObject object: Any) {
    let type = "com.apple.property-list"
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: object, format: .xml, options: 0)
      self.init(.data(data), type: type)
    } catch {
      self.init(
        .missing("A \(Swift.type(of: object)) is no property list: \(error)"), type: type)
    }
  }

  /// Makes an attachment of an object, archived.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  /// Makes an attachment of an object, archived, of a kind.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    do {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: object, requiringSecureCoding: true)
      self.init(.data(data), type: identifier)
    } catch {
      self.init(
        .missing("A \(Swift.type(of: object)) cannot be archived: \(error)"), type: identifier)
    }
  }

  /// Returns the data.
  ///
  /// - Throws: ``AttachmentError`` when there is none.
  func data() throws -> Data {
    switch payload {
    case .data(let data): return data
    case .folder(let url): return try ZipArchive.data(ofFolder: url)
    case .missing(let reason): throw AttachmentError(description: reason)
    case .file(let url):
      do {
        return try Data(contentsOf: url)
      } catch {
        throw AttachmentError(
          description: "The file \(url.path) cannot be read: \(error.localizedDescription)")
      }
    }
  }
}

/// An error: an attachment cannot be kept.
struct AttachmentError: Error, CustomStringConvertible {
  /// The reason.
  let description: String
}
