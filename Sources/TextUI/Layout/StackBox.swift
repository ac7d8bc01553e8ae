import AccessibilityTree

/// The box of a stack: boxes one after the other along an axis.
///
/// Each gets an equal share of what is left, the least flexible first, those of a higher priority before the others; what one
/// leaves goes to those that were cut short. Shares are whole cells: when they do not come out even, earlier boxes get the cell more.
final class StackBox: Box {
  /// The direction.
  let axis: Axis

  /// The cells between boxes.
  var spacing = 0

  /// Where boxes stand across the direction: returns where an extent begins within room.
  var align: (_ extent: Int, _ room: Int) -> Int = { _, _ in 0 }

  /// The sizes for the proposal that was worked out last.
  private var solved: (proposal: Proposal, sizes: [Proposal])?

  /// Makes the box of a stack.
  init(_ owner: any BoxOwner, axis: Axis) {
    self.axis = axis
    super.init(owner)
  }

  override func forgetMeasures() {
    solved = nil
  }

  override func measure(_ proposal: Proposal) -> Size {
    let offers = offers(for: proposal)
    var size = Size.zero
    for (child, offer) in zip(children, offers) {
      let taken = child.size(for: offer)
      size[axis] += taken[axis]
      size[axis.other] = max(size[axis.other], taken[axis.other])
    }
    size[axis] += totalSpacing
    return size
  }

  override func layoutChildren() {
    let offers = offers(for: placedProposal)
    var position = 0
    for (child, offer) in zip(children, offers) {
      let taken = child.size(for: offer)
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] = align(taken[axis.other], frame.size[axis.other])
      child.place(at: origin, offering: offer)
      position += taken[axis] + spacing
    }
  }

  private var totalSpacing: Int {
    max(0, children.count - 1) * spacing
  }

  /// Works out what each box is offered.
  private func offers(for proposal: Proposal) -> [Proposal] {
    if let solved, solved.proposal == proposal, solved.sizes.count == children.count {
      return solved.sizes
    }
    let offers: [Proposal]
    if let room = proposal[axis] {
      offers = distribute(room - totalSpacing, across: proposal[axis.other])
    } else {
      let offer = Proposal.unspecified.replacing(axis.other, with: proposal[axis.other])
      offers = Array(repeating: offer, count: children.count)
    }
    solved = (proposal, offers)
    return offers
  }

  private func distribute(_ room: Int, across: Int?) -> [Proposal] {
    let base = Proposal.unspecified.replacing(axis.other, with: across)
    var offers = Array(repeating: base, count: children.count)
    if children.count == 1 {
      return [base.replacing(axis, with: max(0, room))]
    }
    let ranges = children.map { child in
      (
        least: child.size(for: base.replacing(axis, with: 0))[axis],
        most: child.size(for: base.replacing(axis, with: Proposal.infinity))[axis]
      )
    }
    let priorities = children.map { $0.trait(LayoutPriorityTrait.self) ?? 0 }
    var left = room
    for priority in Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
      let reserved = children.indices.filter { priorities[$0] < priority }
        .reduce(0) { $0 + ranges[$1].least }
      var groupRoom = left - reserved
      let order = group.sorted {
        let first = ranges[$0].most - ranges[$0].least
        let second = ranges[$1].most - ranges[$1].least
        return first == second ? $0 < $1 : first < second
      }
      for (place, index) in order.enumerated() {
        let remaining = order.count - place
        let share = max(0, groupRoom) / remaining + (max(0, groupRoom) % remaining > 0 ? 1 : 0)
        let offer = groupRoom >= Proposal.infinity / 2 ? Proposal.infinity : share
        offers[index] = base.replacing(axis, with: offer)
        let taken = children[index].size(for: offers[index])[axis]
        groupRoom -= taken
        left -= taken
      }
      // One that was offered less than it wanted may have what others left over: no text is cut beside empty cells.
      for index in order where groupRoom > 0 && groupRoom < Proposal.infinity / 2 {
        let taken = children[index].size(for: offers[index])[axis]
        guard ranges[index].most > taken else { continue }
        let offer = base.replacing(axis, with: taken + groupRoom)
        let more = children[index].size(for: offer)[axis] - taken
        guard more > 0 else { continue }
        offers[index] = offer
        groupRoom -= more
        left -= more
      }
    }
    return offers
  }
}

/// How early a box gets its share of a stack's room.
enum LayoutPriorityTrait: BoxTrait {
  typealias Value = Double
}
