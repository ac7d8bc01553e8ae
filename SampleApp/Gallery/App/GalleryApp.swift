public import TextUI

/// Every control of the toolkit in every style: a page for each kind.
public struct GalleryApp: App {
  /// Starts the application.
  public init() {}

  /// The window.
  public var body: some Scene {
    WindowGroup { GalleryView() }
  }
}
