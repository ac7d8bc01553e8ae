import Foundation
import Testing
import TextUI

// Types as applications write them, without a word of isolation: in this module all of them would be the main actor's.

/// A form whose number can be between two others.
private struct Wedge: Shape {
  var share = 0.5

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(part(of: rect)) }

  func part(of rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height)
  }
}

/// A form whose outline can be moved.
private struct Box: InsettableShape {
  var inset = 0.0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var box = self
    box.inset += amount
    return box
  }
}

/// A style that is another in the dark.
private struct Ink: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

/// A format of numbers.
private struct Stars: FormatStyle {
  func format(_ value: Int) -> String { String(repeating: "*", count: value) }
}

extension FormatStyle where Self == Stars {
  fileprivate static var stars: Stars { Stars() }
}

/// A layout of one below the other, each further in.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.enumerated().map { CGFloat($0.offset) + $0.element.width }.max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(index), y: bounds.minY + CGFloat(index)),
        proposal: .unspecified)
    }
  }
}

/// A modifier with a number that can be between two others.
private struct Framed: ViewModifier, Animatable {
  var width: Double

  var animatableData: Double {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View { content.frame(width: width) }
}

private struct Bracketed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<")
      configuration.label
      Text(">")
    }
  }
}

private struct LongestKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Screen: View {
  @Environment(\.theme) private var theme
  @State private var longest = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Stairs {
        Text("one").preference(key: LongestKey.self, value: 3)
        Text(3, format: .stars).preference(key: LongestKey.self, value: 5)
      }
      .onPreferenceChange(LongestKey.self) { [$longest] in $longest.wrappedValue = $0 }
      Text("\(2, format: .stars) of \(longest)")
      LabeledContent("Rank", value: 1, format: .stars)
      Button(theme) {}.buttonStyle(Bracketed())
      Text("in").modifier(Framed(width: 6))
      Wedge().fill(Ink()).frame(width: 8, height: 1)
      Box().strokeBorder().frame(width: 4, height: 3)
    }
  }
}

@Suite("Types of an application whose code is the main actor's unless it says otherwise")
struct PlainTypesTests {
  /// Returns the bounds of a form, wherever that is asked for.
  nonisolated private func bounds(of shape: some Shape) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: 8, height: 4)).boundingRect
  }

  @Test("A form belongs to no actor, and neither does what it is made of")
  nonisolated func shapes() {
    var wedge = Wedge()
    wedge.animatableData = 0.25
    #expect(bounds(of: wedge).width == 2)
    #expect(wedge.part(of: CGRect(x: 0, y: 0, width: 4, height: 1)).width == 1)
    #expect(bounds(of: Box().inset(by: 1)) == CGRect(x: 1, y: 1, width: 6, height: 2))
  }

  @Test("All of them do on a screen what they are for")
  func screen() {
    let renderer = ImageRenderer(content: Screen())
    renderer.proposedSize = ProposedViewSize(width: 12, height: 12)
    #expect(
      renderer.text.trimmingCharacters(in: .newlines) == """
        one
         ***
        ** of 5
        Rank       *
        <plain>
          in

        ┌──┐
        │  │
        └──┘
        """)
  }
}
