import AccessibilityTree

/// A way in which a finger that begins to scroll puts the software keyboard away.
///
/// Mirrors SwiftUI's `ScrollDismissesKeyboardMode`. The field that has the focus loses it.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
  /// A name of a way.
  enum Kind: Hashable {
    case automatic, immediately, interactively, never
  }

  /// The name.
  let kind: Kind

  /// As suits the place: as soon as it begins, but in a text of several lines that is edited.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)

  /// As soon as it begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)

  /// With the finger: when it goes down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)

  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// The key of how scrolling puts the keyboard away.
private enum KeyboardDismissalKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// How scrolling puts the software keyboard away.
  ///
  /// Mirrors SwiftUI's value.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardDismissalKey.self] }
    set { self[KeyboardDismissalKey.self] = newValue }
  }
}

extension View {
  /// Sets how a finger that begins to scroll what is inside puts the software keyboard away.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension FocusSystem {
  /// Takes the focus from a field when a finger begins to scroll what is around a box, unless that lets the keyboard be.
  ///
  /// - Parameters:
  ///   - box: The box under the finger.
  ///   - distance: How far the finger has gone.
  func endTyping(byDragFrom box: Box, by distance: Point) {
    guard let focused, focused.isTextInput, !box.isInside(focused) else { return }
    let axis: Axis.Set = abs(distance.y) >= abs(distance.x) ? .vertical : .horizontal
    let scrolled = box.selfAndAncestors.lazy.compactMap { $0 as? ScrollBox }.first {
      $0.isScrollEnabled && !$0.axes.isDisjoint(with: axis)
    }
    switch scrolled?.environment.scrollDismissesKeyboardMode.kind {
    case .automatic, .immediately: focus(nil)
    case .interactively: if distance.y > 0 { focus(nil) }
    case .never, nil: break
    }
  }
}
