import AccessibilityTree

/// Gives a view a fixed extent, or limits for it.
struct FrameModifier: BoxModifier, Equatable {
  var minWidth: Int?
  var idealWidth: Int?
  var maxWidth: Int?
  var minHeight: Int?
  var idealHeight: Int?
  var maxHeight: Int?
  var alignment = Alignment.center

  func makeBox(_ node: ViewNode) -> FrameBox { FrameBox(node) }

  func apply(to box: FrameBox) {
    box.limits = self
    box.setNeedsLayout()
  }
}

/// The box of a view with limits for its extent.
final class FrameBox: Box {
  /// The limits.
  var limits = FrameModifier()

  override func measure(_ proposal: Proposal) -> Size {
    let offer = offer(for: proposal)
    let taken = children.first?.size(for: offer) ?? .zero
    return Size(
      width: extent(
        proposal.width, taken.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
      height: extent(
        proposal.height, taken.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
  }

  override func layoutChildren() {
    guard let child = children.first else { return }
    let offer = Proposal(
      width: placedProposal.width == nil && limits.idealWidth == nil && limits.maxWidth == nil
        ? nil : frame.width,
      height: placedProposal.height == nil && limits.idealHeight == nil && limits.maxHeight == nil
        ? nil : frame.height)
    let taken = child.size(for: offer)
    child.place(at: limits.alignment.origin(of: taken, in: frame.size), offering: offer)
  }

  private func offer(for proposal: Proposal) -> Proposal {
    Proposal(
      width: clamp(proposal.width ?? limits.idealWidth, limits.minWidth, limits.maxWidth),
      height: clamp(proposal.height ?? limits.idealHeight, limits.minHeight, limits.maxHeight))
  }

  private func clamp(_ extent: Int?, _ least: Int?, _ most: Int?) -> Int? {
    guard var extent else { return least.map { _ in least } ?? nil }
    if let most { extent = min(extent, most) }
    if let least { extent = max(extent, least) }
    return extent
  }

  /// The extent along an axis: what is offered within the limits where they are flexible, else what the content takes.
  private func extent(_ offer: Int?, _ taken: Int, _ least: Int?, _ ideal: Int?, _ most: Int?)
    -> Int
  {
    var result = taken
    if let offer {
      if let most { result = max(min(offer, most), most >= Proposal.infinity ? taken : 0) }
      if let least, most == nil { result = max(min(offer, taken), least) }
    } else if let ideal {
      result = ideal
    }
    if let most, result > most { result = most }
    if let least, result < least { result = least }
    return result
  }
}

extension View {
  /// Gives the view a fixed width, height or both.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - width: The width, in cells; the view's own when `nil`.
  ///   - height: The height, in cells; the view's own when `nil`.
  ///   - alignment: Where the view stands within.
  /// - Returns: The changed view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let width = width.map { Int(cells: $0) }
    let height = height.map { Int(cells: $0) }
    return modified(
      by: FrameModifier(
        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
        idealHeight: height, maxHeight: height, alignment: alignment))
  }

  /// Gives the view limits for its width and height.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in cells.
  ///   - idealWidth: The width where none is offered, in cells.
  ///   - maxWidth: The greatest width, in cells; `.infinity` takes all that is offered.
  ///   - minHeight: The least height, in cells.
  ///   - idealHeight: The height where none is offered, in cells.
  ///   - maxHeight: The greatest height, in cells; `.infinity` takes all that is offered.
  ///   - alignment: Where the view stands within.
  /// - Returns: The changed view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func cells(_ length: CGFloat?) -> Int? { length.map { Int(cells: $0) } }
    return modified(
      by: FrameModifier(
        minWidth: cells(minWidth), idealWidth: cells(idealWidth), maxWidth: cells(maxWidth),
        minHeight: cells(minHeight), idealHeight: cells(idealHeight),
        maxHeight: cells(maxHeight), alignment: alignment))
  }
}
