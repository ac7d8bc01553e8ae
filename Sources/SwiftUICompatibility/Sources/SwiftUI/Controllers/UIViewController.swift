public import Foundation
import TextUI
public import UIKit
import os

/// What a controller presents, which the views that show it watch.
@MainActor @Observable final class PresentedController {
  /// What is presented; `nil` for nothing.
  var controller: UIViewController?

  /// Makes one that presents nothing.
  nonisolated init() {}
}

/// What shows a view of UIKit's, or presents what shows something.
///
/// Mirrors UIKit's class, as far as applications of SwiftUI present something from it.
///
/// ```swift
/// let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
/// scene?.windows.first?.rootViewController?.present(alert, animated: true)
/// ```
///
/// - Note: Unlike UIKit's, its view is not drawn. What it presents is, if that is a `UIAlertController`, a `UIActivityViewController` or a
///   `UIHostingController`; that another controller is not, is said on standard error.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// What it presents.
  let presented = PresentedController()

  /// The view, once it was asked for.
  private var loadedView: UIView?

  /// The title, which nothing shows.
  open var title: String?

  /// How it covers what presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it comes; of no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether people cannot close it by a gesture.
  open var isModalInPresentation = false

  /// Whether it is light or dark; of no effect, as `preferredColorScheme(_:)` is what a view of SwiftUI says it by.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The size that it wants; of no effect.
  open var preferredContentSize = CGSize.zero

  /// What presents it.
  public internal(set) weak var presentingViewController: UIViewController?

  /// The controllers in it.
  public private(set) var children: [UIViewController] = []

  /// The controller that it is in.
  public private(set) weak var parent: UIViewController?

  /// Where it would be shown on a tablet.
  public let popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The file of its view; there are none.
  ///   - nibBundleOrNil: Where that is.
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller of an archive, as UIKit does of a storyboard; there are none.
  public required nonisolated init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller.
  public nonisolated override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // The view is unwrapped where it is used, as UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is not drawn.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view, if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() {
    loadedView = UIView(frame: UIScreen.main.bounds)
  }

  /// Told when the view was made.
  open func viewDidLoad() {}

  /// Told when it is about to be presented.
  open func viewWillAppear(_ animated: Bool) {}

  /// Told when it is presented.
  open func viewDidAppear(_ animated: Bool) {}

  /// Told when it is about to be closed.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Told when it was closed.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Puts a controller into it, whose view is not drawn either.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Takes it out of the controller that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Told when it was put into a controller, or taken out.
  open func didMove(toParent parent: UIViewController?) {}

  /// Told when it is about to be put into a controller, or taken out.
  open func willMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting

  /// What it presents, or what the controller that it is in does.
  open var presentedViewController: UIViewController? { presented.controller }

  /// Presents a controller, where it is shown itself and presents nothing else.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it moves there; it does not.
  ///   - completion: Called once it is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let problem = problem(with: viewControllerToPresent) {
      let type = type(of: viewControllerToPresent)
      Logger(subsystem: "UIKit", category: "UIViewController").error(
        "\(String(describing: type)) is not presented: \(problem)")
      return
    }
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.loadViewIfNeeded()
    viewControllerToPresent.viewWillAppear(flag)
    presented.controller = viewControllerToPresent
    viewControllerToPresent.viewDidAppear(flag)
    completion?()
  }

  /// Closes what it presents; where that is nothing, what presents it closes it.
  ///
  /// - Parameters:
  ///   - flag: Whether it moves away; it does not.
  ///   - completion: Called once it is closed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let controller = presentedViewController {
      close(controller, animated: flag)
      completion?()
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// Closes a controller, if it is what is presented.
  func close(_ controller: UIViewController, animated: Bool = true) {
    guard presented.controller === controller else { return }
    controller.viewWillDisappear(animated)
    presented.controller = nil
    controller.presentingViewController = nil
    controller.viewDidDisappear(animated)
  }

  /// Why a controller cannot be presented; `nil` where it can.
  private func problem(with controller: UIViewController) -> String? {
    guard controller is any PresentedContent else {
      return
        "views of UIKit's are not drawn here, only alerts, what is handed on, and views of SwiftUI."
    }
    if let other = presentedViewController {
      return "what is to present it presents a \(type(of: other)) already."
    }
    var outermost = self
    while let next = outermost.presentingViewController ?? outermost.parent { outermost = next }
    return outermost === UIWindowScene.ofCaller.keyWindow?.rootViewController
      ? nil : "what is to present it is not shown itself: the window's rootViewController is."
  }
}

/// How a controller covers what presents it.
///
/// Mirrors UIKit's enumeration.
public enum UIModalPresentationStyle: Int, Sendable, Hashable {
  /// All of it.
  case fullScreen = 0

  /// A sheet.
  case pageSheet = 1

  /// A small sheet.
  case formSheet = 2

  /// What is around it.
  case currentContext = 3

  /// As the controller says.
  case custom = 4

  /// All of it, which is seen through it.
  case overFullScreen = 5

  /// What is around it, which is seen through it.
  case overCurrentContext = 6

  /// A bubble.
  case popover = 7

  /// As nothing.
  case none = -1

  /// As the system has it: a sheet.
  case automatic = -2
}

/// How a controller comes.
///
/// Mirrors UIKit's enumeration.
public enum UIModalTransitionStyle: Int, Sendable, Hashable {
  /// From below.
  case coverVertical = 0

  /// By turning the screen.
  case flipHorizontal = 1

  /// By becoming visible.
  case crossDissolve = 2

  /// From under a page.
  case partialCurl = 3
}

/// Where a controller would be shown on a tablet.
///
/// Mirrors UIKit's class; what is set has no effect.
@MainActor @preconcurrency public final class UIPopoverPresentationController: NSObject {
  /// The view that it points at.
  public var sourceView: UIView?

  /// The part of it.
  public var sourceRect = CGRect.zero

  /// The directions that it may point in.
  public var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Makes one.
  nonisolated override init() {
    super.init()
  }
}

/// A direction that a bubble points in.
///
/// Mirrors UIKit's structure.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)

  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)

  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)

  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)

  /// Any.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
