/// What takes back what people did, and does it again.
///
/// Mirrors Foundation's class of Apple's platforms.
///
/// ```swift
/// func rename(_ note: Note, to title: String) {
///   undoManager?.registerUndo(withTarget: self) { [old = note.title] in $0.rename(note, to: old) }
///   undoManager?.setActionName("Rename")
///   note.title = title
/// }
/// ```
///
/// What is registered while one event is handled is taken back at once: such a group ends when the main queue comes to what was put into it
/// after the event, as it ends with the turn of the run loop on a phone.
///
/// - Note: Unlike on Apple's platforms, an action names a closure, not a selector, and one whose target is gone does nothing. A group that
///   nothing was registered in is not kept.
///
/// What goes on in it is guarded by its lock, which is held while actions are run.
open class UndoManager: NSObject, @unchecked Sendable {
  /// The groups that can be undone, and done again.
  private var (undos, redos): ([UndoGroup], [UndoGroup]) = ([], [])

  /// The groups that are open, the outermost first.
  private var openGroups: [UndoGroup] = []

  /// How often registering was ended more than begun.
  private var disabledCount = 0

  /// What the manager does.
  private var activity = Activity.none

  /// What a manager does.
  private enum Activity {
    /// Nothing.
    case none

    /// It takes something back.
    case undoing

    /// It does something again.
    case redoing
  }

  /// Held while the groups are looked at, and while actions are run.
  private let lock = NSRecursiveLock()

  /// Whether what is registered while one event is handled is one group.
  open var groupsByEvent = true

