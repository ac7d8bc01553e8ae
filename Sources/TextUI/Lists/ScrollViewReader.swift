import AccessibilityTree

/// A view whose content can be scrolled by code.
///
/// Mirrors SwiftUI's `ScrollViewReader`.
///
/// It reaches the elements of lazy stacks and grids by their ids in the `ForEach`, also where their views were not made yet.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a view with what scrolls it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ScrollViewReaderNode(view, context)
  }
}

/// A proxy that scrolls the views inside a ``ScrollViewReader``.
///
/// Mirrors SwiftUI's `ScrollViewProxy`.
@MainActor public struct ScrollViewProxy {
  /// The part of the reader.
  weak let node: ViewNode?

  /// Scrolls so that a view can be seen.
  ///
  /// It may follow the change that puts the view on the screen: scrolling waits until that is laid out.
  ///
  /// - Parameters:
  ///   - id: The view's `id(_:)`, or that of the element of a `ForEach` whose view it is.
  ///   - anchor: Which point of the view is brought to the same point of what scrolls; `nil` to scroll as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, !node.isTornDown else { return }
    let id = AnyHashable(id)
    node.graph.afterUpdate(of: node) { [weak node] in
      guard let node, !node.isTornDown else { return }
      let boxes = node.boxes
      for box in boxes {
        if let target = box.marked(as: id) { return target.requestScroll(to: anchor) }
      }
      for box in boxes {
        if let cell = box.lazyCell(of: id) { return cell.box.requestScroll(to: anchor, cell: cell) }
      }
    }
  }
}

/// The node of a view that can have the views inside scrolled.
final class ScrollViewReaderNode<Content: View>: WrappingNode<ScrollViewReader<Content>, Content> {
  private var view: ScrollViewReader<Content>

  /// Makes the node with its content.
  init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    evaluate()
  }

  override func evaluate() {
    let content = evaluating { view.content(ScrollViewProxy(node: self)) }
    show(
      content, scope: child == nil ? EnvironmentScope(in: scope) { $0.marksElements = true } : nil)
  }

  override var handsLazinessOn: Bool { true }
}

/// A view to which a container scrolls once it is laid out.
@MainActor struct ScrollRequest {
  /// The box of the view.
  weak let target: Box?

  /// Which point of it is brought to the same point of the container; `nil` for as little scrolling as needed.
  let anchor: UnitPoint?

  /// Which cell of it is meant, when it is a lazy container; `nil` for all of it.
  var cell: LazyCell?

  /// How often it may still be followed: where a cell stands is known for sure once it and those around it were made, which moves it.
  var patience = 30
}

/// A cell of a lazy container, made or not.
struct LazyCell {
  /// The container.
  unowned let box: LazyBox

  /// The place of the cell.
  let index: Int

  /// The id of the view that is meant: the one in the cell, or one further inside.
  let id: AnyHashable
}

extension Box {
  /// Returns the box with an id inside this one, or this one; `nil` when there is none.
  func marked(as id: AnyHashable) -> Box? {
    if elementMark?.isMade(for: id) == true { return self }
    for child in children {
      if let found = child.marked(as: id) { return found }
    }
    return nil
  }

  /// Has the containers around scroll to this box once they are laid out.
  ///
  /// - Parameters:
  ///   - anchor: Which point is brought to the same point of the container.
  ///   - cell: Which cell is meant, for a lazy container; `nil` for all of the box.
  func requestScroll(to anchor: UnitPoint?, cell: LazyCell? = nil) {
    let request = ScrollRequest(target: self, anchor: anchor, cell: cell)
    for box in ancestors { box.requestScroll(request) }
  }
}

extension ScrollBox {
  /// Scrolls to the view that was asked for.
  func followScrollRequest() {
    guard let request = scrollRequest else { return }
    scrollRequest = nil
    guard let target = request.target, target.isInside(self), target !== self else { return }
    var rect = Rect(origin: target.originInContent(of: self), size: target.frame.size)
    if let cell = request.cell {
      let made = cell.box.shows(cell.index) ? cell.box.marked(as: cell.id) : nil
      if let made, made !== cell.box {
        rect = Rect(origin: made.originInContent(of: self), size: made.frame.size)
      } else {
        let inside = cell.box.frame(ofCell: cell.index)
        rect = Rect(origin: rect.origin + inside.origin, size: inside.size)
      }
    }
    let before = contentOffset
    defer { followAgain(request, from: before) }
    guard let anchor = request.anchor else {
      _ = reveal(rect)
      return
    }
    func offset(_ start: Int, _ extent: Int, _ room: Int, _ part: CGFloat) -> Int {
      start - Int((CGFloat(room - extent) * part).rounded())
    }
    setOffset(
      Point(
        x: axes.contains(.horizontal)
          ? offset(rect.minX, rect.width, frame.width, anchor.x) : contentOffset.x,
        y: axes.contains(.vertical)
          ? offset(rect.minY, rect.height, frame.height, anchor.y) : contentOffset.y))
  }

  /// Has a request for a cell followed again after the next layout, until it stands where it is to be.
  private func followAgain(_ request: ScrollRequest, from offset: Point) {
    guard let cell = request.cell, request.patience > 0,
      !cell.box.shows(cell.index) || contentOffset != offset
    else { return }
    var request = request
    request.patience -= 1
    scrollRequest = request
    setNeedsLayout()
  }
}
