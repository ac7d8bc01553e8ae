import Foundation

/// The names of what is in the asset catalogues of a target.
struct AssetSymbols {
  /// The pictures, by their symbols.
  private var images: [String: String] = [:]

  /// The colours, by their symbols.
  private var colors: [String: String] = [:]

  /// What the sources of the target say.
  private let sources: [String]

  /// Looks through the catalogues in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - sources: What the sources of the target say, which may declare some names themselves.
  init(in folder: URL, sources: [String]) {
    self.sources = sources
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      guard file.path.contains(".xcassets/") else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "imageset": Self.add(name, without: "Image", to: &images)
      case "colorset": Self.add(name, without: "Color", to: &colors)
      default: continue
      }
    }
  }

  /// Notes the symbol of a name, if letters or digits make one; of two with one symbol the first in the alphabet has it.
  private static func add(
    _ name: String, without ending: String, to symbols: inout [String: String]
  ) {
    let symbol = symbol(of: name, without: ending)
    guard !symbol.isEmpty else { return }
    symbols[symbol] = min(name, symbols[symbol] ?? name)
  }

  /// Returns whether the colour of a symbol can be a word of `Color` and of styles: the system has no such, nor does the target.
  private func isFree(_ symbol: String) -> Bool {
    guard !Self.systemColors.contains(symbol) else { return false }
    let declarations = ["let", "var"].flatMap { word in
      [":", " ", "="].map { "static \(word) \(symbol)\($0)" }
    }
    return !sources.contains { source in declarations.contains(where: source.contains) }
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
    for (symbol, _) in sorted where isFree(symbol) {
      code += "  static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) }\n"
    }
    code += "}\n\nextension ShapeStyle where Self == Color {\n"
    for (symbol, _) in sorted where isFree(symbol) {
      code += "  static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) }\n"
    }
    return code + "}\n"
  }

  /// Colours that there are without a catalogue.
  private static let systemColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    "background", "foreground", "tint", "tertiary", "quaternary", "quinary", "selection",
    "separator",
    "link", "placeholder", "fill", "windowBackground", "shadow", "thinMaterial", "regularMaterial",
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
