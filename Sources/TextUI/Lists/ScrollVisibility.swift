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

  /// Runs code when other views are in the visible part of the content that scrolls inside.
  ///
  /// Mirrors SwiftUI's modifier. The views are those of a `ForEach` inside.
  ///
  /// - Parameters:
  ///   - idType: The type of their ids; those of other types do not count.
  ///   - threshold: Which share of a view has to be seen for it to count as visible.
  ///   - action: The code, which gets the ids of those that are visible now, in order; called at first when there are any.
  /// - Returns: The changed view.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modified(
      by: TargetVisibilityModifier(threshold: threshold) { ids in
        action(ids.compactMap { $0.base as? ID })
      }
    )
    .environment(\.marksElements, true)
  }
}

/// A modifier that tells which views are in the visible part of the content that scrolls inside.
private struct TargetVisibilityModifier: BoxModifier {
  /// Which share of a view has to be seen.
  let threshold: Double

  /// Told of them.
  let action: ([AnyHashable]) -> Void

  func makeBox(_ node: ViewNode) -> TargetVisibilityBox { TargetVisibilityBox(node) }

  func apply(to box: TargetVisibilityBox) {
    box.threshold = threshold
    box.action = action
  }
}

/// The box of a view that tells which views are in the visible part of the content that scrolls inside.
private final class TargetVisibilityBox: Box, PlaceWatching {
  /// Which share of a view has to be seen.
  var threshold = 0.5

  /// Told of them.
  var action: ([AnyHashable]) -> Void = { _ in }

  private var visible: [AnyHashable] = []

  override func layoutChildren() {
    super.layoutChildren()
    graph.watch(self)
  }

  func checkPlaces() -> Bool {
    guard parent != nil else { return false }
    let now = (innerScroller?.marked ?? []).filter { $0.seenShare >= threshold }
      .compactMap { $0.elementMark.flatMap { mark in mark.explicitIDs.first ?? mark.id } }
    if now != visible {
      visible = now
      action(now)
    }
    return true
  }
}

extension Box {
  /// Which share of the box can be seen, from 0 to 1.
  fileprivate var seenShare: Double {
    let (all, seen) = (frame.size, visibleFrame.size)
    guard all.width > 0, all.height > 0 else { return 0 }
    return Double(seen.width * seen.height) / Double(all.width * all.height)
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
    let isVisibleNow = isThere && seenShare >= threshold
    if isVisibleNow != isVisible {
      isVisible = isVisibleNow
      action(isVisibleNow)
    }
    return isThere
  }
}
