import AccessibilityTree
import AutomationWire
import Primitives

@testable import TextUI

/// A view made up at random, as a value: it can be changed a little, and shown.
struct RandomView: Identifiable {
  /// What kind of view it is.
  enum Kind: CaseIterable {
    case text
    case button
    case spacer
    case divider
    case group
    case column
    case row
    case layers
    case padded
    case framed
    case flexibleFrame
    case fixedSize
    case bordered
    case overlaid
    case backed
    case scrolling
    case list
    case lazy
    case measuring
    case fitting
    case modifiedAccessibility
    case grid
    case mirrored
    case ratio
    case baselines
    case lazyGrid

    /// Whether other views are inside.
    var isContainer: Bool {
      switch self {
      case .text, .button, .spacer, .divider: false
      default: true
      }
    }
  }

  /// The identity among its siblings.
  let id: Int

  /// What kind of view it is.
  var kind: Kind

  /// A number the view is made of: a spacing, a length, a text.
  var number: Int

  /// The views inside.
  var children: [RandomView] = []

  /// Makes up a view.
  static func random(
    id: Int, depth: Int, using random: inout SplitMix64
  ) -> RandomView {
    let kinds = depth > 0 ? Kind.allCases : [.text, .button, .spacer, .divider]
    // Half of the views have others inside while there is room for them.
    let kind =
      depth > 0 && Bool.random(using: &random)
      ? kinds.filter(\.isContainer).randomElement(using: &random) ?? .column
      : kinds.randomElement(using: &random) ?? .text
    var view = RandomView(id: id, kind: kind, number: Int.random(in: 0...12, using: &random))
    if kind.isContainer {
      view.children = (0..<Int.random(in: 0...3, using: &random)).map {
        .random(id: $0, depth: depth - 1, using: &random)
      }
    }
    return view
  }

  /// Changes something, here or farther in.
  mutating func change(depth: Int, using random: inout SplitMix64) {
    if !children.isEmpty && Int.random(in: 0..<3, using: &random) > 0 {
      let place = children.indices.randomElement(using: &random) ?? 0
      children[place].change(depth: depth - 1, using: &random)
      return
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: number = Int.random(in: 0...12, using: &random)
    case 1 where kind.isContainer:
      let id = (children.map(\.id).max() ?? -1) + 1
      let place = Int.random(in: 0...children.count, using: &random)
      children.insert(.random(id: id, depth: max(0, depth - 1), using: &random), at: place)
    case 2 where !children.isEmpty:
      children.remove(at: Int.random(in: 0..<children.count, using: &random))
    case 3: children.shuffle(using: &random)
    default: self = .random(id: id, depth: max(0, depth), using: &random)
    }
  }

  /// The identities of the texts and buttons inside, by path: kinds and ids from the outside in.
  func paths(below path: String) -> [String] {
    let own = "\(path)/\(kind)\(id)"
    if kind == .text || kind == .button { return [own] }
    // What is inside is there twice.
    if kind == .fitting { return [] }
    return children.flatMap { $0.paths(below: own) }
  }
}

/// What the texts and buttons of a random view keep, to see that each stays with its own.
///
/// No view shows anything of it, so that none has to be told of its changes.
@MainActor final class TokenRegistry: TrackedObject {
  /// The token each showed when it was evaluated last.
  private(set) var tokens: [String: Int] = [:]

  /// How many tokens there are.
  private(set) var count = 0

  /// Makes a token.
  func make() -> Int {
    count += 1
    return count
  }

  /// Notes what is shown.
  func note(_ token: Int, at path: String) {
    tokens[path] = token
  }
}

/// A token, made when the state of a view begins.
@MainActor struct Token {
  let number: Int

  init(_ registry: TokenRegistry) {
    number = registry.make()
  }
}

/// Shows a random view.
struct RandomViewView: View {
  let view: RandomView
  let path: String
  let registry: TokenRegistry

  private var ownPath: String { "\(path)/\(view.kind)\(view.id)" }

