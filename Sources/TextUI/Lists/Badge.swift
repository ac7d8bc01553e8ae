import AccessibilityTree
import TextRendering

/// A modifier that says a number or a word beside the row of a list.
struct BadgeModifier: BoxModifier, Equatable {
  /// What is said; `nil` for nothing.
  let text: TextContent?

  func makeBox(_ node: ViewNode) -> BadgeBox { BadgeBox(node) }

  func apply(to box: BadgeBox) { box.show(text) }
}

/// The box of a view that says something beside the row of a list.
final class BadgeBox: Box {
  private lazy var label = TextBox(self)

  /// Says something; nothing for `nil`.
  func show(_ text: TextContent?) {
    guard let content = children.first else { return }
    let words = text?.string(for: self)
    content.trait(TabPageTrait.self)?.button.badge = words
    var looks = TextEnvironment()
    looks.foreground = .secondary
    label.set(words ?? "", looks)
    setChildren(words == nil ? [content] : [content, label])
    setNeedsLayout()
  }

  /// Whether what is said has room: at the end of a row.
  private var isShown: Bool { children.count > 1 && listRow != nil }

  override func measure(_ proposal: Proposal) -> Size {
    guard let content = children.first else { return .zero }
    guard isShown else { return content.size(for: proposal) }
    let width = label.size(for: .unspecified).width
    let size = content.size(for: proposal.inset(by: CellInsets(trailing: width + 1)))
    let offered = proposal.width.flatMap { $0 >= Proposal.infinity ? nil : $0 }
    return Size(width: max(size.width + width + 1, offered ?? 0), height: size.height)
  }

  override func layoutChildren() {
    guard let content = children.first else { return }
    guard isShown else { return content.place(at: .zero, offering: placedProposal) }
    let width = label.size(for: .unspecified).width
    content.place(
      at: .zero, offering: placedProposal.inset(by: CellInsets(trailing: width + 1)))
    label.place(
      at: Point(x: frame.width - width, y: 0), offering: Proposal(width: width, height: 1))
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    isShown ? children[...] : children.prefix(1)
  }

  override var reportedChildren: [Box] { isShown ? children : Array(children.prefix(1)) }

  override func reports(_ child: Box) -> Bool { isShown || child !== label }

  // What is said of the view inside is said of the row, also where something stands beside it.
  override var soleContent: Box? { children.first }
}

extension View {
  /// Says a number at the end of the row, or beside the label of the tab; nothing for 0.
  ///
  /// Mirrors SwiftUI's modifier.
  public func badge(_ count: Int) -> some View {
    modified(by: BadgeModifier(text: count == 0 ? nil : TextContent(.verbatim("\(count)"))))
  }

  /// Says a text at the end of the row; nothing for `nil`.
  ///
  /// Mirrors SwiftUI's modifier.
  public func badge(_ label: Text?) -> some View {
    modified(by: BadgeModifier(text: label?.content))
  }

  /// Says a text at the end of the row; nothing for `nil`.
  ///
  /// Mirrors SwiftUI's modifier.
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modified(by: BadgeModifier(text: label.map { TextContent(.verbatim(String($0))) }))
  }

  /// Sets how much what is said beside rows stands out; as text all does alike.
  ///
  /// Mirrors SwiftUI's modifier.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// The key of how much what is said beside rows stands out.
private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much what is said beside rows stands out; as text all does alike.
  ///
  /// Mirrors SwiftUI's value.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// How much what is said beside a row stands out; as text all does alike.
///
/// Mirrors SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Sendable, Hashable {
  /// Less.
  public static let decreased = BadgeProminence()

  /// As usual.
  public static let standard = BadgeProminence()

  /// More.
  public static let increased = BadgeProminence()
}
