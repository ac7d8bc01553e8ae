import Primitives

/// A node: what lasts of a view; it keeps its state, its place in the hierarchy and what it draws.
///
/// TextUI makes them; you never do.
///
/// The node of a view is made once for its identity, and then handed each new value of the view.
@MainActor public class ViewNode {
  /// The hierarchy it belongs to.
  final unowned let graph: ViewGraph

  /// The part around it; `nil` for the root and once it is torn down.
  private(set) final unowned var parent: ViewNode?

  /// How many parts are around it.
  ///
  /// Parents are evaluated before children.
  final let depth: Int

  /// Which one it is of all that were made: what is evaluated, appears or goes at once does so in this order, the same in each run.
  final let number: Int

  /// The environment it reads.
  final let scope: EnvironmentScope

  /// Whether a lazy container around takes its content as segments, of which it shows some.
  final let isLazy: Bool

  /// Whether it waits to be evaluated anew.
  private(set) final var isDirty = false

  /// Whether it waits to collect the boxes of the views inside.
  private var needsCollecting = false

  /// Whether a part around knows the boxes it puts on the screen; they become others only through ``outputChanged()``.
  final var hasKnownOutput = false

  /// Whether its view has ended.
  private(set) final var isTornDown = false

  /// Whether its view is on the screen, as `onAppear` means it: in the front page, in the tab chosen.
  private(set) final var isActive: Bool

  /// Whether a lazy container around keeps its view off the screen, which is too far from what shows.
  private var isHeldBack = false

  /// How observable objects refer to it, once it was evaluated.
  private var reference: NodeReference?

  /// How many parts inside, this one included, set or change a preference.
  private(set) final var preferenceWriterCount = 0

  /// What it read when it was evaluated last.
  private var dependencies: [ReaderSet] = []

