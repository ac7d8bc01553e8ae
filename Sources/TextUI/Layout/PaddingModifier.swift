import AccessibilityTree

/// A modifier that leaves room around a view.
struct PaddingModifier: SilentModifier, Equatable {
  /// The room.
  let insets: EdgeInsets

  func makeBox(_ node: ViewNode) -> PaddingBox { PaddingBox(node) }

  func apply(to box: PaddingBox) {
    func cells(_ length: CGFloat) -> Int { box.cells(length, "padding") ?? 0 }
    box.insets = CellInsets(
      top: cells(insets.top), leading: cells(insets.leading), bottom: cells(insets.bottom),
      trailing: cells(insets.trailing))
    box.setNeedsLayout()
  }
}

/// The box of a view with room around it.
final class PaddingBox: Box {
  /// The room.
  var insets = CellInsets()

  override var groundPart: GroundPart { .hugging }

  override func measure(_ proposal: Proposal) -> Size {
    let taken = children.first?.size(for: proposal.inset(by: insets)) ?? .zero
    return Size(width: taken.width + insets.horizontal, height: taken.height + insets.vertical)
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    children.first?.guide(key, for: proposal.inset(by: insets)).map {
      $0 + CGFloat(insets.origin[key.axis])
    }
  }

  override func layoutChildren() {
    children.first?.place(at: insets.origin, offering: placedProposal.inset(by: insets))
  }
}

extension View {
  /// Leaves room around the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The room, in cells; one when `nil`.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let room = length ?? 1
    return modified(
      by: PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? room : 0, leading: edges.contains(.leading) ? room : 0,
          bottom: edges.contains(.bottom) ? room : 0,
          trailing: edges.contains(.trailing) ? room : 0)))
  }

  /// Leaves the same room on all sides, in cells.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Leaves room around the view, in cells.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingModifier(insets: insets))
  }
}
