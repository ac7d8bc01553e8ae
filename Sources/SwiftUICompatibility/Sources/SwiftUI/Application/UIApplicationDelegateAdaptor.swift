import Publishing
@_spi(Bridging) public import TextUI
@_spi(Scenes) public import UIKit

/// A delegate of the application, made and told of its life by it.
///
/// Mirrors SwiftUI's property wrapper. The delegate is made when the application is, told of the launch before the first scene is evaluated,
/// and of the end. One that can be observed is in the environment of all views, by its type.
///
/// ```swift
/// @main struct NotesApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///
///   var body: some Scene { WindowGroup { NoteListView() } }
/// }
/// ```
///
/// - Note: Unlike on Apple's platforms, there are no launch options.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// A delegate, and whether it was told of the launch.
  @MainActor private final class Holder {
    /// The type of the delegate.
    let type: DelegateType.Type

    /// Puts it in the environment of a view.
    let wrap: (AnyView, DelegateType) -> AnyView

    /// Whether it was told of the launch.
    private var wasLaunched = false

    /// The delegate.
    private(set) lazy var delegate: DelegateType = DelegateBase.make(type)

    /// Keeps how a delegate is made.
    init(_ type: DelegateType.Type, wrap: @escaping (AnyView, DelegateType) -> AnyView) {
      self.type = type
      self.wrap = wrap
    }

    /// Tells the delegate of the launch, once, and has it told of the end.
    func launch(_ events: ApplicationEvents) {
      guard !wasLaunched else { return }
      wasLaunched = true
      let delegate = delegate
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
      SceneEvents.connect(delegate)
      events.atTermination { delegate.applicationWillTerminate(.shared) }
      events.wrapViews { [wrap] in wrap($0, delegate) }
    }
  }

  /// What the system tells the application.
  @Environment(\.applicationEvents) private var events

  /// The delegate.
  private let holder: Holder

  /// Makes a delegate.
  ///
  /// - Parameter delegateType: The type of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    holder = Holder(delegateType, wrap: { view, _ in view })
  }

  /// Makes a delegate that views may watch: it is in their environment, by its type.
  ///
  /// - Parameter delegateType: The type of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: TextUI.ObservableObject {
    holder = Holder(delegateType, wrap: { AnyView($0.environmentObject($1)) })
  }

  /// Makes a delegate that views may watch: it is in their environment, by its type.
  ///
  /// - Parameter delegateType: The type of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: Observable {
    holder = Holder(delegateType, wrap: { AnyView($0.environment($1)) })
  }

  /// The delegate.
  public var wrappedValue: DelegateType { holder.delegate }

  /// Tells the delegate of the launch, before the first scene is evaluated.
  public mutating func update() {
    if let events { holder.launch(events) }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: TextUI.ObservableObject {
  /// The bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// The bindings to the delegate's properties.
  public var projectedValue: Bindable<DelegateType> { Bindable(wrappedValue) }
}
