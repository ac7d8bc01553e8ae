import AccessibilityTree

/// A reporter that turns the boxes of an application into its accessibility tree, visiting only what changed.
///
/// A box that reports an element becomes its parent for everything inside; one that does not hands those inside up to the box
/// around it. Frames are relative to the element around, less what that one's content is scrolled by.
@MainActor struct AccessibilityReporter {
  /// Keeps account of the changes.
  private(set) var recorder = TreeRecorder()

  /// When elements are read among their siblings, where it is said of them.
  private var priorities: [ElementID: Double] = [:]

  /// Whether such a priority has changed since the element around was begun.
  private var hasNewPriority = false

  /// The identifiers that others replace, which were given to what is around, by those.
  private var replacedIdentifiers: [String: Set<String>] = [:]

  /// The boxes of the elements.
  private var boxes: [ElementID: Box] = [:]

  /// Returns the box of an element; `nil` when it is not in the tree.
  func box(of id: ElementID) -> Box? {
    boxes[id]
  }

  /// Reports what changed below the root box.
  mutating func report(_ root: Box) {
    let place = Place(offset: .zero, force: false, pending: nil)
    let ids = report(root, place)
    if let id = ids.first { recorder.setRoot(id) }
  }

  /// Hands out what changed since a version.
  mutating func difference(since version: UInt64?) -> TreeDifference {
    let difference = recorder.difference(since: version)
    for id in recorder.removed {
      // Should it show again, all of it is reported anew.
      guard let box = boxes.removeValue(forKey: id) else { continue }
      box.reportedIDs = []
      box.reportAllChildren()
    }
    if !priorities.isEmpty { for id in recorder.removed { priorities[id] = nil } }
    return difference
  }

  /// A place of a box in the tree, as far as its elements are concerned.
  private struct Place {
    /// The origin of the box around, from the content origin of the element around.
    var offset: Point

    /// Whether everything has to be visited, because the boxes around moved.
    var force: Bool

    /// What modifiers further out say about the next element.
    var pending: AccessibilityAttributes?

    /// The box whose identifier is that of the control around.
    var identifyingBox: Box?

    /// The box inside that modifiers tell of which are around a container, and what they tell.
    var described: (box: Box, pending: AccessibilityAttributes)?

    /// Whether it was said of a container, and is handed down to what is inside.
    var isHandedDown = false

    /// How many elements are around.
    var depth = 0

    /// Whether what is around, or the box, is hidden from assistive technology.
    var isHidden = false

    /// Whether an element around is called what is inside.
    var isInNamed = false

    /// How the elements of a column or row are moved, for frames relative to the sibling before.
    var flow: Point?
  }

  /// Reports a box and returns the elements at its top level.
  private mutating func report(_ box: Box, _ place: Place) -> [ElementID] {
    var place = place
    place.force = place.force || box.movedSinceReport
    guard box.needsReport || place.force else { return box.reportedIDs }
    defer { box.didReport() }
    if var own = box.attributes {
      if box === place.identifyingBox { own.identifier = nil }
      if place.depth < Self.depthLimit {
        warn(of: own.identifier, replacedBy: place.pending?.identifier, in: box)
      }
      place.isHandedDown = false
      place.pending = place.pending?.merging(inner: own) ?? own
    }
    if let described = place.described, described.box === box {
      place.pending = described.pending
      place.described = nil
    }
    if let pending = place.pending, pending.isHidden {
      if pending.isUnlisted || place.isInNamed {
        box.reportedIDs = []
        return []
      }
      place.isHidden = true
    }
    if let described = box.describedBox, let pending = place.pending {
      place.described = (described, pending)
      place.pending = nil
    }
    let isDeep = place.depth >= Self.depthLimit
    let own = isDeep ? innermostElement(box) : box.element()
    if var node = own ?? (isDeep ? nil : syntheticElement(box, place)) {
      let identifyingBox = (box as? PressableBox)?.takeIdentifyingBox()
      if let identifier = identifyingBox?.attributes?.identifier { node.identifier = identifier }
      place.identifyingBox = identifyingBox
      place.pending?.apply(to: &node)
      note(place.pending?.sortPriority, of: node.id)
      let reporting = isDeep ? .none : childReporting(box, place, isMade: own == nil)
      box.reportedIDs = [reportElement(&node, of: box, place, reporting)]
    } else {
      var inner = place
      inner.offset = place.offset + box.frame.origin - box.contentOffset
      if box.children.count > 1 { inner.isHandedDown = true }
      var ids: [ElementID] = []
      for child in box.reportedChildren { ids.append(contentsOf: report(child, inner)) }
      if ids.isEmpty, box.attributes != nil, let pending = place.pending, pending.needsElement,
        isDrawn(box)
      {
        ids = [reportStandIn(for: box, pending, place)]
      }
      box.reportedIDs = ids
    }
    return box.reportedIDs
  }

  /// Warns, of a few for each, that an identifier is not found, because another one was given to what is around.
  private mutating func warn(of inner: String?, replacedBy outer: String?, in box: Box) {
    guard let inner, let outer, inner != outer else { return }
    let count = replacedIdentifiers[outer]?.count ?? 0
    guard count < 3, replacedIdentifiers[outer, default: []].insert(inner).inserted else { return }
    box.graph.warn(
      "The identifier “\(inner)” finds nothing: “\(outer)”, given to what is around, replaces it, as on a phone. "
        + "Put .accessibilityElement(children: .contain) before the outer one to have both.")
  }