  /// Makes a part in a place.
  init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    number = context.graph.numberOfNewNode()
    scope = context.scope
    isActive = context.isActive
    isLazy = context.isLazy
  }

  deinit {
    reference?.node = nil
  }

  // MARK: - What kinds of nodes override

  /// Visits the parts directly inside, in order.
  func visitChildren(_ visit: (ViewNode) -> Void) {}

  /// Evaluates the view anew, because something it read changed.
  func evaluate() {}

  /// Appends the boxes the view puts on the screen, in order.
  func appendBoxes(to boxes: inout [Box]) {
    visitChildren { $0.appendBoxes(to: &boxes) }
  }

  /// Appends what the view puts into a lazy container, in order: its boxes, or a collection of which only some are made.
  ///
  /// A part whose content is handed through overrides it together with handing ``isLazy`` on.
  func appendSegments(to segments: inout [LazySegment]) {
    if isLazy, handsLazinessOn {
      visitChildren { $0.appendSegments(to: &segments) }
      return
    }
    let boxes = boxes
    if !boxes.isEmpty { segments.append(.boxes(boxes, of: self)) }
  }

  /// Whether what is inside stands in a lazy container just as if this view were not around it.
  var handsLazinessOn: Bool { false }

  /// Whether it has a box of its own, into which it puts those of the views inside.
  var arrangesContent: Bool { false }

  /// Notices that a node inside puts other boxes on the screen.
  ///
  /// One that arranges them in boxes of its own calls ``setNeedsCollecting()``.
  func childOutputChanged() {
    outputChanged()
  }

  /// Takes the boxes of the views inside; called for ``setNeedsCollecting()``.
  func collectBoxes() {}

  /// Notices that the view came to the front or left it.
  func activityChanged() {}

  /// Ends what the view holds.
  func willTearDown() {}

  /// Adds what the view, and those inside, say for a preference, in reading order.
  func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    guard preferenceWriterCount > 0 else { return }
    visitChildren { $0.reducePreference(key, into: &value) }
  }

  /// Notices that a preference inside may be another.
  func preferenceChanged(_ key: any PreferenceKey.Type) {}

  /// The type of the view, when it is one with a body.
  var viewType: Any.Type? { nil }

  /// What the view is called in messages: the nearest view around whose type the author wrote.
  final var viewName: String {
    let types = selfAndAncestors.lazy.compactMap(\.viewType)
    let written = types.first { !String(nameOf: $0, isQualified: true).hasPrefix("TextUI.") }
    return written.map { String(describing: $0) } ?? "the application"
  }

  // MARK: - Structure

  /// The node and those around it, the innermost first.
  final var selfAndAncestors: UnfoldFirstSequence<ViewNode> {
    sequence(first: self) { $0.parent }
  }

  /// The boxes the view puts on the screen, in order.
  final var boxes: [Box] {
    var boxes: [Box] = []
    appendBoxes(to: &boxes)
    return boxes
  }

  /// Tells the parts around that other boxes are on the screen now.
  final func outputChanged() {
    hasKnownOutput = false
    parent?.childOutputChanged()
  }

  /// Returns the place of a part inside this one.
  final func childContext(
    scope: EnvironmentScope? = nil, isActive: Bool? = nil, isLazy: Bool? = nil,
    rowsMayWait: Bool = false
  ) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, scope: scope ?? self.scope, isActive: isActive ?? self.isActive,
      isLazy: isLazy ?? (self.isLazy && handsLazinessOn), rowsMayWait: rowsMayWait)
  }

  /// Brings the view and those inside it to the front, or takes them away from it.
  ///
  /// What is inside comes first, as it does where views are made.
  final func setActive(_ isActive: Bool) {
    let isActive = isActive && !isHeldBack
    guard self.isActive != isActive else { return }
    self.isActive = isActive
    visitActivityChildren(isActive)
    activityChanged()
  }

  /// Keeps the view off the screen, or lets it be as active as the lazy container that it is directly in.
  final func holdBack(_ isHeldBack: Bool, in container: ViewNode) {
    guard isHeldBack != self.isHeldBack else { return }
    self.isHeldBack = isHeldBack
    setActive(container.isActive)
  }

  /// Hands the activity on; containers that show one of several override it.
  func visitActivityChildren(_ isActive: Bool) {
    visitChildren { $0.setActive(isActive) }
  }

  /// Ends the view and those inside it.
  final func tearDown() {
    guard !isTornDown else { return }
    setActive(false)
    endRecursively()
  }

  private func endRecursively() {
    isTornDown = true
    visitChildren { $0.endRecursively() }
    willTearDown()
    if graph.motion.isMoving { graph.motion.end(ObjectIdentifier(self)) }
    forgetDependencies()
    reference?.node = nil
    parent = nil
  }

  /// Tells the parts around that this one begins, or ends, to set a preference.
  final func countAsPreferenceWriter(_ change: Int) {
    for node in selfAndAncestors { node.preferenceWriterCount += change }
  }

  /// Tells the parts around that what is said for a preference may be another.
  final func tellPreferenceChanged(_ key: any PreferenceKey.Type) {
    for node in selfAndAncestors.dropFirst() { node.preferenceChanged(key) }
  }

  /// Has the boxes of the views inside collected in this update.
  final func setNeedsCollecting() {
    guard !needsCollecting else { return }
    needsCollecting = true
    graph.enqueue(collecting: self)
  }

  /// Collects the boxes of the views inside, as was asked for.
  final func collectIfNeeded() {
    needsCollecting = false
    if !isTornDown { collectBoxes() }
  }

  // MARK: - Evaluation

  /// Where the properties lie of what was connected, if some are the author's.
  private final var authoredProperties: PropertyLayout?

  /// Asks for an evaluation in the next update.
  final func setNeedsEvaluation() {
    if !isTornDown { graph.motion.note(self) }
    guard !isDirty, !isTornDown else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Takes back ``setNeedsEvaluation()``; a later change asks again.
  final func cancelEvaluation() {
    isDirty = false
  }

  /// Evaluates the view now, if it was asked for.
  final func evaluateIfNeeded() {
    guard isDirty, !isTornDown else { return }
    if graph.motion.isOn { graph.motion.evaluating(self) { evaluate() } } else { evaluate() }
    isDirty = false
  }

  /// Runs code of the author as part of evaluating this view: what it reads is remembered, and a change asks for a new evaluation.
  ///
  /// - Parameters:
  ///   - keepingDependencies: Whether what was read before still counts, because only a part is evaluated.
  ///   - body: The code.
  /// - Returns: What the code returns.
  final func evaluating<Result>(
    keepingDependencies: Bool = false, _ body: () -> Result
  ) -> Result {
    if !keepingDependencies { forgetDependencies() }
    isDirty = false
    let outer = graph.evaluating
    graph.evaluating = self
    defer { graph.evaluating = outer }
    let invalidations = graph.invalidations
    let reference = makeReference()
    return withObservationTracking(body) {
      invalidations.append(reference)
    }
  }

  /// Returns how what outlives the node refers to it.
  final func makeReference() -> NodeReference {
    if let reference { return reference }
    let made = NodeReference(self)
    reference = made
    return made
  }

  /// Connects the properties of a value of the author's to what they keep at this place.
  ///
  /// - Parameters:
  ///   - value: The view, the modifier or the application.
  ///   - storage: What its properties keep, in order.
  final func connectProperties<Value>(of value: inout Value, keeping storage: inout [AnyObject]) {
    guard let layout = PropertyLayout.of(Value.self) else { return }
    var connection = PropertyConnection(node: self, storage: storage)
    withUnsafeMutablePointer(to: &value) { pointer in
      layout.connect(UnsafeMutableRawPointer(pointer), &connection)
    }
    storage = connection.storage
    authoredProperties = layout.hasAuthored ? layout : nil
  }

  /// Tells the author's properties of a value that it is evaluated: what they read counts as read by the view.
  ///
  /// - Parameter value: The view, the modifier or the application, which was connected.
  final func updateProperties<Value>(of value: inout Value) {
    guard let authoredProperties else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      authoredProperties.updateAuthored(UnsafeMutableRawPointer(pointer))
    }
  }

  /// Remembers that evaluating this view read something.
  final func depend(on dependency: ReaderSet) {
    dependencies.append(dependency)
  }

  private func forgetDependencies() {
    for dependency in dependencies { dependency.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
  }
}

