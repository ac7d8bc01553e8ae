import Foundation

/// The names of what is in the asset catalogues of a target.
struct AssetSymbols {
  /// The pictures, by their symbols.
  private var images: [String: String] = [:]

  /// The colours, by their symbols.
  private var colors: [String: String] = [:]

  /// Looks through the catalogues in a folder.
  init(in folder: URL) {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.path.contains(".xcassets/") else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "imageset": images[Self.symbol(of: name, without: "Image")] = name
      case "colorset": colors[Self.symbol(of: name, without: "Color")] = name
      default: continue
      }
    }
  }

  /// What declares them.
  var code: String {
    var code = ""
    if !images.isEmpty {
      code += "\nextension ImageResource {\n"
      for (symbol, name) in images.sorted(by: { $0.key < $1.key }) {
        code +=
          "  static let `\(symbol)` = ImageResource(name: \(name.debugDescription), bundle: .main)\n"
      }
      code += "}\n"
    }
    guard !colors.isEmpty else { return code }
    let sorted = colors.sorted { $0.key < $1.key }
    code += "\nextension ColorResource {\n"
    for (symbol, name) in sorted {
      code +=
        "  static let `\(symbol)` = ColorResource(name: \(name.debugDescription), bundle: .main)\n"
    }
    code += "}\n\nextension Color {\n"
    for (symbol, _) in sorted where !Self.systemColors.contains(symbol) {
      code += "  static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) }\n"
    }
    code += "}\n\nextension ShapeStyle where Self == Color {\n"
    for (symbol, _) in sorted where !Self.systemColors.contains(symbol) {
      code += "  static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) }\n"
    }
    return code + "}\n"
  }

  /// Colours that there are without a catalogue.
  private static let systemColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// Returns the symbol of a name: `brand` of `Brand Color`, `logo2` of `logo-2`.
  private static func symbol(of name: String, without ending: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var symbol = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if symbol.hasSuffix(ending), symbol != ending { symbol.removeLast(ending.count) }
    // An abbreviation at the beginning is small as a whole: `urlIcon` of `URLIcon`.
    let capitals = symbol.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < symbol.count ? capitals.count - 1 : capitals.count
    symbol = symbol.prefix(count).lowercased() + symbol.dropFirst(count)
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }
}
