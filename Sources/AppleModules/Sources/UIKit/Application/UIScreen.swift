public import Foundation

/// The screen, in cells.
///
/// Mirrors UIKit's class, as far as suites ask it.
///
/// - Note: Unlike UIKit's, a point is a cell, and there is one pixel to it. The size is what the environment variable `UITEST_SCREEN_SIZE`
///   says, else 80 by 24: that of an application that a test launches without a word of it. In a file that imports `SwiftUI` it is the
///   size that the application has, in points, as all lengths are there.
public final class UIScreen: NSObject, Sendable {
  /// The screen.
  public static let main = UIScreen(
    size: ProcessInfo.processInfo.environment["UITEST_SCREEN_SIZE"])

  /// Told when the screen becomes brighter or darker, which here nobody is.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The size.
  private let size: CGSize

  /// Makes a screen.
  ///
  /// - Parameter size: Its columns, an `x`, its rows; what is none of that counts for nothing.
  init(size: String?) {
    let sides = (size ?? "").split(separator: "x", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let isSize = sides.count == 2 && sides.allSatisfy { $0 > 0 }
    self.size = isSize ? CGSize(width: sides[0], height: sides[1]) : CGSize(width: 80, height: 24)
  }

  /// All screens: the one.
  public static var screens: [UIScreen] { [main] }

  /// The screen's rectangle, in cells.
  @_disfavoredOverload
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The screen's rectangle, in pixels, of which a cell is one.
  public var nativeBounds: CGRect { bounds }

  /// How many pixels a point has in each direction.
  public var scale: CGFloat { 1 }

  /// How many pixels of the device a point has in each direction.
  public var nativeScale: CGFloat { 1 }
}
