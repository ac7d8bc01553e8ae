/// A place where a view is put in or taken out: a node that shows one of several or none, and which of them.
struct Insertion: Hashable {
  /// The node; nothing but its identity is used.
  let origin: ObjectIdentifier

  /// Which of its views.
  let id: AnyHashable?

  /// Names the only view of a node, or one of two.
  @MainActor init(_ origin: ViewNode, branch: Bool? = nil) {
    self.origin = ObjectIdentifier(origin)
    id = branch.map { AnyHashable($0) }
  }

  /// Names the view of an element.
  @MainActor init(_ origin: ViewNode, id: some Hashable) {
    self.origin = ObjectIdentifier(origin)
    self.id = AnyHashable(id)
  }
}

/// A box that left the tree and is drawn on its way out, where it stood.
@MainActor struct Ghost {
  /// The outermost box that left.
  let box: Box

  /// The box it was in, while that lasts.
  weak let parent: Box?

  /// The box in it that has the way.
  let transition: TransitionBox
}

/// A look of a box on its way in or out.
private final class TransitionTrack: MotionTrack {
  private let box: TransitionBox
  private let start: TransitionEffect
  private let target: TransitionEffect
  private let ended: () -> Void

  /// Makes the way of a box.
  init(
    _ box: TransitionBox, from start: TransitionEffect, to target: TransitionEffect,
    _ ended: @escaping () -> Void
  ) {
    self.box = box
    self.start = start
    self.target = target
    self.ended = ended
    super.init(over: box)
    box.effect = start
  }

  override func show(_ share: Double) { box.effect = start.toward(target, share) }

  override func didEnd() { ended() }
}

extension Motion {
  /// Makes views at a place where there was none; the outermost of them may come in some way.
  func insert<Result>(_ insertion: Insertion, _ make: () -> Result) -> Result {
    guard isOn, keepsUp else { return make() }
    let outer = self.insertion
    self.insertion = insertion
    defer { self.insertion = outer }
    return make()
  }

  /// Has a view that was just made begin its way in, if it is the outermost of those put in.
  func come(_ node: some TransitionTaking) {
    guard let insertion, mayMove(node), Self.isOutermost(node, at: insertion) else { return }
    for box in node.transitionBoxes {
      guard let effect = box.transition.insertion,
        let animation = box.transition.insertionAnimation ?? change.animation,
        animation.duration > 0
      else { continue }
      // What is still on its way out turns back.
      let start = takeBack(insertion) ?? effect
      add(
        TransitionTrack(box, from: start, to: TransitionEffect()) { [weak box] in
          box?.effect = nil
        }, animation)
    }
  }

  /// Whether a view that is just made is the outermost of those put in, in a change that has a course.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - course: The course that it has itself; that of the change when `nil`.
  /// - Returns: Whether it is.
  func comesNow(_ node: ViewNode, in course: Animation?? = nil) -> Bool {
    guard let insertion, (course ?? change.animation) != nil, mayMove(node) else { return false }
    return Self.isOutermost(node, at: insertion)
  }

  private static func isOutermost(_ node: ViewNode, at insertion: Insertion) -> Bool {
    for around in node.selfAndAncestors.dropFirst() {
      if ObjectIdentifier(around) == insertion.origin { return true }
      if around.arrangesContent { return false }
    }
    return false
  }

  private func takeBack(_ insertion: Insertion) -> TransitionEffect? {
    guard let index = ghosts.firstIndex(where: { $0.transition.leaving == insertion }) else {
      return nil
    }
    let ghost = ghosts.remove(at: index)
    end(ObjectIdentifier(ghost.transition))
    return ghost.transition.effect
  }

  /// Has the outermost of the views that are about to be taken out begin their way.
  func remove(_ node: ViewNode, _ insertion: Insertion) {
    guard isOn, keepsUp else { return }
    if let leaving = node as? any TransitionTaking { return go(leaving, insertion) }
    if node.arrangesContent { return }
    node.visitChildren { remove($0, insertion) }
  }

  private func go(_ node: some TransitionTaking, _ insertion: Insertion) {
    guard mayMove(node) else { return }
    for box in node.transitionBoxes {
      guard let effect = box.transition.removal,
        let animation = box.transition.removalAnimation ?? change.animation,
        animation.duration > 0
      else { continue }
      box.leaving = insertion
      let start = box.effect ?? TransitionEffect()
      add(
        TransitionTrack(box, from: start, to: effect) { [weak self, weak box] in
          guard let self, let box else { return }
          ghosts.removeAll { $0.transition === box }
          box.graph.needsDisplay = true
        }, animation)
    }
  }

  /// Notices that a box left another; it goes on to be drawn there if it is on its way out.
  func left(_ box: Box, from parent: Box) {
    for case let transition as TransitionBox in box.soleChain where transition.leaving != nil {
      ghosts.append(Ghost(box: box, parent: parent, transition: transition))
      return
    }
  }
}
