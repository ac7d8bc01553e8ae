/// The files of the checkout that a page names.
struct NamedFiles: Sendable {
  /// Their paths from the top of the checkout, in order.
  let paths: [String]

  /// Finds the files that a page names: in links, and as code such as `Sources/TextUI`, but not alone on a line, where it heads an example
  /// of another package.
  ///
  /// - Parameters:
  ///   - page: The page as Markdown.
  ///   - path: Where the page is, from the top.
  init(in page: String, at path: String) {
    let folder = Array(path.split(separator: "/").dropLast())
    let links = page.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/).map { String($0.1) }
      .filter { !$0.contains(":") }
      .map { Self.path($0, from: folder) }
    let named = /`((?:Sources|Tests|SampleApp|\.ci|\.github)(?:\/[^`\s]*)?)`(?!\n\n```)/
    let code = page.matches(of: named).map { String($0.1) }
    paths = links + code
  }

  /// Returns a path from the top.
  ///
  /// - Parameters:
  ///   - link: A path from a folder.
  ///   - folder: The folder, from the top.
  /// - Returns: The path, without `.` and `..`.
  private static func path(_ link: String, from folder: [Substring]) -> String {
    var parts = folder
    for part in link.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where !parts.isEmpty: parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Those that are not there.
  var missing: [String] { paths.filter { !Checkout.own.has($0) } }
}
