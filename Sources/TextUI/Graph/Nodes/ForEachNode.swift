import Observation

/// The node of the views of a collection.
///
/// When the collection changes, what stayed at the front and at the end costs a comparison each: views are made, moved and ended only
/// in between, and evaluated only for elements that are others, unless the closure that makes them is another one too.
///
/// In a long list the views of the elements behind the first ones may be made later; see ``WaitingRows``.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  /// The identity of an element's view: its id, and which one of those with the same id it is.
  private struct Identity: Hashable {
    var id: ID
    var repetition = 0
  }

  private var view: ForEach<Data, ID, Content>
  private var nodes: [TypedNode<Content>] = []

  /// The ids of the elements whose views are made, in order.
  private var ids: [ID] = []

  /// The ids of all elements, in order.
  private var allIDs: [ID] = []

  /// The same ids; fewer when some occur more than once.
  private var uniqueIDs: Set<ID> = []

  /// What makes the views of the elements behind the first ones wait; `nil` when none may.
  private let waiting: WaitingElements?

  /// The box each element's view puts on the screen, while that is exactly one and known.
  private var soleBoxes: [Box?] = []

  /// Whether the views there were at first are made: those that come later are put in among them.
  private var isMade = false

  /// Makes the parts of the elements' views.
  init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    self.view = view
    waiting = WaitingElements(of: Content.self, context)
    super.init(context)
    if waiting != nil { graph.waitingRows.append(self) }
    rebuild()
    isMade = true
  }

  override func willTearDown() {
    guard let waiting else { return }
    waiting.end()
    graph.waitingRows.removeAll { $0 === self }
  }

  /// Whether elements are objects that change without anybody being told.
  private static var elementsChangeUnseen: Bool {
    Data.Element.self is AnyObject.Type && !(Data.Element.self is any Observable.Type)
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let old = self.view
    let view = view.following(old, in: graph)
    guard !isDirty || idsAreValues, !Self.elementsChangeUnseen,
      graph.comparison.isSame(old.id, view.id)
    else {
      self.view = view
      return rebuild()
    }
    let isSameData = graph.comparison.isSame(old.data, view.data)
    if !isDirty, graph.comparison.closures.isSame(old.elementContent, view.elementContent) {
      guard !isSameData else { return }
      self.view.data = view.data
      evaluating(keepingDependencies: true) { follow(old.data) }
    } else {
      self.view = view
      if isSameData, idsAreValues { replaceContent() } else { rebuild() }
    }
  }

  override func evaluate() {
    if idsAreValues { replaceContent() } else { rebuild() }
  }

  /// Whether the collection is a value with the elements in it, and these with their ids: the same one has the same ids for sure.
  ///
  /// Others may be, or hold, an object whose elements come and go.
  private var idsAreValues: Bool {
    let isValue =
      Data.self == [Data.Element].self || Data.self == Range<Int>.self
      || Data.self == ArraySlice<Data.Element>.self
    return isValue && MemoryLayout<Data.Element>.offset(of: view.id) != nil
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    for node in nodes { visit(node) }
  }

  /// The parts of the elements' views, with the ids.
  var identifiedChildren: [(id: AnyHashable, node: ViewNode)] {
    zip(ids, nodes).map { (AnyHashable($0), $1) }
  }

  /// Evaluates the views of all elements.
  private func rebuild() {
    view.elementContent.watchCapture(graph.comparison.closures)
    evaluating {
      letRowsWait()
      follow(nil)
    }
  }

  /// Evaluates the views of the same elements anew.
  private func replaceContent() {
    guard hasUniqueIDs else { return rebuild() }
    view.elementContent.watchCapture(graph.comparison.closures)
    waiting?.texts = nil
    evaluating {
      letRowsWait()
      updateNodes(ids.indices, nil, shift: 0)
    }
  }

  /// Takes over what is in the collection now.
  ///
  /// - Parameter oldData: The elements the views were made of, when those of equal elements would be the same; else `nil`.
  private func follow(_ oldData: Data?) {
    let newAllIDs = view.data.map { $0[keyPath: view.id] }
    let (oldAllRange, newAllRange) = allIDs.changedRanges(to: newAllIDs)
    let isUnique = replaceUniqueIDs(oldAllRange, by: newAllIDs[newAllRange])
    let madeCount = isUnique ? madeCount(newAllIDs, oldAllRange, newAllRange) : newAllIDs.count
    let oldWaitingCount = waitingCount
    allIDs = newAllIDs
    waiting?.texts = nil
    guard isUnique else { return followRepeated(newAllIDs) }
    let isAll = oldWaitingCount == 0 && madeCount == newAllIDs.count
    let newIDs = isAll ? newAllIDs : Array(newAllIDs[..<madeCount])
    let (oldRange, newRange) =
      isAll ? (oldAllRange, newAllRange) : ids.changedRanges(to: newIDs)
    updateNodes(0..<oldRange.lowerBound, oldData, shift: 0)
    if !oldRange.isEmpty || !newRange.isEmpty { replaceNodes(oldRange, newIDs, newRange) }
    ids = newIDs
    updateNodes(newRange.upperBound..<newIDs.count, oldData, shift: oldRange.count - newRange.count)
    if !oldRange.isEmpty || !newRange.isEmpty || waitingCount != oldWaitingCount { outputChanged() }
  }

  /// Hands their elements to views that stay where they are among the others.
  ///
  /// - Parameters:
  ///   - range: The places of the views.
  ///   - oldData: The elements they were made of, as ``follow(_:)`` has them.
  ///   - shift: How much farther back the elements stood.
  private func updateNodes(_ range: Range<Int>, _ oldData: Data?, shift: Int) {
    guard !range.isEmpty else { return }
    let data = view.data
    var index = data.index(data.startIndex, offsetBy: range.lowerBound)
    var oldIndex = oldData.map { $0.index($0.startIndex, offsetBy: range.lowerBound + shift) }
    for place in range {
      let element = data[index]
      data.formIndex(after: &index)
      if let oldData, let old = oldIndex {
        oldIndex = oldData.index(after: old)
        if graph.comparison.isSame(oldData[old], element) { continue }
      }
      nodes[place].update(view.elementContent(element))
    }
  }

  /// Replaces views between those that stay; one whose id is in both comes along.
  private func replaceNodes(_ oldRange: Range<Int>, _ newIDs: [ID], _ newRange: Range<Int>) {
    var old: [ID: (node: TypedNode<Content>, box: Box?)] = [:]
    for place in oldRange { old[ids[place]] = (nodes[place], soleBoxes[place]) }
    var newNodes: [TypedNode<Content>] = []
    var newBoxes: [Box?] = []
    newNodes.reserveCapacity(newRange.count)
    let data = view.data
    var index = data.index(data.startIndex, offsetBy: newRange.lowerBound)
    for place in newRange {
      let content = view.elementContent(data[index])
      data.formIndex(after: &index)
      if let (node, box) = old.removeValue(forKey: newIDs[place]) {
        node.update(content)
        newNodes.append(node)
        newBoxes.append(box)
      } else {
        newNodes.append(make(content, id: newIDs[place]))
        newBoxes.append(nil)
      }
    }
    nodes.replaceSubrange(oldRange, with: newNodes)
    soleBoxes.replaceSubrange(oldRange, with: newBoxes)
    for (id, entry) in old.sorted(by: { $0.value.node.number < $1.value.node.number }) {
      graph.motion.remove(entry.node, Insertion(self, id: id))
      entry.node.tearDown()
    }
  }

  /// Makes the node of an element that came.
  private func make(_ content: Content, id: ID) -> TypedNode<Content> {
    guard isMade, graph.motion.isOn else { return Content.makeNode(content, childContext()) }
    return graph.motion.insert(Insertion(self, id: id)) {
      Content.makeNode(content, childContext())
    }
  }

  // MARK: - Ids that occur more than once

  /// Whether no id of the elements occurs more than once.
  private var hasUniqueIDs: Bool { uniqueIDs.count == allIDs.count }

  /// Exchanges some of the ids of all elements; returns whether all are unique afterwards.
  private func replaceUniqueIDs(_ oldRange: Range<Int>, by newIDs: ArraySlice<ID>) -> Bool {
    guard hasUniqueIDs else { return false }
    for place in oldRange { uniqueIDs.remove(allIDs[place]) }
    for id in newIDs where !uniqueIDs.insert(id).inserted { return false }
    return true
  }

  /// Takes over elements of which some share an id: the second of them gets an identity by its place, and a warning names the id.
  private func followRepeated(_ newIDs: [ID]) {
    var old: [Identity: TypedNode<Content>] = [:]
    for (place, identity) in Self.identities(ids).enumerated() { old[identity] = nodes[place] }
    let identities = Self.identities(newIDs)
    nodes = zip(identities, view.data).map { identity, element in
      let content = view.elementContent(element)
      if identity.repetition > 0 { warnOfRepetition(identity.id) }
      guard let node = old.removeValue(forKey: identity) else {
        return Content.makeNode(content, childContext())
      }
      node.update(content)
      return node
    }
    soleBoxes = Array(repeating: nil, count: nodes.count)
    ids = newIDs
    uniqueIDs = Set(newIDs)
    for node in old.values.sorted(by: { $0.number < $1.number }) { node.tearDown() }
    outputChanged()
  }

  private func warnOfRepetition(_ id: ID) {
    graph.warn(
      "\(viewName): the id \(id) occurs more than once in ForEach<\(Data.self), \(ID.self), \(Content.self)>; "
        + "give each element an id of its own.")
  }

  private static func identities(_ ids: [ID]) -> [Identity] {
    var repetitions: [ID: Int] = [:]
    return ids.map { id in
      let repetition = repetitions[id, default: 0]
      repetitions[id] = repetition + 1
      return Identity(id: id, repetition: repetition)
    }
  }

  // MARK: - Boxes

  override func appendBoxes(to boxes: inout [Box]) {
    let marksElements = scope.values.marksElements
    for place in nodes.indices {
      let node = nodes[place]
      if node.hasKnownOutput, let box = soleBoxes[place] {
        boxes.append(box)
        continue
      }
      let count = boxes.count
      node.appendBoxes(to: &boxes)
      if marksElements { boxes.mark(from: count, as: ids[place], depth: depth) }
      soleBoxes[place] = boxes.count == count + 1 ? boxes[count] : nil
      node.hasKnownOutput = true
    }
  }
}

