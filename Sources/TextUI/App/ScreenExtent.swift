import AccessibilityTree
import Synchronization

/// How large the screen is, for modules that stand on this one.
///
/// TextUI's own addition; applications use `GeometryReader`.
@_spi(Bridging) public final class ScreenExtent: Sendable {
  /// The columns and rows; none before there is a screen.
  private let size = Mutex(Size.zero)

  /// Makes the extent of no screen.
  private init() {}

  /// That of the application whose code runs.
  public static var ofCaller: ScreenExtent { CallerObjects.object { ScreenExtent() } }

  /// The columns and rows; `nil` where no application runs.
  public var cells: (columns: Int, rows: Int)? {
    let size = size.withLock { $0 }
    return size == .zero ? nil : (size.width, size.height)
  }

  /// Takes in how large it is.
  func note(_ newSize: Size) {
    size.withLock { $0 = newSize }
  }
}
