import AccessibilityTree
import TextRendering

/// A modifier that shows by an arrow that a button leads to a page.
struct ArrowModifier: SilentModifier, Equatable {
  func makeBox(_ node: ViewNode) -> ArrowBox { ArrowBox(node) }

  func apply(to box: ArrowBox) {}
}

/// The box of the label of a button that leads to a page.
///
/// In a row of a list the arrow is at the far end. Elsewhere it is behind the label, unless a style says how the button looks; a bar has no
/// room for it.
final class ArrowBox: Box {
  private static let arrow = "›"

  /// The room for the arrow, with what is before it.
  private var room: Int {
    if environment.linkIndicatorVisibility == .hidden { return 0 }
    return switch placeAround {
    case .row: 4
    case nil: ancestor(ButtonBox.self)?.hasUsualLook == true ? 2 : 0
    case .bar, .dialog, .besideRow, .menu: 0
    }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let room = room
    let taken = super.measure(proposal.inset(by: CellInsets(trailing: room)))
    let width = taken.width + room
    guard placeAround == .row, let wanted = proposal.width, wanted < Proposal.infinity else {
      return Size(width: width, height: taken.height)
    }
    return Size(width: max(width, wanted), height: taken.height)
  }

  override func layoutChildren() {
    let offer = placedProposal.inset(by: CellInsets(trailing: room))
    for child in children { child.place(at: .zero, offering: offer) }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    guard room > 0 else { return }
    var style = canvas.style
    style.foreground = .default
    style.attributes.insert(.faint)
    let row = (frame.height - 1) / 2
    canvas.write(Self.arrow, at: Point(x: frame.width - 1, y: row), style: style)
  }
}

/// The key of whether links to pages show their arrows.
private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether links to pages show their arrows.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether links to pages inside show their arrows.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}
