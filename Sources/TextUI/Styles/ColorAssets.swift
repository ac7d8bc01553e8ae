import Synchronization

/// Colours of the asset catalogues that are beside an application, by their names.
///
/// A catalogue is a folder `Name.xcassets`, which SwiftPM copies as it is into the resources of the module: in it, or in folders of it,
/// a colour is a folder `Name.colorset` with a description as JSON.
enum ColorAssets {
  /// The looks of a colour.
  struct Asset: Sendable, Hashable {
    /// How it looks on a light screen, and on a dark one that it has no other look for.
    var light: Color

    /// How it looks on a dark screen.
    var dark: Color
  }

  /// The colours that were asked for; `nil` for names that no catalogue has.
  private static let known = Mutex<[String: Asset?]>([:])

  /// Returns the colour of a name; `nil` when no catalogue has it.
  ///
  /// - Parameters:
  ///   - name: The name, behind those of the folders that give names.
  ///   - bundle: The bundle of the catalogue; all that are beside the application when `nil`.
  /// - Returns: The colour's looks.
  static func color(_ name: String, in bundle: Bundle?) -> Asset? {
    let root =
      bundle?.resourceURL ?? bundle?.bundleURL ?? Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let key = "\(root.path)\n\(bundle == nil)\n\(name)"
    if let found = known.withLock({ $0[key] }) { return found }
    let asset = catalogues(in: root, besides: bundle == nil).lazy.compactMap { read(name, in: $0) }
      .first
    known.withLock { $0[key] = .some(asset) }
    return asset
  }

  /// Returns the catalogues of a folder, and of the modules' resources in it.
  private static func catalogues(in root: URL, besides: Bool) -> [URL] {
    let entries = names(in: root)
    var folders = [root]
    if besides { folders += entries.filter { $0.pathExtension == "resources" } }
    return folders.flatMap { names(in: $0) }.filter { $0.pathExtension == "xcassets" }
  }

  private static func names(in folder: URL) -> [URL] {
    // A folder that cannot be read has no catalogue.
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
      .sorted { $0.path < $1.path } ?? []
  }

  /// Returns the colour of a name in a catalogue; `nil` when it has none.
  private static func read(_ name: String, in catalogue: URL) -> Asset? {
    let wanted = "\(name.split(separator: "/").last ?? "").colorset"
    let files = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
    while let url = files?.nextObject() as? URL {
      guard url.lastPathComponent == wanted else { continue }
      // A description that cannot be read is no colour.
      guard let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { return nil }
      return contents.asset
    }
    return nil
  }

  // MARK: - Descriptions

  /// The description of a colour.
  private struct Contents: Decodable {
    /// A look of it.
    struct Look: Decodable {
      /// Something the look is for.
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }

      /// Its parts.
      struct Description: Decodable {
        let components: [String: String]?
      }

      let appearances: [Appearance]?
      let color: Description?
    }

    let colors: [Look]

    /// The colour; `nil` when there is no look.
    var asset: Asset? {
      let looks = colors.compactMap { look in
        look.color?.components.flatMap(Color.init(components:)).map {
          (color: $0, isDark: look.appearances?.contains { $0.value == "dark" } ?? false)
        }
      }
      guard let light = looks.first(where: { !$0.isDark }) ?? looks.first else { return nil }
      return Asset(light: light.color, dark: looks.first { $0.isDark }?.color ?? light.color)
    }
  }
}

extension Color {
  /// Makes a colour of its parts in a catalogue: shares from 0 to 1, or numbers to 255 as `0xFF` or `255`.
  fileprivate init?(components: [String: String]) {
    /// Returns a part as a share.
    func share(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
    let alpha = components["alpha"].flatMap(Double.init) ?? 1
    if let white = share("white") {
      self.init(white: white, opacity: alpha)
    } else if let red = share("red"), let green = share("green"), let blue = share("blue") {
      self.init(red: red, green: green, blue: blue, opacity: alpha)
    } else {
      return nil
    }
  }

  /// Makes the colour of a name in the asset catalogues beside the application.
  ///
  /// Mirrors SwiftUI's initializer. A name that no catalogue has is the colour of text.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle of the catalogue; all that are beside the application when `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(
      .painted(
        ShapePaint(
          kind: .resolving { environment in
            guard let asset = ColorAssets.color(name, in: bundle) else {
              return ShapePaint(kind: .foreground)
            }
            return ShapePaint(
              kind: .color(environment.colorScheme == .dark ? asset.dark : asset.light))
          })))
  }
}
