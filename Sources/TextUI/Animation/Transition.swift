/// A place of a view on its way in or out.
///
/// Mirrors SwiftUI's `TransitionPhase`. Where motion is off code sees the second alone.
public enum TransitionPhase: Sendable, Hashable {
  /// It is about to come.
  case willAppear

  /// It is there.
  case identity

  /// It has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// How far it is from being there: −1 before, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A way of the author's in which a view comes and goes.
///
/// Mirrors SwiftUI's `Transition`. A view that is put in, in a change with a course, comes from the first phase to the one in which it is there.
///
/// - Note: Unlike in SwiftUI, it goes at once, unless its way is made of those of the library alone, as ``SlideTransition``.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that comes out.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase of its way.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: Where it is on its way.
  /// - Returns: The changed view.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What holds of all transitions of the type.
  static var properties: TransitionProperties { get }
}

/// A view as a transition of the author's has it in a phase.
private struct PhaseModifier<Way: Transition>: ViewModifier {
  /// The way.
  let transition: Way

  /// The phase.
  var phase = TransitionPhase.identity

  func body(content: Content) -> some View {
    transition.body(content: Way.Content(content: content.content), phase: phase)
  }
}

/// A view that comes in a way of the author's.
private struct PhaseView<Content: View, Way: Transition>: PrimitiveView {
  /// The view.
  let content: Content

  /// The way.
  let transition: Way

  /// The view in a phase of the way.
  func look(_ phase: TransitionPhase) -> ModifiedContent<Content, PhaseModifier<Way>> {
    content.modifier(PhaseModifier(transition: transition, phase: phase))
  }

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    view.transition.knownWay == nil ? PhaseNode(view, context) : KnownWayNode(view, context)
  }
}

/// The node of a view that comes and goes in a way of the library, which it has by a transition's type.
private final class KnownWayNode<Content: View, Way: Transition>: WrappingNode<
  PhaseView<Content, Way>, TransitionView<Content>
>
{
  /// Makes the node.
  init(_ view: PhaseView<Content, Way>, _ context: NodeContext) {
    super.init(context)
    update(view)
  }

  override var handsLazinessOn: Bool { true }

  override func update(_ view: PhaseView<Content, Way>) {
    let way = view.transition.knownWay ?? .identity
    show(
      TransitionView(inner: view.content.modified(by: TransitionModifier(transition: way))))
  }
}

extension PhaseView: SubviewSource {
  func addSubviews(to list: inout SubviewList) {
    let transition = transition
    list.add(content) { AnyView(PhaseView<AnyView, Way>(content: $0, transition: transition)) }
  }
}

/// The node of a view that comes in a way of the author's.
private final class PhaseNode<Content: View, Way: Transition>: WrappingNode<
  PhaseView<Content, Way>, ModifiedContent<Content, PhaseModifier<Way>>
>
{
  /// Makes the node; where the view is put in among others, it comes from its first phase.
  init(_ view: PhaseView<Content, Way>, _ context: NodeContext) {
    super.init(context)
    let course = (view.transition as? any CourseOfOwn).map(\.course)
    if graph.motion.isOn, graph.motion.comesNow(self, in: course) { show(view.look(.willAppear)) }
    show(view.look(.identity))
  }

  override var handsLazinessOn: Bool { true }

  override func update(_ view: PhaseView<Content, Way>) { show(view.look(.identity)) }
}

extension View {
  /// Has the view come in a way of the author's, in changes that have a course of time; it goes at once.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    PhaseView(content: self, transition: transition)
  }
}

/// A change of a view that has a form for each number between two.
///
/// Mirrors SwiftUI's older `AnimatableModifier`.
@MainActor @preconcurrency public protocol AnimatableModifier: ViewModifier {
  /// The type of the number.
  associatedtype AnimatableData: VectorArithmetic

  /// The number.
  var animatableData: AnimatableData { get set }
}

/// A change of where a view is drawn, which cells have no room for.
///
/// Mirrors SwiftUI's `GeometryEffect`: accepted, and without effect.
@MainActor @preconcurrency public protocol GeometryEffect: ViewModifier
where Body == PlaceholderContentView<Self> {
  /// The type of the number.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The number.
  var animatableData: AnimatableData { get set }

  /// Returns how the view is drawn.
  ///
  /// - Parameter size: How large it is, in cells.
  /// - Returns: The change.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect where AnimatableData == EmptyAnimatableData {
  /// No number.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension GeometryEffect {
  /// The view as it is.
  public func body(content: Content) -> PlaceholderContentView<Self> { content }
}

/// A change of points in space.
///
/// Mirrors SwiftUI's `ProjectionTransform`, with the numbers of a change in the plane.
public struct ProjectionTransform: Sendable, Hashable {
  /// What moves a point along the rows.
  public var m31: CGFloat = 0

  /// What moves a point along the columns.
  public var m32: CGFloat = 0

  /// No change.
  public init() {}

  /// Makes the change of one in the plane.
  @_disfavoredOverload
  public init(_ transform: CGAffineTransform) {
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { m31 == 0 && m32 == 0 }
}

extension View {
  /// Draws the view changed in space, which cells are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Draws the view changed in the plane, which cells are not.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Changes the view, what is put around it alone in a course of time.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - animation: The course; at once when `nil`, whatever the change says.
  ///   - body: Puts something around a view that stands for this one.
  /// - Returns: The changed view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}

extension Angle {
  /// Returns the sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// Returns the difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// Returns the angle, so many times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Returns a part of the angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Returns the angle the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Takes an angle away.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