// MARK: - Views that wait

extension ForEachNode: WaitingRows {
  var waitingCount: Int { allIDs.count - ids.count }

  func makeRows(_ count: Int) {
    let wanted = ids.count + min(count, waitingCount)
    guard let waiting, waiting.wanted < wanted else { return }
    waiting.wanted = wanted
    outputChanged()
  }

  var neededCount: () -> Int? {
    get { waiting?.needed ?? { nil } }
    set { waiting?.needed = newValue }
  }

  /// Lets go of the views behind those that have to be there: they would be others now, and are made when somebody looks for them.
  private func letRowsWait() {
    guard let waiting, waiting.mayWaitAgain(allIDs.count), !graph.motion.isOn, hasUniqueIDs,
      let needed = waiting.needed(), needed < ids.count,
      !soleBoxes[..<needed].contains(where: { $0 == nil })
    else { return }
    waiting.wanted = needed
    for node in nodes[needed...] { node.tearDown() }
    nodes.removeSubrange(needed...)
    soleBoxes.removeSubrange(needed...)
    ids.removeSubrange(needed...)
    outputChanged()
  }

  func makeWantedRows() {
    guard let waiting, waitingCount > 0, waiting.wanted > ids.count else { return }
    let newIDs = allIDs[..<min(waiting.wanted, allIDs.count)]
    evaluating(keepingDependencies: true) {
      replaceNodes(ids.count..<ids.count, Array(newIDs), ids.count..<newIDs.count)
    }
    ids = Array(newIDs)
  }

