// What means something to a phone's system, and nothing on a text screen. Each modifier is accepted and leaves the view as it is.

extension View {
  /// Sets whether people can select texts inside, which a terminal always lets them.
  ///
  /// Mirrors SwiftUI's modifier.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Says what kind of text fields inside take, which a terminal has no suggestions for.
  ///
  /// Mirrors SwiftUI's modifier.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Lets the view reach behind the bars of the system, of which a terminal has none.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Plays something one can feel, which a terminal cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View {
    unchanged()
  }

  /// Plays something one can feel under a condition, which a terminal cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    unchanged()
  }

  /// Plays something one can feel that depends on a change, which a terminal cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    unchanged()
  }

  /// Plays something one can feel at a change, which a terminal cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    unchanged()
  }

  /// Sets whether what the system shows over the application stays, of which a terminal has nothing.
  ///
  /// Mirrors SwiftUI's modifier.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Hides the bar with the time, which a terminal does not have.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the bar with the time, which a terminal does not have.
  ///
  /// Mirrors SwiftUI's modifier.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Takes views that are the same for the same; TextUI compares those that can be compared.
  ///
  /// Mirrors SwiftUI's modifier.
  public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }

  /// Sets the ground of the container around, which is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    unchanged()
  }

  /// Offers something to assistants and other devices under a name, which a terminal has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }

  /// Runs code when a value made of the room and place of the view has become another, and at first.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs code when a value made of the room and place of the view has become another, and at first.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) }
      }
    }
  }
}

/// A view that is the same as another that equals it.
///
/// Mirrors SwiftUI's `EquatableView`.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Makes a view.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content }
}

/// A container whose ground is set, which is the terminal's.
///
/// Mirrors SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  /// A window.
  public static let window = ContainerBackgroundPlacement()

  /// A widget.
  public static let widget = ContainerBackgroundPlacement()

  /// A page.
  public static let navigation = ContainerBackgroundPlacement()

  /// A page of a view with columns.
  public static let navigationSplitView = ContainerBackgroundPlacement()

  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement()
}

/// Something one can feel, which a terminal cannot play.
///
/// Mirrors SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Sendable, Hashable {
  /// Something went well.
  public static let success = SensoryFeedback()

  /// Something may go wrong.
  public static let warning = SensoryFeedback()

  /// Something went wrong.
  public static let error = SensoryFeedback()

  /// Another one is selected.
  public static let selection = SensoryFeedback()

  /// Something grew.
  public static let increase = SensoryFeedback()

  /// Something shrank.
  public static let decrease = SensoryFeedback()

  /// Something began.
  public static let start = SensoryFeedback()

  /// Something ended.
  public static let stop = SensoryFeedback()

  /// Something fell into place.
  public static let alignment = SensoryFeedback()

  /// A level was reached.
  public static let levelChange = SensoryFeedback()

  /// Something was hit.
  public static let impact = SensoryFeedback()

  /// How heavy what is hit is.
  public enum Weight: Sendable, Hashable {
    /// Light.
    case light

    /// Medium.
    case medium

    /// Heavy.
    case heavy
  }

  /// How hard what is hit is.
  public enum Flexibility: Sendable, Hashable {
    /// Hard.
    case rigid

    /// Firm.
    case solid

    /// Soft.
    case soft
  }

  /// Something was hit, of a hardness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Something was hit, of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

/// Whether people can select a text, which a terminal always lets them.
///
/// Mirrors SwiftUI's protocol.
public protocol TextSelectability: Sendable {}

/// People can select it.
///
/// Mirrors SwiftUI's structure.
public struct EnabledTextSelectability: TextSelectability {}

/// People cannot select it on a phone.
///
/// Mirrors SwiftUI's structure.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People cannot on a phone.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
