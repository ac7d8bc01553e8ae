/// A way in which several ways to the network are used at once.
///
/// Mirrors Foundation's enumeration of Apple's platforms.
///
/// - Note: Unlike Foundation's, it does not stand in `URLSessionConfiguration`, where one that is unavailable has its name.
public enum URLSessionMultipathServiceType: Int, Sendable {
  /// They are not.
  case none = 0

  /// Another one when the first is lost.
  case handover = 1

  /// The one that answers soonest.
  case interactive = 2

  /// All, for the sake of more at once.
  case aggregate = 3
}
