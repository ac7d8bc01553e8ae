/// A picture in an asset catalogue, by a name that the compiler knows.
///
/// Mirrors the structure that Xcode declares beside `ImageResource.logo` and its like; here the plugin `SwiftUISources` declares those.
public struct ImageResource: Sendable, Hashable {
  /// The name in the catalogue.
  let name: String

  /// Makes the resource of a name.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - bundle: The bundle of the catalogue; pictures are looked for in all that are beside the application.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A colour in an asset catalogue, by a name that the compiler knows.
///
/// Mirrors the structure that Xcode declares beside `ColorResource.brand` and its like; here the plugin `SwiftUISources` declares those.
public struct ColorResource: Sendable, Hashable {
  /// The name in the catalogue.
  let name: String

  /// Makes the resource of a name.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - bundle: The bundle of the catalogue; colours are looked for in all that are beside the application.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// Shows a picture of an asset catalogue.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }
}

extension Color {
  /// Makes a colour of an asset catalogue.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
