/// A type of files and of what is handed on.
///
/// Mirrors UniformTypeIdentifiers' `UTType`, as far as applications name types: those below, and their own.
public struct UTType: Sendable, Hashable, Codable {
  /// The name, such as `public.plain-text`.
  public let identifier: String

  /// Makes the type of a name.
  public init?(_ identifier: String) {
    self.init(name: identifier)
  }

  /// Makes a type that the application declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(name: identifier)
  }

  /// Makes a type that another application declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(name: identifier)
  }

  /// Makes the type of files with an ending; `nil` for one that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let known = Self.known.first(where: { $0.endings.contains(ending) }) else { return nil }
    self.init(name: known.name)
  }

  /// Makes the type of a name.
  private init(name: String) {
    identifier = name
  }

  /// A type that is known.
  private struct Known {
    /// The name.
    let name: String

    /// The types that are more general.
    let supertypes: [String]

    /// The endings of files, the usual one first.
    let endings: [String]
  }

  /// The types that are known. (Looked through when one is asked for: no table is made at start.)
  private static var known: [Known] {
    [
      Known(name: "public.item", supertypes: [], endings: []),
      Known(name: "public.content", supertypes: [], endings: []),
      Known(name: "public.data", supertypes: ["public.item"], endings: ["dat"]),
      Known(name: "public.folder", supertypes: ["public.directory"], endings: []),
      Known(name: "public.directory", supertypes: ["public.item"], endings: []),
      Known(name: "public.text", supertypes: ["public.data", "public.content"], endings: []),
      Known(name: "public.plain-text", supertypes: ["public.text"], endings: ["txt", "text"]),
      Known(name: "public.utf8-plain-text", supertypes: ["public.plain-text"], endings: []),
      Known(name: "net.daringfireball.markdown", supertypes: ["public.text"], endings: ["md"]),
      Known(name: "public.source-code", supertypes: ["public.plain-text"], endings: []),
      Known(name: "public.swift-source", supertypes: ["public.source-code"], endings: ["swift"]),
      Known(name: "public.json", supertypes: ["public.text"], endings: ["json"]),
      Known(name: "public.xml", supertypes: ["public.text"], endings: ["xml"]),
      Known(name: "public.html", supertypes: ["public.text"], endings: ["html", "htm"]),
      Known(name: "public.rtf", supertypes: ["public.text"], endings: ["rtf"]),
      Known(
        name: "public.comma-separated-values-text", supertypes: ["public.text"], endings: ["csv"]),
      Known(name: "com.apple.property-list", supertypes: ["public.data"], endings: ["plist"]),
      Known(
        name: "com.adobe.pdf", supertypes: ["public.data", "public.content"], endings: ["pdf"]),
      Known(name: "public.archive", supertypes: ["public.data"], endings: []),
      Known(name: "public.zip-archive", supertypes: ["public.archive"], endings: ["zip"]),
      Known(name: "public.url", supertypes: ["public.data"], endings: []),
      Known(name: "public.file-url", supertypes: ["public.url"], endings: []),
      Known(name: "public.image", supertypes: ["public.data", "public.content"], endings: []),
      Known(name: "public.png", supertypes: ["public.image"], endings: ["png"]),
      Known(name: "public.jpeg", supertypes: ["public.image"], endings: ["jpeg", "jpg"]),
      Known(name: "com.compuserve.gif", supertypes: ["public.image"], endings: ["gif"]),
      Known(name: "public.heic", supertypes: ["public.image"], endings: ["heic"]),
      Known(name: "public.svg-image", supertypes: ["public.image"], endings: ["svg"]),
      Known(name: "public.audiovisual-content", supertypes: ["public.data"], endings: []),
      Known(name: "public.movie", supertypes: ["public.audiovisual-content"], endings: ["mov"]),
      Known(name: "public.mpeg-4", supertypes: ["public.movie"], endings: ["mp4"]),
      Known(name: "public.audio", supertypes: ["public.audiovisual-content"], endings: []),
      Known(name: "public.mp3", supertypes: ["public.audio"], endings: ["mp3"]),
    ]
  }
}

extension UTType {
  /// The ending of files of the type; `nil` where none is known.
  public var preferredFilenameExtension: String? {
    Self.known.first { $0.name == identifier }?.endings.first
  }

  /// Returns whether the type is another one, or a special kind of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    guard let known = Self.known.first(where: { $0.name == identifier }) else {
      return type == .item || type == .data
    }
    return known.supertypes.contains { UTType(name: $0).conforms(to: type) }
  }

  /// Anything.
  public static var item: UTType { UTType(name: "public.item") }

  /// What people read, see or hear.
  public static var content: UTType { UTType(name: "public.content") }

  /// Bytes.
  public static var data: UTType { UTType(name: "public.data") }

  /// A folder.
  public static var folder: UTType { UTType(name: "public.folder") }

  /// A folder, or what is one inside.
  public static var directory: UTType { UTType(name: "public.directory") }

  /// Text.
  public static var text: UTType { UTType(name: "public.text") }

  /// Text without looks.
  public static var plainText: UTType { UTType(name: "public.plain-text") }

  /// Text without looks, in UTF-8.
  public static var utf8PlainText: UTType { UTType(name: "public.utf8-plain-text") }

  /// Source code.
  public static var sourceCode: UTType { UTType(name: "public.source-code") }

  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(name: "public.swift-source") }

  /// JSON.
  public static var json: UTType { UTType(name: "public.json") }

  /// XML.
  public static var xml: UTType { UTType(name: "public.xml") }

  /// HTML.
  public static var html: UTType { UTType(name: "public.html") }

  /// Rich text.
  public static var rtf: UTType { UTType(name: "public.rtf") }

  /// Values with commas between.
  public static var commaSeparatedText: UTType {
    UTType(name: "public.comma-separated-values-text")
  }

  /// A property list.
  public static var propertyList: UTType { UTType(name: "com.apple.property-list") }

  /// A PDF.
  public static var pdf: UTType { UTType(name: "com.adobe.pdf") }

  /// An archive.
  public static var archive: UTType { UTType(name: "public.archive") }

  /// A ZIP archive.
  public static var zip: UTType { UTType(name: "public.zip-archive") }

  /// A link.
  public static var url: UTType { UTType(name: "public.url") }

  /// A link to a file.
  public static var fileURL: UTType { UTType(name: "public.file-url") }

  /// A picture.
  public static var image: UTType { UTType(name: "public.image") }

  /// A PNG.
  public static var png: UTType { UTType(name: "public.png") }

  /// A JPEG.
  public static var jpeg: UTType { UTType(name: "public.jpeg") }

  /// A GIF.
  public static var gif: UTType { UTType(name: "com.compuserve.gif") }

  /// A HEIC.
  public static var heic: UTType { UTType(name: "public.heic") }

  /// An SVG.
  public static var svg: UTType { UTType(name: "public.svg-image") }

  /// A film.
  public static var movie: UTType { UTType(name: "public.movie") }

  /// A film in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(name: "public.mpeg-4") }

  /// Sounds.
  public static var audio: UTType { UTType(name: "public.audio") }

  /// An MP3.
  public static var mp3: UTType { UTType(name: "public.mp3") }
}
