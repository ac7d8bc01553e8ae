// What a phone's system does for an application beside the screen, and a terminal does not. Each modifier is accepted and leaves the view
// as it is.

extension View {
  /// Offers what people do to other devices, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Offers what people do to other devices, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Runs code when something that people did elsewhere is gone on with, which in a terminal never happens.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Has the gestures of the view come before those of the system, of which a terminal has none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Says that the view may be out of date while it is brought up to date, which in a terminal it never is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Prefers the view for the focus; on a text screen what comes first has it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Has texts spoken one after the other, by assistive technology that a terminal does not have.
  ///
  /// Mirrors SwiftUI's modifier.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Runs code when assistive technology asks for a closer look, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// Gives assistive technology a place to drag the view by, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }

  /// Gives assistive technology a place to drag the view by, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Gives assistive technology a place to drop something on the view, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Gives assistive technology a place to drop something on the view, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity that is a page on the web, which links of other programs lead to.
///
/// Mirrors Foundation's constant of Apple's platforms.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What people do in an application, to be gone on with elsewhere.
///
/// Mirrors Foundation's `NSUserActivity` of Apple's platforms, for source that names it; nothing here makes one.
@MainActor @preconcurrency public final class NSUserActivity {
  /// The kind.
  public let activityType: String

  /// What it is called.
  public var title: String?

  /// What is needed to go on with it.
  public var userInfo: [AnyHashable: Any]?

  /// A page on the web that shows the same.
  public var webpageURL: URL?

  /// Whether other devices may go on with it.
  public var isEligibleForHandoff = true

  /// Whether it is found by a search.
  public var isEligibleForSearch = false

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds what is needed to go on with it.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// A wish for a closer look.
///
/// Mirrors SwiftUI's `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction {
  /// Closer, or not.
  public enum Direction: Sendable, Hashable {
    /// Closer.
    case zoomIn

    /// Further away.
    case zoomOut
  }

  /// Closer, or not.
  public let direction: Direction

  /// Where.
  public let location: UnitPoint

  /// Where, in the view.
  public let point: CGPoint
}
