import AccessibilityTree
import AutomationWire

/// A modifier that lets a view be dragged to another.
struct DragSourceModifier: BoxModifier {
  /// Makes what is dragged; `nil` where there is nothing at the time.
  let payload: () -> Any?

  func makeBox(_ node: ViewNode) -> DragSourceBox { DragSourceBox(node) }

  func apply(to box: DragSourceBox) { box.payload = payload }
}

/// The box of a view that is dragged: by a mouse at once, by a finger after a long press.
final class DragSourceBox: Box, MovableBox {
  /// Makes what is dragged.
  var payload: () -> Any? = { nil }

  /// What is dragged now.
  private var item: DragItem?

  /// Where it would be dropped.
  private weak var target: (any DropTarget)?

  func claimsMove(by distance: Point) -> Bool { !environment.isDisabled }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    let item = self.item ?? payload().map(DragItem.init)
    self.item = isEnded ? nil : item
    guard let item else { return }
    let place = absoluteOrigin + point
    let found = target(at: place, for: item)
    if found !== target {
      target?.left(item)
      target = found
      found?.entered(item, at: place)
    } else {
      target?.moved(item, at: place)
    }
    guard isEnded, let target else { return }
    self.target = nil
    target.drop(item, at: place)
  }

  /// Returns the topmost view at a place of the screen that takes an item.
  private func target(at place: Point, for item: DragItem) -> (any DropTarget)? {
    var root: Box = self
    for box in ancestors { root = box }
    return root.topmost(at: place) { box, _ in (box as? any DropTarget)?.accepts(item) == true }
      as? any DropTarget
  }
}

/// A box on which things are dropped.
@MainActor protocol DropTarget: Box {
  /// Returns whether it takes an item.
  func accepts(_ item: DragItem) -> Bool

  /// Notices that an item came over it, at a place of the screen.
  func entered(_ item: DragItem, at place: Point)

  /// Notices that an item moved over it.
  func moved(_ item: DragItem, at place: Point)

  /// Notices that an item left it.
  func left(_ item: DragItem)

  /// Takes an item; it has left then.
  func drop(_ item: DragItem, at place: Point)
}

/// What is dragged.
@MainActor struct DragItem {
  /// The value, or what provides it.
  let value: Any

  /// Returns the value as one of a type; `nil` where it is none and cannot be made one.
  func value<Value>(as type: Value.Type) -> Value? {
    let value = (value as? NSItemProvider)?.object ?? value
    if let value = value as? Value { return value }
    if let url = value as? URL { return url.absoluteString as? Value }
    if let text = value as? String { return URL(string: text) as? Value }
    return (value as? any Transferable)?.proxies.lazy.compactMap { $0 as? Value }.first
  }

  /// What provides the value.
  var provider: NSItemProvider { value as? NSItemProvider ?? NSItemProvider(object: value) }
}

/// What a view does with what is dropped on it.
@MainActor struct DropActions {
  /// Whether it takes an item.
  var accepts: (DragItem) -> Bool

  /// Told that an item came over it, and where.
  var entered: (DragItem, CGPoint) -> Void = { _, _ in }

  /// Told that an item moved over it.
  var moved: (DragItem, CGPoint) -> Void = { _, _ in }

  /// Told that an item left it.
  var left: (DragItem) -> Void = { _ in }

  /// Takes an item at a place.
  var drop: (DragItem, CGPoint) -> Void
}

/// A modifier that lets things be dropped on a view.
struct DropModifier: BoxModifier {
  /// What is done with them.
  let actions: DropActions

  func makeBox(_ node: ViewNode) -> DropBox { DropBox(node) }

  func apply(to box: DropBox) { box.actions = actions }
}

/// The box of a view on which things are dropped.
final class DropBox: Box, DropTarget {
  /// What is done with them; `nil` for nothing.
  var actions: DropActions?

  /// Returns whether the view takes an item.
  func accepts(_ item: DragItem) -> Bool {
    !environment.isDisabled && actions?.accepts(item) == true
  }

  /// Returns a place of the screen as one of the view.
  private func local(_ place: Point) -> CGPoint {
    let point = place - absoluteOrigin
    return CGPoint(x: point.x, y: point.y)
  }

  /// Notices that an item came over the view.
  func entered(_ item: DragItem, at place: Point) { actions?.entered(item, local(place)) }

  /// Notices that an item moved over the view.
  func moved(_ item: DragItem, at place: Point) { actions?.moved(item, local(place)) }

  /// Notices that an item left the view.
  func left(_ item: DragItem) { actions?.left(item) }

  /// Takes an item; it has left the view then.
  func drop(_ item: DragItem, at place: Point) {
    actions?.drop(item, local(place))
    actions?.left(item)
  }
}

// MARK: - Modifiers

