/// A place at which scrolling comes to rest.
///
/// Mirrors SwiftUI's protocol.
///
/// ```swift
/// struct WholeRows: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 3).rounded() * 3
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol ScrollTargetBehavior: Sendable {
  /// What it goes by.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes what is to be seen when scrolling comes to rest that a finger began.
  ///
  /// - Parameters:
  ///   - target: What would be seen where the finger left the content.
  ///   - context: What it goes by.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What it goes by to say how scrolling is.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// How scrolling is.
  typealias Properties = ScrollTargetBehaviorProperties

  /// Says how scrolling is; nothing asks here.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// As usual.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a ``ScrollTargetBehavior`` goes by to say how scrolling is.
///
/// Mirrors SwiftUI's structure. Nothing here makes one.
@MainActor @preconcurrency @dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  private let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// How scrolling is under a ``ScrollTargetBehavior``.
///
/// Mirrors SwiftUI's structure.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one swipe goes no further than what is seen, which has no effect.
  public var limitsScrolls = true

  /// As usual.
  public init() {}
}

/// A page at a time: as much as is seen of the content.
///
/// Mirrors SwiftUI's structure.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the place.
  public nonisolated init() {}
}

/// Where a view begins.
///
/// Mirrors SwiftUI's structure.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one swipe goes.
  ///
  /// Mirrors SwiftUI's structure.
  public struct LimitBehavior: Sendable, Hashable {
    /// The ways.
    fileprivate enum Kind { case automatic, always, never }

    fileprivate let kind: Kind

    /// Returns whether a swipe goes no further than to the next view.
    func isLimited(_ axis: Axis, _ sizeClass: UserInterfaceSizeClass?) -> Bool {
      switch kind {
      case .automatic: axis == .horizontal && sizeClass == .compact
      case .always: true
      case .never: false
      }
    }

    /// To the next view sideways on a narrow screen, else as far as it is swiped.
    public static let automatic = LimitBehavior(kind: .automatic)

    /// To the next view.
    public static let always = LimitBehavior(kind: .always)

    /// As far as it is swiped.
    public static let never = LimitBehavior(kind: .never)

    /// To the next view.
    public static let alwaysByOne = LimitBehavior(kind: .always)

    /// To the next view; SwiftUI's goes some views further.
    public static let alwaysByFew = LimitBehavior(kind: .always)
  }

  let limit: LimitBehavior

  /// Makes the place.
  ///
  /// - Parameter limitBehavior: How far one swipe goes.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A page at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Where a view begins, so many with a swipe.
  ///
  /// - Parameter limitBehavior: How far one swipe goes.
  /// - Returns: The behaviour.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// The key of where scrolling comes to rest.
private enum ScrollTargetKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// Where scrolling comes to rest; anywhere for `nil`.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
}

extension View {
  /// Names the views inside as those at which scrolling comes to rest; here those of the outermost `ForEach` are anyway.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets where scrolling by a finger comes to rest.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter behavior: ``ScrollTargetBehavior/paging``, or ``ScrollTargetBehavior/viewAligned``.
  /// - Returns: The changed view.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior).environment(\.marksElements, true)
  }
}

extension ScrollBox {
  /// Whether the content will be scrolled to where it comes to rest.
  var isToRest: Bool { heldOffset != nil && environment.scrollTargetBehavior != nil }
}