/// A node of a view of a known type.
@MainActor public class TypedNode<Content: View>: ViewNode {
  /// Takes a new value of the view.
  func update(_ view: Content) {}
}

/// A place of a node in the hierarchy.
///
/// TextUI hands it around; there is nothing in it for you.
@MainActor public struct NodeContext {
  /// The hierarchy.
  let graph: ViewGraph

  /// The part around.
  let parent: ViewNode?

  /// The environment.
  let scope: EnvironmentScope

  /// Whether the place is on the screen.
  let isActive: Bool

  /// Whether the place is directly in a lazy container.
  var isLazy = false

  /// Whether the view there is all there is in a list, whose rows may be made later.
  var rowsMayWait = false
}

/// A reference to a node that does not keep it, and that any thread may hold.
@MainActor final class NodeReference {
  /// The node, until its view has ended.
  ///
  /// A weak reference would make every use of the node slower. This one is unsafe but right: it is read on the main actor, and the
  /// node, which is only held and let go there, takes it back when it ends.
  fileprivate nonisolated(unsafe) unowned(unsafe) var node: ViewNode?

  /// Refers to a node.
  init(_ node: ViewNode) {
    self.node = node
  }

  /// Asks the node for an evaluation, because of a change that was made in a scope.
  func setNeedsEvaluation(for scope: TransactionScope?) {
    guard let node, !node.isTornDown else { return }
    if let scope { node.graph.motion.note(node, for: scope) }
    node.setNeedsEvaluation()
  }
}
