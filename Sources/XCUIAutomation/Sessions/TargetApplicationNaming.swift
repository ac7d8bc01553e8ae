public import AutomationWire

/// A type that names the application which the tests of its module launch, where nothing else does.
///
/// It is an enumeration called `UITestTargetApplication`, found by that name:
///
/// ```swift
/// enum UITestTargetApplication: TargetApplicationNaming {
///   static var targetApplication: ApplicationTarget { .executable("Counter") }
/// }
/// ```
///
/// The plugin `UITestSources` writes one for a test target that depends on one executable. An addition of ours: on Apple's platforms the
/// project names the application.
public protocol TargetApplicationNaming {
  /// The application.
  static var targetApplication: ApplicationTarget { get }
}
