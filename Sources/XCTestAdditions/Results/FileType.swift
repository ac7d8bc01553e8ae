import Foundation

/// Kinds of data, and the endings of the names of their files.
enum FileType {
  /// The endings of the kinds.
  private static let extensions = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt",
    "public.utf8-plain-text": "txt", "public.text": "txt", "public.json": "json",
    "public.xml": "xml", "public.html": "html", "public.svg-image": "svg",
    "com.apple.property-list": "plist", "public.zip-archive": "zip", "public.log": "log",
    "com.apple.log": "log", "com.adobe.pdf": "pdf", "public.comma-separated-values-text": "csv",
  ]

  /// Returns the ending for a kind.
  static func pathExtension(of identifier: String) -> String {
    extensions[identifier] ?? "dat"
  }

  /// Returns the kind of a file, by the ending of its name.
  static func identifier(of file: URL) -> String {
    let ending = file.pathExtension.lowercased()
    let known = extensions.sorted { $0.key < $1.key }.first { $0.value == ending }
    return ending == "txt" ? "public.plain-text" : known?.key ?? "public.data"
  }
}
