import AccessibilityTree

/// Which parts of sections stay in view while the section does.
///
/// Mirrors SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits, one for each part.
  public let rawValue: UInt32

  /// Makes parts of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headings, at the edge where the content begins.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footings, at the edge where the content ends.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// Returns whether a part is among them.
  func contains(_ role: SectionRoleTrait.Value) -> Bool {
    contains(role == .header ? .sectionHeaders : .sectionFooters)
  }
}

/// A modifier that makes a view the heading or the footing of a section.
struct SectionPartModifier: BoxModifier, Equatable {
  /// Which of them it is.
  let role: SectionRoleTrait.Value

  func makeBox(_ node: ViewNode) -> SectionPartBox { SectionPartBox(node, role) }

  func apply(to box: SectionPartBox) {}
}

/// The box of the heading or the footing of a section.
final class SectionPartBox: Box {
  /// Which of them it is.
  let role: SectionRoleTrait.Value

  /// Whether it lies over the rows, where they would be seen through it.
  var isOverRows = false {
    didSet { if isOverRows != oldValue { setNeedsDisplay() } }
  }

  /// Makes the box.
  init(_ owner: any BoxOwner, _ role: SectionRoleTrait.Value) {
    self.role = role
    super.init(owner)
  }

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    if Trait.self == SectionRoleTrait.self { return role as? Trait.Value }
    return super.trait(trait)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    guard isOverRows else { return }
    canvas.fill(Rect(origin: .zero, size: frame.size), with: " ", style: canvas.style)
  }

  override func paints(at point: Point) -> Bool { isOverRows }
}

/// The heading or footing of a section in a lazy container, with the place it has unless it stays in view.
struct PinnablePart {
  /// Its box.
  let box: SectionPartBox

  /// Where it stands, from the origin of the container.
  let origin: Point

  /// What it was offered.
  let offer: Proposal
}

/// Places the headings and footings of sections so that they stay in view.
@MainActor struct PinnedPlacement {
  /// The direction in which the sections follow each other.
  let axis: Axis

  /// The part of the container that can be seen.
  let visible: Range<Int>

  /// Returns where the parts of a role stand along the axis, some moved into view.
  ///
  /// - Parameters:
  ///   - parts: The parts, in order.
  ///   - role: Their role.
  /// - Returns: Their places, in the same order.
  func positions(of parts: [PinnablePart], _ role: SectionRoleTrait.Value) -> [Int] {
    var positions = parts.map { $0.origin[axis] }
    if role == .header {
      // The last that the content was scrolled past stays, until the next one pushes it out.
      guard let index = positions.lastIndex(where: { $0 < visible.lowerBound }) else {
        return positions
      }
      let next = index + 1 < parts.count ? positions[index + 1] : .max
      positions[index] = max(
        positions[index], min(visible.lowerBound, next - extent(of: parts[index])))
    } else {
      guard
        let index = parts.firstIndex(where: {
          $0.origin[axis] + extent(of: $0) > visible.upperBound
        })
      else { return positions }
      let before = index > 0 ? positions[index - 1] + extent(of: parts[index - 1]) : .min
      positions[index] = min(
        positions[index], max(visible.upperBound - extent(of: parts[index]), before))
    }
    return positions
  }

  private func extent(of part: PinnablePart) -> Int { part.box.size(for: part.offer)[axis] }
}

extension Box {
  /// Returns whether the box begins and ends along an axis where another one beside it is.
  func isWithin(_ other: Box, along axis: Axis) -> Bool {
    let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    let otherStart = other.frame.origin[axis]
    return start >= otherStart && end <= otherStart + other.frame.size[axis]
  }
}