  var body: some View {
    if view.kind.isContainer {
      RandomContainerView(view: view, path: ownPath, registry: registry)
    } else {
      switch view.kind {
      case .button:
        RandomLeafView(path: ownPath, registry: registry) { Button("b\(view.number)") {} }
      case .spacer: Spacer()
      case .divider: Divider()
      default:
        RandomLeafView(path: ownPath, registry: registry) {
          Text(String(repeating: "word \(view.number) ", count: view.number % 4 + 1))
        }
      }
    }
  }
}

/// A text or button that keeps a token.
struct RandomLeafView<Content: View>: View {
  let path: String
  let registry: TokenRegistry
  let content: Content
  @State private var token: Token?

  init(path: String, registry: TokenRegistry, @ViewBuilder content: () -> Content) {
    self.path = path
    self.registry = registry
    self.content = content()
  }

  var body: some View {
    content.onAppear {
      let token = self.token ?? Token(registry)
      self.token = token
      registry.note(token.number, at: path)
    }
    .onChange(of: path) {
      if let token { registry.note(token.number, at: path) }
    }
  }
}

/// Shows a random view with others inside.
struct RandomContainerView: View {
  let view: RandomView
  let path: String
  let registry: TokenRegistry

  private var content: some View {
    ForEach(view.children) { RandomViewView(view: $0, path: path, registry: registry) }
  }

  private var length: CGFloat { CGFloat(view.number) }

  var body: some View {
    switch view.kind {
    case .column, .row, .layers, .group: stack
    case .padded, .framed, .flexibleFrame, .fixedSize, .bordered: modified
    case .overlaid, .backed, .modifiedAccessibility, .fitting: layered
    case .grid, .mirrored, .ratio, .baselines, .lazyGrid: arranged
    default: scrolling
    }
  }

  @ViewBuilder private var stack: some View {
    switch view.kind {
    case .row: HStack(alignment: .top, spacing: length / 4) { content }
    case .layers: ZStack(alignment: .bottomTrailing) { content }
    case .group: Group { content }
    default: VStack(alignment: .leading, spacing: length / 4) { content }
    }
  }

  @ViewBuilder private var modified: some View {
    switch view.kind {
    case .padded: VStack { content }.padding(length / 3)
    case .framed: HStack { content }.frame(width: length, height: length / 3 + 1)
    case .flexibleFrame:
      VStack { content }.frame(
        minWidth: length, maxWidth: .infinity, maxHeight: length + 1, alignment: .bottomLeading)
    case .fixedSize: HStack { content }.fixedSize()
    default: VStack { content }.border(.red)
    }
  }

  @ViewBuilder private var layered: some View {
    switch view.kind {
    case .overlaid: Text("under").overlay { content }
    case .backed: Text("over").background(alignment: .leading) { content }
    case .fitting:
      ViewThatFits {
        HStack { content }
        VStack { content }
      }
    default: VStack { content }.accessibilityElement(children: .contain)
    }
  }

  @ViewBuilder private var arranged: some View {
    switch view.kind {
    case .grid:
      Grid(alignment: .bottomTrailing, verticalSpacing: length / 6) {
        GridRow { content }
        GridRow(alignment: .top) {
          Text("\(view.number)")
          Text("grid").gridCellColumns(view.number % 3 + 1)
        }
      }
    case .mirrored:
      VStack(alignment: .leading) { content }
        .environment(\.layoutDirection, view.number % 2 == 0 ? .rightToLeft : .leftToRight)
    case .ratio:
      VStack { content }.aspectRatio(
        (length + 1) / 4, contentMode: view.number % 3 == 0 ? .fill : .fit)
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: length + 1)), GridItem(.fixed(4))]) {
          content
        }
      }
    default:
      HStack(alignment: view.number % 2 == 0 ? .firstTextBaseline : .lastTextBaseline) { content }
    }
  }

  @ViewBuilder private var scrolling: some View {
    switch view.kind {
    case .scrolling: ScrollView { content }
    case .list: List { content }
    case .lazy: ScrollView { LazyVStack { content } }
    default:
      GeometryReader { proxy in
        VStack {
          Text("\(Int(proxy.size.width))")
          content
        }
      }
    }
  }
}
