import AccessibilityTree

/// A modifier that gives a view a fixed extent, or limits for it.
struct FrameModifier: SilentModifier, Equatable {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment = Alignment.center

  /// Whether the least, ideal and greatest extents are one.
  var isFixed = false

  /// The direction of a line that is as thin as this on a phone; `nil` for what is no line.
  var line: Axis?

  func makeBox(_ node: ViewNode) -> FrameBox { FrameBox(node) }

  func apply(to box: FrameBox) {
    func cells(_ length: CGFloat?, _ what: String) -> Int? {
      box.cells(
        length, "frame(\(isFixed ? what.dropFirst(3).lowercased() : what):)",
        allowsInfinity: !isFixed && what.hasPrefix("max"))
    }
    box.limits = FrameLimits(
      minWidth: cells(minWidth, "minWidth"), idealWidth: cells(idealWidth, "idealWidth"),
      maxWidth: cells(maxWidth, "maxWidth"), minHeight: cells(minHeight, "minHeight"),
      idealHeight: cells(idealHeight, "idealHeight"), maxHeight: cells(maxHeight, "maxHeight"))
    if isFixed {
      box.limits.idealWidth = box.limits.minWidth
      box.limits.maxWidth = box.limits.minWidth
      box.limits.idealHeight = box.limits.minHeight
      box.limits.maxHeight = box.limits.minHeight
    }
    box.alignment = alignment
    box.line = line
    box.setNeedsLayout()
  }
}

/// The limits of a view's extent, in cells.
struct FrameLimits {
  var minWidth: Int?
  var idealWidth: Int?
  var maxWidth: Int?
  var minHeight: Int?
  var idealHeight: Int?
  var maxHeight: Int?
}

/// The box of a view with limits for its extent.
final class FrameBox: Box {
  /// The limits.
  var limits = FrameLimits()

  /// Where the view stands within.
  var alignment = Alignment.center

  /// The direction of a line that is as thin as this on a phone; `nil` for what is no line.
  var line: Axis?

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
    let offer = contentOffer(placedProposal, frame.size)
    child.place(at: contentOrigin(child, offer, frame.size), offering: offer)
  }

  /// What the view inside is offered when the frame takes a size.
  private func contentOffer(_ proposal: Proposal, _ size: Size) -> Proposal {
    Proposal(
      width: proposal.width == nil && limits.idealWidth == nil && limits.maxWidth == nil
        ? nil : size.width,
      height: proposal.height == nil && limits.idealHeight == nil && limits.maxHeight == nil
        ? nil : size.height)
  }

  private func contentOrigin(_ child: Box, _ offer: Proposal, _ size: Size) -> Point {
    if isPlain(alignment.horizontal.key) && isPlain(alignment.vertical.key) {
      return alignment.origin(of: child.size(for: offer), in: size)
    }
    return origin(of: child, offering: offer, alignment, in: ViewDimensions(size))
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    guard let child = children.first else { return nil }
    let size = size(for: proposal)
    let offer = contentOffer(proposal, size)
    return child.guide(key, for: offer).map {
      $0 + CGFloat(contentOrigin(child, offer, size)[key.axis])
    }
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
  @_disfavoredOverload
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width, height: height, alignment: alignment, line: nil)
  }

  /// Gives the view a fixed extent, in cells, of which it may need a part.
  ///
  /// - Parameters:
  ///   - width: The width; the view's own when `nil`.
  ///   - height: The height; the view's own when `nil`.
  ///   - alignment: Where the view stands within.
  ///   - line: The direction of a line that is as thin as this on a phone, which is drawn as one; `nil` for what is no line.
  /// - Returns: The changed view.
  @_spi(Bridging) public func frame(
    width: CGFloat?, height: CGFloat?, alignment: Alignment, line: Axis?
  ) -> some View {
    modified(
      by: FrameModifier(
        minWidth: width, minHeight: height, alignment: alignment, isFixed: true, line: line))
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
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
