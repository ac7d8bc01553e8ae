/// The size a container offers to a view.
///
/// Mirrors SwiftUI's `ProposedViewSize`. Lengths are in cells; what is offered to TextUI's own views is rounded to whole ones.
public struct ProposedViewSize: Sendable, Equatable {
  /// The width offered; the ideal one when `nil`.
  public var width: CGFloat?

  /// The height offered; the ideal one when `nil`.
  public var height: CGFloat?

  /// Offers nothing: views answer with their least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Says nothing: views answer with their ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Offers everything: views answer with their greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Returns a size: the one offered, or another's extent where nothing was said.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 1)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Says in lengths what is offered in cells.
  init(_ proposal: Proposal) {
    func length(_ cells: Int?) -> CGFloat? {
      cells.map { $0 >= Proposal.infinity ? .infinity : CGFloat($0) }
    }
    self.init(width: length(proposal.width), height: length(proposal.height))
  }

  /// The offer in whole cells.
  var cells: Proposal {
    Proposal(width: width.map { Int(cells: $0) }, height: height.map { Int(cells: $0) })
  }
}

/// A place within a rectangle, as parts of its extent.
///
/// Mirrors SwiftUI's `UnitPoint`.
public struct UnitPoint: Sendable, Hashable {
  /// The part of the width, from 0 where lines begin to 1 where they end.
  public var x: CGFloat

  /// The part of the height, from 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// Makes a place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner at the top where lines begin.
  public static let zero = UnitPoint(x: 0, y: 0)

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The corner at the top where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The corner at the top where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The corner at the bottom where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The corner at the bottom where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
