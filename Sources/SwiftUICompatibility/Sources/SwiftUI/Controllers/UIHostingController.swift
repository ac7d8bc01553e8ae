public import Foundation
public import TextUI
import UIKit

/// A controller of a view of SwiftUI's.
///
/// Mirrors SwiftUI's class: presented, it shows the view in a sheet, or over all.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view; of one that is presented, a change is not seen.
  open var rootView: Content

  /// Makes a controller.
  ///
  /// - Parameter rootView: The view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of an archive.
  ///
  /// - Parameters:
  ///   - aDecoder: The archive; there are none.
  ///   - rootView: The view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Makes no controller: an archive has no view of SwiftUI's.
  public required nonisolated init?(coder: NSCoder) { nil }
}