  private mutating func reportElement(
    _ node: inout ElementNode, of box: Box, _ place: Place, _ reporting: ChildReporting
  ) -> ElementID {
    boxes[box.id] = box
    node.frame = Rect(origin: place.offset + box.frame.origin, size: box.frame.size)
    if let flow = box.flowOrigin { node.frame.origin = flow }
    node.contentOffset = box.contentOffset
    if box.clipsContent { node.states.insert(.clipsContent) }
    if place.isHidden { node.states.insert(.hidden) }
    let wasHidden = recorder.tree[node.id]?.states.contains(.hidden) == true
    if box.environment.isDisabled, !node.isContainer { node.states.insert(.disabled) }
    if box.graph.focus.focused === box { node.states.insert(.focused) }
    if reporting == .labelAndChildren || reporting == .label { name(&node, by: box) }
    switch reporting {
    case .children, .labelAndChildren:
      recorder.set(node)
      reportChildren(
        of: box, as: node.id, in: place, naming: reporting == .labelAndChildren,
        allAnew: place.isHidden != wasHidden)
    case .label, .none:
      recorder.set(node)
      recorder.setChildren([], of: node.id)
      for child in box.children { markReported(child) }
    }
    return node.id
  }

  /// Calls an element what those inside its box are called, unless it has a label of its own.
  private func name(_ node: inout ElementNode, by box: Box) {
    let isControl = box is PressableBox
    if node.label.isEmpty { node.label = isControl ? box.controlLabelInside : box.labelInside }
    if isControl { node.value = node.value ?? box.valueInside }
  }

  /// Reports what is inside an element: everything when other boxes are there, else only what asked for it.
  private mutating func reportChildren(
    of box: Box, as parent: ElementID, in place: Place, naming: Bool, allAnew: Bool
  ) {
    let inner = Place(
      offset: .zero, force: allAnew, pending: nil, identifyingBox: place.identifyingBox,
      described: place.described, depth: place.depth + 1, isHidden: place.isHidden,
      isInNamed: place.isInNamed || naming)
    let outerHasNewPriority = hasNewPriority
    hasNewPriority = false
    defer { hasNewPriority = outerHasNewPriority }
    if !box.reportsAllChildren, !allAnew {
      var isSame = true
      for child in box.pendingReports where child.parent === box && box.reports(child) {
        let old = child.reportedIDs
        if report(child, inner) != old { isSame = false }
      }
      if isSame && !hasNewPriority { return }
    }
    var ids: [ElementID] = []
    ids.reserveCapacity(box.children.count)
    for child in box.reportedChildren { ids.append(contentsOf: report(child, inner)) }
    recorder.setChildren(inReadingOrder(ids), of: parent)
  }

  /// Puts down when an element is read among its siblings.
  private mutating func note(_ priority: Double?, of id: ElementID) {
    guard priority != nil || !priorities.isEmpty, priorities[id] != priority else { return }
    priorities[id] = priority
    hasNewPriority = true
  }

  /// Returns elements as they are read: by priority, and otherwise as they stand.
  private func inReadingOrder(_ ids: [ElementID]) -> [ElementID] {
    guard !priorities.isEmpty, ids.contains(where: { priorities[$0] != nil }) else { return ids }
    return ids.enumerated().sorted { first, second in
      let (one, other) = (priorities[first.element] ?? 0, priorities[second.element] ?? 0)
      return one == other ? first.offset < second.offset : one > other
    }.map(\.element)
  }

  /// How many elements may be around another; a tree has no room for many more.
  private static let depthLimit = ElementTree.depthLimit - 4

  /// Returns the element of a box that stands as deep as an element may: there are none inside it, so that it is none that holds others.
  private func innermostElement(_ box: Box) -> ElementNode? {
    box.graph.warn(
      "More than \(Self.depthLimit) elements stand inside each other; containers further inside are no elements."
    )
    guard let node = box.element(), !node.isContainer, node.elementType != .other else {
      return nil
    }
    return node
  }

  /// Reports an element for a box of which something is said and in which nothing is an element, such as a stack of shapes.
  private mutating func reportStandIn(
    for box: Box, _ pending: AccessibilityAttributes, _ place: Place
  ) -> ElementID {
    var node = ElementNode(id: box.id, elementType: .other)
    pending.apply(to: &node)
    note(pending.sortPriority, of: node.id)
    return reportElement(&node, of: box, place, .none)
  }

  /// Whether something is in a box that is no text; a text without characters is nothing.
  private func isDrawn(_ box: Box) -> Bool {
    box.children.isEmpty ? box.ownText == nil : box.children.contains(where: isDrawn)
  }

  /// A box that reports no element gets one when modifiers make it one, or say something of it while nothing is inside.
  private func syntheticElement(_ box: Box, _ place: Place) -> ElementNode? {
    guard let pending = place.pending, box.ownText == nil else { return nil }
    let isMade =
      pending.children != nil || (pending.elementType != nil && box.children.count != 1)
    let isEmpty = box.children.isEmpty && !place.isHandedDown
    guard isMade || (isEmpty && pending.needsElement) else { return nil }
    guard pending.children != .combine else { return box.combinedElement }
    var node = ElementNode(id: box.id, elementType: .other)
    if pending.children == .ignore { node.states.insert(.readAlone) }
    return node
  }

  /// Returns what is reported of what is inside an element, which may be one only because modifiers say so: `isMade`.
  private func childReporting(_ box: Box, _ place: Place, isMade: Bool) -> ChildReporting {
    switch place.pending?.children {
    case .ignore: isMade ? .children : .none
    case .combine: .label
    case .contain, nil: box.childReporting
    }
  }

  private func markReported(_ box: Box) {
    for child in box.children { markReported(child) }
    box.reportedIDs = []
    box.didReport()
  }
}