extension View {
  /// Lets the view be dragged to another: by a mouse at once, by a finger after a long press.
  ///
  /// Mirrors SwiftUI's modifier. A test does it with `press(forDuration:thenDragTo:)`.
  ///
  /// - Note: Unlike SwiftUI's, the view cannot be dragged to another application.
  ///
  /// - Parameter payload: What is dragged.
  /// - Returns: The changed view.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    modified(by: DragSourceModifier(payload: payload))
  }

  /// Lets the view be dragged to another, with something to look at, which a text screen does not show.
  ///
  /// Mirrors SwiftUI's modifier.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modified(by: DragSourceModifier(payload: payload))
  }

  /// Lets the view be dragged to another.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modified(by: DragSourceModifier(payload: data))
  }

  /// Lets the view be dragged to another, with something to look at, which a text screen does not show.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    onDrag(data)
  }

  /// Takes what is dropped on the view, of a type.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - action: Takes the values, and the place in the view; returns whether they could be used.
  ///   - isTargeted: Told when something comes over the view, and when it leaves.
  /// - Returns: The changed view.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modified(
      by: DropModifier(
        actions: DropActions(
          accepts: { $0.value(as: Payload.self) != nil }, entered: { _, _ in isTargeted(true) },
          left: { _ in isTargeted(false) },
          drop: { item, place in
            if let value = item.value(as: Payload.self) { _ = action([value], place) }
          })))
  }

  /// Takes what is dropped on the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types; all count as one where what is dragged does not say what it is.
  ///   - isTargeted: Set to whether something is over the view.
  ///   - action: Takes what provides the values, and the place in the view; returns whether they could be used.
  /// - Returns: The changed view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modified(
      by: DropModifier(
        actions: DropActions(
          accepts: { $0.provider.hasItem(of: supportedContentTypes) },
          entered: { _, _ in isTargeted?.wrappedValue = true },
          left: { _ in isTargeted?.wrappedValue = false },
          drop: { _ = action([$0.provider], $1) })))
  }

  /// Takes what is dropped on the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Hands what is dropped on the view to an object that decides what becomes of it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    /// Returns what the object is told.
    func info(_ item: DragItem, _ place: CGPoint) -> DropInfo {
      DropInfo(location: place, provider: item.provider)
    }
    return modified(
      by: DropModifier(
        actions: DropActions(
          accepts: {
            $0.provider.hasItem(of: supportedContentTypes)
              && delegate.validateDrop(info: info($0, .zero))
          },
          entered: { delegate.dropEntered(info: info($0, $1)) },
          moved: { _ = delegate.dropUpdated(info: info($0, $1)) },
          left: { delegate.dropExited(info: info($0, .zero)) },
          drop: { _ = delegate.performDrop(info: info($0, $1)) })))
  }
}

/// An object that decides what becomes of what is dropped on a view.
///
/// Mirrors SwiftUI's `DropDelegate`.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether something may be dropped.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes what is dropped; returns whether it could be used.
  func performDrop(info: DropInfo) -> Bool

  /// Notices that something came over the view.
  func dropEntered(info: DropInfo)

  /// Notices that something moved over the view; returns what dropping it would do.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Notices that something left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Says nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is known of something that is dropped.
///
/// Mirrors SwiftUI's `DropInfo`.
@MainActor @preconcurrency public struct DropInfo {
  /// Where it is, in the view.
  public let location: CGPoint

  /// What provides it.
  let provider: NSItemProvider

  /// Returns whether it is of one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    provider.hasItem(of: contentTypes)
  }

  /// Returns what provides values of one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [provider] : []
  }
}

/// What dropping something does.
///
/// Mirrors SwiftUI's `DropProposal`.
public struct DropProposal: Sendable {
  /// What becomes of what is dropped.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What becomes of something that is dropped.
///
/// Mirrors SwiftUI's `DropOperation`.
public enum DropOperation: Sendable, Hashable {
  /// Nothing.
  case cancel

  /// It is not allowed.
  case forbidden

  /// It is copied.
  case copy

  /// It is moved.
  case move
}

extension View {
  /// Takes what is dropped on the view.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameters:
  ///   - supportedTypes: The names of the types of what is taken.
  ///   - isTargeted: Set to whether it is above the view.
  ///   - action: What takes it, and where; returns whether it did.
  /// - Returns: The changed view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap(UTType.init), isTargeted: isTargeted, perform: action)
  }

  /// Takes what is dropped on the view.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameters:
  ///   - supportedTypes: The names of the types of what is taken.
  ///   - isTargeted: Set to whether it is above the view.
  ///   - action: What takes it; returns whether it did.
  /// - Returns: The changed view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap(UTType.init), isTargeted: isTargeted, perform: action)
  }

  /// Takes what is dropped on the view.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameters:
  ///   - supportedTypes: The names of the types of what is taken.
  ///   - delegate: What takes it.
  /// - Returns: The changed view.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap(UTType.init), delegate: delegate)
  }
}
