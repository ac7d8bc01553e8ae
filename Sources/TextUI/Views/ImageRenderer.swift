import AccessibilityTree
import AutomationWire
import TextRendering
import VirtualTime

/// A maker of a picture of a view, which need not be on the screen.
///
/// Mirrors SwiftUI's `ImageRenderer`. The picture is made of characters: as ``text``, or as pixels of those.
@MainActor public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content

  /// The room that the view is offered; what is not said is as large as the view likes.
  public var proposedSize = ProposedViewSize.unspecified

  /// How many pixels each pixel of the font takes in either direction, from 1 to 8.
  public var scale: CGFloat = 1

  /// Whether what is behind the view is left out, which in pictures of characters is their ground.
  public var isOpaque = false

  /// Makes a maker of pictures of a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture as rows of characters; empty where the view takes no room.
  ///
  /// - Note: TextUI's own addition.
  public var text: String { grid().map { $0.lines().joined(separator: "\n") } ?? "" }

  /// The picture as the data of a PNG; `nil` where the view takes no room.
  ///
  /// - Note: TextUI's own addition, of which the `SwiftUI` of the compatibility package makes `uiImage`.
  public var pngData: Data? {
    let scale = Int(min(max(scale, 1), 8))
    return grid().map { Data(PNGWriter(scale: scale).data($0)) }
  }

  /// Returns the cells of the view: first it is looked at how large it is, then it is drawn in a window of that size.
  private func grid() -> CellGrid? {
    var size = Size.zero
    let offer = proposedSize
    let sized = content.frame(width: offer.width, height: offer.height).fixedSize()
    _ = Self.host(Size(width: 80, height: 24)) {
      sized.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = Size(width: Int(cells: $0.width), height: Int(cells: $0.height))
      }
    }
    guard size.width > 0, size.height > 0 else { return nil }
    return Self.host(size) { sized }.screen()
  }

  /// Returns an application that shows a view alone, at rest.
  private static func host<Shown: View>(
    _ size: Size, @ViewBuilder _ content: @escaping () -> Shown
  ) -> ApplicationHost {
    let host = ApplicationHost(
      { ViewApp { AnyView(content()) } },
      configuration: LaunchConfiguration(screenSize: size, isAutomated: true),
      clock: VirtualClock(), footer: KeyFooterBox.Mode.none)
    while host.update() {}
    return host
  }
}