  /// The most groups that are kept; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { lock.withLock { drop() } }
  }

  /// The modes of the run loop in which groups end; of no effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Makes a manager that can take nothing back.
  public override init() {
    super.init()
  }

  /// How many groups are open, one in the other.
  open var groupingLevel: Int { lock.withLock { openGroups.count } }

  /// Whether it takes something back just now.
  open var isUndoing: Bool { lock.withLock { activity == .undoing } }

  /// Whether it does something again just now.
  open var isRedoing: Bool { lock.withLock { activity == .redoing } }

  /// Whether there is something to take back.
  open var canUndo: Bool {
    lock.withLock { !undos.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  }

  /// Whether there is something to do again.
  open var canRedo: Bool { lock.withLock { !redos.isEmpty } }

  /// How many groups can be taken back.
  open var undoCount: Int { lock.withLock { undos.count } }

  /// How many groups can be done again.
  open var redoCount: Int { lock.withLock { redos.count } }

  // MARK: - Registering

  /// Whether what is registered is kept.
  open var isUndoRegistrationEnabled: Bool { lock.withLock { disabledCount == 0 } }

  /// Has what is registered not kept; it may be nested.
  open func disableUndoRegistration() { lock.withLock { disabledCount += 1 } }

  /// Has what is registered kept again; it is an error where it was not ended.
  open func enableUndoRegistration() {
    lock.withLock {
      precondition(disabledCount > 0, "enableUndoRegistration() without disableUndoRegistration()")
      disabledCount -= 1
    }
  }

  /// Registers what takes something back.
  ///
  /// While something is taken back, it is what does it again. It is an error without an open group where `groupsByEvent` is false.
  ///
  /// - Parameters:
  ///   - target: The object that is called back, which is not kept alive.
  ///   - handler: Takes it back.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    let action = UndoAction(target: target) { [weak target] in
      if let target { handler(target) }
    }
    lock.withLock {
      guard disabledCount == 0 else { return }
      if openGroups.isEmpty { beginEvent() }
      openGroups.last?.actions.append(.action(action))
      if activity == .none { redos = [] }
    }
  }

  /// Opens the group of the event that is handled.
  private func beginEvent() {
    precondition(groupsByEvent, "registerUndo(withTarget:handler:) without beginUndoGrouping()")
    beginUndoGrouping()
    let group = openGroups.last
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      lock.withLock {
        if openGroups.first === group, openGroups.count == 1, activity == .none {
          endUndoGrouping()
        }
      }
    }
  }

  /// Opens a group: what is registered until it ends is taken back at once.
  open func beginUndoGrouping() {
    lock.withLock { openGroups.append(UndoGroup()) }
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that was opened last; it is an error where none is open.
  open func endUndoGrouping() {
    post(.NSUndoManagerWillCloseUndoGroup)
    lock.withLock {
      guard let group = openGroups.popLast() else {
        preconditionFailure("endUndoGrouping() without beginUndoGrouping()")
      }
      guard !group.actions.isEmpty else { return }
      if let outer = openGroups.last {
        outer.actions.append(.group(group))
        if outer.name.isEmpty { outer.name = group.name }
      } else if activity == .undoing {
        redos.append(group)
      } else {
        undos.append(group)
        drop()
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Forgets the oldest groups, where there are too many.
  private func drop() {
    guard levelsOfUndo > 0 else { return }
    undos = undos.suffix(levelsOfUndo)
    redos = redos.suffix(levelsOfUndo)
  }

  /// Forgets all.
  open func removeAllActions() {
    lock.withLock { (undos, redos, openGroups, disabledCount) = ([], [], [], 0) }
  }

  /// Forgets what calls an object back.
  ///
  /// - Parameter target: The object.
  open func removeAllActions(withTarget target: Any) {
    lock.withLock {
      for group in undos + redos + openGroups { group.remove(target as AnyObject) }
      undos.removeAll { $0.actions.isEmpty }
      redos.removeAll { $0.actions.isEmpty }
    }
  }

  // MARK: - Undoing

  /// Takes the last group back, which ends where it is open; it is an error where one is open in it.
  open func undo() {
    lock.withLock {
      if openGroups.count == 1 { endUndoGrouping() }
      precondition(openGroups.isEmpty, "undo() while \(openGroups.count) groups are open")
    }
    undoNestedGroup()
  }

  /// Takes the last group back that is not open.
  open func undoNestedGroup() {
    run(.undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Does the group that was taken back last again.
  open func redo() {
    run(.redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  /// Runs the actions of the last group, and keeps what they register as the opposite.
  private func run(
    _ activity: Activity, _ before: NSNotification.Name, _ after: NSNotification.Name
  ) {
    post(.NSUndoManagerCheckpoint)
    lock.lock()
    defer { lock.unlock() }
    guard self.activity == .none,
      let group = activity == .undoing ? undos.popLast() : redos.popLast()
    else { return }
    post(before)
    self.activity = activity
    let outer = openGroups
    openGroups = []
    beginUndoGrouping()
    openGroups.last?.name = group.name
    group.run()
    // What the actions left open ends with them.
    while !openGroups.isEmpty { endUndoGrouping() }
    openGroups = outer
    self.activity = .none
    post(after)
  }

  // MARK: - Names

  /// Names what the open group does, or the last one that was closed.
  ///
  /// - Parameter actionName: The name, as people read it.
  open func setActionName(_ actionName: String) {
    lock.withLock { (openGroups.first ?? undos.last)?.name = actionName }
  }

  /// The name of what would be taken back; empty without one.
  open var undoActionName: String {
    lock.withLock { (openGroups.last { !$0.actions.isEmpty } ?? undos.last)?.name ?? "" }
  }

  /// The name of what would be done again; empty without one.
  open var redoActionName: String { lock.withLock { redos.last?.name ?? "" } }

  /// The title of a menu's item that takes something back, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's item that does something again, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu's item that takes something back, in English.
  ///
  /// - Parameter actionName: The name of what it takes back.
  /// - Returns: The title.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a menu's item that does something again, in English.
  ///
  /// - Parameter actionName: The name of what it does again.
  /// - Returns: The title.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Tells those who watch the manager.
  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
