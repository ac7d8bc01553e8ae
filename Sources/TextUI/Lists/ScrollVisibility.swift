import AccessibilityTree

extension View {
  /// Runs code when so much of the view came into the visible part of the content that scrolls around it, or left it.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - threshold: Which share of the view has to be seen for it to count as visible.
  ///   - action: The code, which gets whether it is visible now; called at first when it is.
  /// - Returns: The changed view.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modified(by: ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

/// A modifier that tells when a view comes into the visible part of scrolled content, or leaves it.
private struct ScrollVisibilityModifier: BoxModifier {
  /// Which share of the view has to be seen.
  let threshold: Double

  /// Told of it.
  let action: (Bool) -> Void

  func makeBox(_ node: ViewNode) -> ScrollVisibilityBox { ScrollVisibilityBox(node) }

  func apply(to box: ScrollVisibilityBox) {
    box.threshold = threshold
    box.action = action
  }
}

/// The box of a view that tells when it comes into the visible part of scrolled content, or leaves it.
private final class ScrollVisibilityBox: Box, PlaceWatching {
  /// Which share of the view has to be seen.
  var threshold = 0.5

  /// Told of it.
  var action: (Bool) -> Void = { _ in }

  private var isVisible = false

  override func layoutChildren() {
    super.layoutChildren()
    graph.watch(self)
  }

  // Should it come back, it is watched anew.
  override func willRemove() { setNeedsLayout() }

  func checkPlaces() -> Bool {
    let isThere = parent != nil
    let isVisibleNow = isThere && share >= threshold
    if isVisibleNow != isVisible {
      isVisible = isVisibleNow
      action(isVisibleNow)
    }
    return isThere
  }

  /// Which share of the view can be seen, from 0 to 1.
  private var share: Double {
    let (all, seen) = (frame.size, visibleFrame.size)
    guard all.width > 0, all.height > 0 else { return 0 }
    return Double(seen.width * seen.height) / Double(all.width * all.height)
  }
}
