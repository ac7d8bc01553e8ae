/// A brightness of an interface.
///
/// Mirrors UIKit's enumeration.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = 0

  /// Dark on light.
  case light = 1

  /// Light on dark.
  case dark = 2
}
