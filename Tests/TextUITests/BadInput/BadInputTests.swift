import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Mistakes of an author, and texts that nobody meant well: a warning that names the view, and a sensible screen.
@MainActor struct BadInputTests {
  @Test func lengthsThatAreNone() {
    struct Named: View {
      let length: CGFloat

      var body: some View {
        VStack(spacing: length) {
          Text("text").fixedSize().frame(width: length, height: length)
          Text("more").padding(length)
          Text("offset").offset(x: length)
          Text("max").frame(maxWidth: length)
        }
      }
    }
    let view = HostedView(width: 20, height: 6) { Named(length: -5) }
    #expect(view.element("text") != nil)
    #expect(
      view.warnings() == [
        "Named: VStack(spacing:) is -5.0, which is no length; it is taken as 0.",
        "Named: frame(width:) is -5.0, which is no length; it is taken as 0.",
        "Named: frame(height:) is -5.0, which is no length; it is taken as 0.",
        "Named: padding is -5.0, which is no length; it is taken as 0.",
        "Named: frame(maxWidth:) is -5.0, which is no length; it is taken as 0.",
      ])
    let nan = HostedView(width: 20, height: 6) { Named(length: .nan) }
    #expect(
      nan.warnings() == [
        "Named: VStack(spacing:) is nan, which is no length; it is taken as 0.",
        "Named: frame(width:) is nan, which is no length; it is taken as 0.",
        "Named: frame(height:) is nan, which is no length; it is taken as 0.",
        "Named: padding is nan, which is no length; it is taken as 0.",
        "Named: offset(x:) is nan, which is no distance; it is taken as 0.",
        "Named: frame(maxWidth:) is nan, which is no length; it is taken as 0.",
      ])
    let infinite = HostedView(width: 20, height: 6) { Named(length: .infinity) }
    _ = infinite.screen
    #expect(
      infinite.warnings() == [
        "Named: VStack(spacing:) is inf, which is no length; it is taken as as much as there is.",
        "Named: frame(width:) is inf, which is no length; it is taken as as much as there is.",
        "Named: frame(height:) is inf, which is no length; it is taken as as much as there is.",
        "Named: padding is inf, which is no length; it is taken as as much as there is.",
        "Named: offset(x:) is inf, which is no distance; it is taken as 0.",
      ])
  }

  @Test func ratiosThatAreNone() {
    struct Named: View {
      var body: some View { Text("text").aspectRatio(-2, contentMode: .fit) }
    }
    let view = HostedView(width: 20, height: 6) { Named() }
    #expect(view.screen.contains("text"))
    #expect(
      view.warnings() == [
        "Named: aspectRatio is -2.0, which is no ratio; that of the view's ideal size is taken."
      ])
  }

  struct Broken: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: CGFloat.nan, height: -3)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity), proposal: .infinity)
    }
  }

  @Test func layoutsThatAnswerNothingSensible() {
    let view = HostedView(width: 20, height: 6) {
      VStack {
        Text("text")
        Broken()() { Text("lost") }
      }
    }
    #expect(view.screen.contains("text"))
    #expect(
      view.warnings() == [
        "A view: the width that Broken answers is nan, which is no length; it is taken as 0.",
        "A view: the height that Broken answers is -3.0, which is no length; it is taken as 0.",
      ])
  }

  @Test func idsThatOccurTwice() {
    struct Named: View {
      var body: some View { ForEach([1, 2, 1], id: \.self) { Text("text \($0)") } }
    }
    let view = HostedView(width: 20, height: 6) { Named() }
    #expect(
      view.warnings() == [
        "Named: the id 1 occurs more than once in ForEach<Array<Int>, Int, Text>; "
          + "give each element an id of its own."
      ])
    let lazy = HostedView(width: 20, height: 6) { ScrollView { LazyVStack { Named() } } }
    #expect(lazy.warnings().count == 1)
  }

  @Test func aTextOfAMillionCharacters() {
    let text = String(repeating: "many words in one text ", count: 43_480)
    let view = HostedView(width: 40, height: 5) {
      VStack {
        Text(text)
        Text("below")
      }
    }
    #expect(text.count > 1_000_000)
    #expect(view.element(text)?.label == text)
    #expect(
      view.screen == """
        many words in one text many words in one
        text many words in one text many words
        in one text many words in one text many
        words in one text many words in one tex…
                         below
        """)
    view.host.perform(.resize(Size(width: 30, height: 3)))
    #expect(view.screen.contains("below"))
  }

  @Test(arguments: [
    ("tab\there", "tab here"), ("bell\u{7}", "bell␇"), ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
    ("a\u{202E}b\u{2066}c", "a�b�c"), ("c1\u{9B}31m", "c1�31m"), ("del\u{7F}", "del␡"),
    ("zero\u{0}", "zero␀"), ("bom\u{FEFF}x", "bomx"),
  ])
  func whatATerminalWouldObeyIsShown(text: String, shown: String) {
    let view = HostedView(width: 30, height: 2) { Text(text) }
    #expect(view.screen.trimmingPrefix(while: \.isWhitespace) == shown, "\(view.screen)")
    #expect(view.element(text)?.label == text)
    #expect(!view.outline.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 500, height: 200)])
  func theSmallestAndTheLargestScreen(size: Size) {
    struct Everything: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List {
            Section("Section") {
              Text("text")
              TextField("Field", text: $text)
              Toggle("Toggle", isOn: .constant(true))
            }
            HStack {
              Text("left")
              Spacer()
              Button("Button") {}
            }
          }
          .navigationTitle("Title")
        }
      }
    }
    let view = HostedView(width: size.width, height: size.height) { Everything() }
    #expect(view.element("text") != nil)
    #expect(view.screen.split(separator: "\n").allSatisfy { $0.count <= size.width })
    #expect(view.warnings().isEmpty)
  }
}
