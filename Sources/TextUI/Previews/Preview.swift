/// A preview of a view.
///
/// Mirrors SwiftUI's `Preview`, which `#Preview` makes.
@MainActor @preconcurrency public struct Preview {
  /// A namespace of the traits of previews of views.
  public enum ViewTraits {}

  /// The name; `nil` for one without.
  let name: String?

  /// Makes the view.
  let body: @MainActor () -> any View

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` for one without.
  ///   - traits: How it is shown, of which a terminal takes modifiers alone.
  ///   - body: The view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    let changes = traits.compactMap(\.change)
    self.body = {
      guard !changes.isEmpty else { return body() }
      // The first trait is the innermost, as the first of several modifiers is.
      return changes.reduce(AnyView(erasing: body())) { $1($0) }
    }
  }
}

/// A trait of a preview, which as a part of an application has the application's room and orientation.
///
/// Mirrors SwiftUI's `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  /// Changes the view; `nil` where it stays as it is.
  var change: (@MainActor @Sendable (AnyView) -> AnyView)?

  /// The layout by default.
  public static var defaultLayout: Self { Self() }

  /// As much room as the view takes.
  public static var sizeThatFitsLayout: Self { Self() }

  /// Upright.
  public static var portrait: Self { Self() }

  /// Upside down.
  public static var portraitUpsideDown: Self { Self() }

  /// On its left side.
  public static var landscapeLeft: Self { Self() }

  /// On its right side.
  public static var landscapeRight: Self { Self() }

  /// So much room.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

/// A type by which a preview is found while the application runs.
///
/// Mirrors `PreviewRegistry` of Xcode's: `#Preview` expands to one. You never conform to it yourself.
@MainActor @preconcurrency public protocol PreviewRegistry {
  /// The module and the name of the file of the preview.
  static var fileID: String { get }

  /// The line of the preview.
  static var line: Int { get }

  /// Makes the preview.
  static func makePreview() throws -> Preview
}
