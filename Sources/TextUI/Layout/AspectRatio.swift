import AccessibilityTree

/// A way in which a view of a fixed shape takes room of another shape.
///
/// Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// As large as fits inside.
  case fit

  /// As small as covers it.
  case fill
}

extension View {
  /// Keeps the view's width and height in a ratio.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height, in cells; the ratio of the view's ideal size when `nil`. (A cell of a terminal is about twice as high
  ///     as it is wide: a square looks like one at a ratio of 2.)
  ///   - contentMode: Whether the view fits into the room or covers it.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(by: AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the view's width and height in the ratio of a size.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size.
  ///   - contentMode: Whether the view fits into the room or covers it.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modified(
      by: AspectRatioModifier(
        ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Makes the view as large as fits, in the ratio of its ideal size.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as covers the room, in the ratio of its ideal size.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A modifier that keeps a view's width and height in a ratio.
struct AspectRatioModifier: SilentModifier, Equatable {
  /// Width over height; that of the ideal size when `nil`.
  let ratio: CGFloat?

  /// Whether the view fits into the room or covers it.
  let contentMode: ContentMode

  func makeBox(_ node: ViewNode) -> AspectRatioBox { AspectRatioBox(node) }

  func apply(to box: AspectRatioBox) {
    box.contentMode = contentMode
    box.ratio = ratio
    if let ratio, !(ratio > 0 && ratio.isFinite) {
      box.ratio = nil
      box.graph.warn(
        "\(box.graph.evaluating?.viewName ?? "A view"): aspectRatio is \(ratio), which is no ratio; "
          + "that of the view's ideal size is taken.")
    }
    box.setNeedsLayout()
  }
}

/// The box of a view of a fixed shape.
final class AspectRatioBox: Box {
  /// Width over height; that of the ideal size when `nil`.
  var ratio: CGFloat?

  /// Whether the view fits into the room or covers it.
  var contentMode = ContentMode.fit

  private func offer(for proposal: Proposal) -> Proposal {
    guard let child = children.first else { return proposal }
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? CGFloat(max(1, ideal.width)) / CGFloat(max(1, ideal.height))
    func finite(_ extent: Int?) -> CGFloat? {
      extent.flatMap { $0 >= Proposal.infinity ? nil : CGFloat($0) }
    }
    let result: CGSize
    switch (finite(proposal.width), finite(proposal.height)) {
    case (let width?, let height?):
      let isWide = width / max(1, height) > ratio
      result =
        isWide == (contentMode == .fit)
        ? CGSize(width: height * ratio, height: height)
        : CGSize(width: width, height: width / ratio)
    case (let width?, nil): result = CGSize(width: width, height: width / ratio)
    case (nil, let height?): result = CGSize(width: height * ratio, height: height)
    case (nil, nil): return .unspecified
    }
    return Proposal(width: Int(cells: result.width), height: Int(cells: result.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    children.first?.size(for: offer(for: proposal)) ?? .zero
  }

  override func layoutChildren() {
    children.first?.place(at: .zero, offering: offer(for: placedProposal))
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    children.first?.guide(key, for: offer(for: proposal))
  }
}