  func waitingRowsMayHold(_ text: String) -> Bool {
    guard let waiting, waitingCount > 0 else { return false }
    let rest = view.data.dropFirst(ids.count)
    return waiting.mayHold(text) { add in
      for element in rest where !add(view.elementContent(element)) { return }
    }
  }

  /// Returns how many views there have to be: for what is wanted, and for each element that has one, wherever it is now.
  ///
  /// - Parameters:
  ///   - newIDs: The ids of the elements, each of which occurs once.
  ///   - oldRange: The places, among the elements before, of those that may have gone.
  ///   - newRange: The places of those that may have come.
  /// - Returns: The number of elements from the first on.
  private func madeCount(
    _ newIDs: [ID], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> Int {
    guard let waiting, waiting.mayWait(newIDs.count) else { return newIDs.count }
    var count = ids.count
    if count > oldRange.upperBound {
      count += newRange.count - oldRange.count
    } else if count > oldRange.lowerBound {
      let made = Set(ids[oldRange.lowerBound...])
      let last = newRange.last { made.contains(newIDs[$0]) }
      count = last.map { $0 + 1 } ?? newRange.lowerBound
    }
    // What had so many rows in view, or farther up, goes on to have them.
    return min(max(count, waiting.wanted, ids.count), newIDs.count)
  }
}

extension Array where Element: Equatable {
  /// Returns where this list and another differ: what lies before and behind is the same in both.
  func changedRanges(to other: [Element]) -> (old: Range<Int>, new: Range<Int>) {
    let common = Swift.min(count, other.count)
    var prefix = 0
    while prefix < common, self[prefix] == other[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < common - prefix, self[count - 1 - suffix] == other[other.count - 1 - suffix] {
      suffix += 1
    }
    return (prefix..<count - suffix, prefix..<other.count - suffix)
  }
}
