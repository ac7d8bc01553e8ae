import Synchronization

/// Colours of the asset catalogues that are beside an application, by their names: folders `Name.colorset`.
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
    let root = AssetCatalogues.root(of: bundle)
    let key = "\(root.path)\n\(bundle == nil)\n\(name)"
    if let found = known.withLock({ $0[key] }) { return found }
    let folders = AssetCatalogues.folders(in: root, besides: bundle == nil)
    let asset = AssetCatalogues.asset(name, "colorset", in: folders)
      .flatMap { AssetCatalogues.contents(Contents.self, of: $0)?.asset }
    known.withLock { $0[key] = .some(asset) }
    return asset
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
              return Color.primary.paint
            }
            return ShapePaint(
              kind: .color(environment.groundScheme == .dark ? asset.dark : asset.light))
          })))
  }
}
