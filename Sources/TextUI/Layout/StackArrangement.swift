import AccessibilityTree

/// An arrangement of boxes one after the other along an axis.
///
/// Each gets an equal share of what is left, the least flexible first, those of a higher priority before the others; what one
/// leaves goes to those that were cut short. Shares are whole cells: when they do not come out even, earlier boxes get the cell more.
@MainActor struct StackArrangement {
  /// The direction.
  var axis: Axis

  /// The cells between boxes.
  var spacing = 0

  /// The guide across the direction that lies on one line.
  var alignment: AlignmentKey

  /// Boxes below each other, in the middle: what a window, a page or a sheet makes of several views.
  static let column = StackArrangement(axis: .vertical, alignment: HorizontalAlignment.center.key)

  /// Boxes beside each other, a cell between them: what a control makes of several views in its label.
  static let row = StackArrangement(
    axis: .horizontal, spacing: 1, alignment: VerticalAlignment.center.key)

  /// Returns the size boxes take together.
  func size(of boxes: [Box], offers: [Proposal]) -> Size {
    var size = Size.zero
    for (box, offer) in zip(boxes, offers) { size[axis] += box.size(for: offer)[axis] }
    size[axis] += max(0, boxes.count - 1) * spacing
    size[axis.other] = AlignedExtents(boxes, offers: offers, alignment).extent
    return size
  }

  /// Returns the size boxes take together; one takes what it takes alone.
  func size(of boxes: [Box], for proposal: Proposal) -> Size {
    boxes.count == 1
      ? boxes[0].size(for: proposal) : size(of: boxes, offers: offers(to: boxes, proposal))
  }

  /// Places boxes from a place on, for a container that was made for one: several stand in a stack, as SwiftUI's do.
  func place(_ boxes: [Box], at origin: Point, offering proposal: Proposal) {
    if boxes.count == 1 { return boxes[0].place(at: origin, offering: proposal) }
    let offers = offers(to: boxes, proposal)
    for (index, place) in origins(of: boxes, offers: offers).enumerated() {
      boxes[index].place(at: origin + place, offering: offers[index])
    }
  }

  /// Returns where boxes stand.
  func origins(of boxes: [Box], offers: [Proposal]) -> [Point] {
    let across = AlignedExtents(boxes, offers: offers, alignment)
    var position = 0
    return boxes.indices.map { index in
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] = across.starts[index]
      position += boxes[index].size(for: offers[index])[axis] + spacing
      return origin
    }
  }

  /// Returns where the boxes say a guide is, together.
  func guide(_ key: AlignmentKey, of boxes: [Box], offers: [Proposal]) -> CGFloat? {
    let origins = origins(of: boxes, offers: offers)
    return boxes.indices.map { index in
      boxes[index].explicitGuide(key, for: offers[index]).map {
        $0 + CGFloat(origins[index][key.axis])
      }
    }.combined(key)
  }

  /// Works out what each box is offered.
  func offers(to boxes: [Box], _ proposal: Proposal) -> [Proposal] {
    if let room = proposal[axis] {
      return distribute(
        room - max(0, boxes.count - 1) * spacing, to: boxes, across: proposal[axis.other])
    }
    let offer = Proposal.unspecified.replacing(axis.other, with: proposal[axis.other])
    return Array(repeating: offer, count: boxes.count)
  }

  private func distribute(_ room: Int, to boxes: [Box], across: Int?) -> [Proposal] {
    let base = Proposal.unspecified.replacing(axis.other, with: across)
    if boxes.count == 1 { return [base.replacing(axis, with: max(0, room))] }
    let axis = axis
    let shares = FairShares(
      count: boxes.count, room: room,
      priorities: boxes.map { $0.trait(LayoutPriorityTrait.self) ?? 0 }
    ) { index, offer in
      boxes[index].size(for: base.replacing(axis, with: offer))[axis]
    }
    return shares.offers.map { base.replacing(axis, with: $0) }
  }
}

/// Room shared out among things that take some or all of what they are offered.
@MainActor struct FairShares {
  /// What each is offered.
  private(set) var offers: [Int]

  /// Shares room out.
  ///
  /// - Parameters:
  ///   - count: How many things there are.
  ///   - room: The room, in cells.
  ///   - priorities: How early each gets its share; those of one priority share alike.
  ///   - taken: Returns how much a thing takes when offered some room.
  init(
    count: Int, room: Int, priorities: [Double], taken: (_ index: Int, _ offer: Int) -> Int
  ) {
    offers = Array(repeating: 0, count: count)
    let ranges = (0..<count).map { (least: taken($0, 0), most: taken($0, Proposal.infinity)) }
    var left = room
    for priority in Set(priorities).sorted(by: >) {
      let group = (0..<count).filter { priorities[$0] == priority }
      let reserved = (0..<count).filter { priorities[$0] < priority }
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
        offers[index] = groupRoom >= Proposal.infinity / 2 ? Proposal.infinity : share
        let extent = taken(index, offers[index])
        groupRoom -= extent
        left -= extent
      }
      // One that was offered less than it wanted may have what others left over: no text is cut beside empty cells.
      for index in order where groupRoom > 0 && groupRoom < Proposal.infinity / 2 {
        let extent = taken(index, offers[index])
        guard ranges[index].most > extent else { continue }
        let more = taken(index, extent + groupRoom) - extent
        guard more > 0 else { continue }
        offers[index] = extent + groupRoom
        groupRoom -= more
        left -= more
      }
    }
  }
}
