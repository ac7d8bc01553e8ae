import AccessibilityTree

/// A view whose content is made from the room it has.
///
/// Mirrors SwiftUI's `GeometryReader`: it takes all the room offered, and its content stands in the corner where lines begin.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content from the room.
  let content: (GeometryProxy) -> Content

  /// Makes content from the room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    GeometryReaderNode(view, context)
  }
}

/// The room a ``GeometryReader`` has.
///
/// Mirrors SwiftUI's `GeometryProxy`.
@MainActor @preconcurrency public struct GeometryProxy {
  /// The room, in cells.
  public let size: CGSize

  /// The room that bars of the system take; none in a terminal.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The box of the reader.
  let box: GeometryBox?

  /// Returns the rectangle of the reader in some coordinates, in cells.
  ///
  /// Mirrors SwiftUI's method. The reader's content is made anew when the rectangle becomes another, also by scrolling.
  ///
  /// - Parameter coordinateSpace: From where coordinates count.
  /// - Returns: The rectangle.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let box else { return CGRect(origin: .zero, size: size) }
    let rect = box.watchedFrame(in: coordinateSpace)
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the rectangle that a view around takes whose coordinates have a name, in those of the reader.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter coordinateSpace: The name.
  /// - Returns: The rectangle; `nil` when no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let name = coordinateSpace.name
    guard let named = box?.ancestors.first(where: { $0.coordinateSpaceName == name }) else {
      return nil
    }
    let own = frame(in: .named(name))
    return CGRect(
      x: -own.minX, y: -own.minY, width: CGFloat(named.frame.width),
      height: CGFloat(named.frame.height))
  }
}

/// The node of a view whose content is made from the room it has.
final class GeometryReaderNode<Content: View>: BoxNode<
  GeometryReader<Content>, GeometryBox, Content
>
{
  /// Makes the node; the content is made once the room is known.
  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    super.init(view, context, box: GeometryBox(context))
    box.roomChanged = { [weak self] in self?.setNeedsEvaluation() }
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    if child != nil { evaluate() }
  }

  override func evaluate() {
    let size = CGSize(width: box.room.width, height: box.room.height)
    box.forgetWatchedFrames()
    let content = evaluating { view.content(GeometryProxy(size: size, box: box)) }
    if let child {
      child.update(content)
    } else {
      child = Content.makeNode(content, childContext())
      setNeedsCollecting()
    }
  }
}

/// The box of a view whose content is made from the room it has.
final class GeometryBox: Box, PlaceWatching {
  /// The room it had when it was laid out last.
  private(set) var room = Size(width: -1, height: -1)

  /// Called when the room is another.
  var roomChanged: () -> Void = {}

  /// The rectangles the author asked for, as they were.
  private var watchedFrames: [CoordinateSpace: Rect] = [:]

  /// Returns the rectangle of the box in some coordinates, and watches it from now on.
  func watchedFrame(in space: CoordinateSpace) -> Rect {
    let rect = frame(in: space)
    watchedFrames[space] = rect
    if space != .local { graph.watch(self) }
    return rect
  }

  /// The places of other views the author asked for, as they were.
  private var watchedPlaces: [(place: AnchoredPlace, rect: Rect)] = []

  /// Returns the place of another view from the corner of the box, and watches it from now on.
  func watchedFrame(of place: AnchoredPlace) -> Rect {
    let rect = frame(of: place)
    watchedPlaces.append((place, rect))
    graph.watch(self)
    return rect
  }

  private func frame(of place: AnchoredPlace) -> Rect {
    place.frame.map { Rect(origin: $0.origin - absoluteOrigin, size: $0.size) } ?? .zero
  }

  /// Forgets which rectangles were asked for, because the content is made anew.
  func forgetWatchedFrames() {
    watchedFrames = [:]
    watchedPlaces = []
  }

  func checkPlaces() -> Bool {
    if watchedFrames.contains(where: { frame(in: $0.key) != $0.value })
      || watchedPlaces.contains(where: { frame(of: $0.place) != $0.rect })
    {
      roomChanged()
    }
    return !(watchedFrames.isEmpty && watchedPlaces.isEmpty) && parent != nil
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }

  override func layoutChildren() {
    if room != frame.size {
      room = frame.size
      roomChanged()
    }
    for child in children { child.place(at: .zero, offering: Proposal(frame.size)) }
  }
}
