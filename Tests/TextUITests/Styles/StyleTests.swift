import Testing
import TextRendering

@testable import TextUI

/// What the names of colors and fonts mean in a terminal.
@MainActor struct StyleTests {
  /// The style of a letter.
  private func style<Content: View>(_ content: Content) -> TextStyle {
    HostedView(width: 1, height: 1) { content }.host.screen().style(x: 0, y: 0)
  }

  @Test(arguments: [
    (Color.red, TerminalColor.ansi(1)), (.green, .ansi(2)), (.yellow, .ansi(3)), (.blue, .ansi(4)),
    (.purple, .ansi(5)), (.cyan, .ansi(6)), (.teal, .ansi(6)), (.orange, .palette(208)),
    (.pink, .palette(205)), (.brown, .palette(130)), (.indigo, .palette(62)),
    (.mint, .palette(121)), (.gray, .ansi(8)), (.white, .ansi(15)), (.black, .ansi(0)),
    (.accentColor, .ansi(6)), (.primary, .default),
  ])
  func colorsAreTheTerminals(_ color: Color, _ shown: TerminalColor) {
    #expect(style(Text("x").foregroundStyle(color)).foreground == shown)
    #expect(style(Text("x").foregroundColor(color)).foreground == shown)
    #expect(style(VStack { Text("x") }.foregroundColor(color)).foreground == shown)
  }

  @Test func aPartOfATextHasAColourBehind() {
    var text = AttributedString("x")
    text.backgroundColor = .yellow
    text.kern = 2
    text.tracking = 1
    text.baselineOffset = 3
    #expect(style(Text(text)).background == .ansi(3))
    #expect(style(Text(text).background(.red)).background == .ansi(3))
    text.backgroundColor = nil
    #expect(style(Text(text)).background == .default)
  }

  @Test func styleNamesAreTheColors() {
    #expect(style(Text("x").foregroundStyle(.purple)).foreground == .ansi(5))
    #expect(style(Text("x").foregroundStyle(.cyan)).foreground == .ansi(6))
    #expect(style(Text("x").foregroundStyle(.orange)).foreground == .palette(208))
    #expect(style(Text("x").foregroundStyle(.pink)).foreground == .palette(205))
    #expect(style(Text("x").foregroundStyle(.black)).foreground == .ansi(0))
    #expect(style(Text("x").foregroundStyle(.clear)).foreground == .default)
  }

  /// The fonts, and the attributes that stand for them.
  nonisolated private static let fonts: [(Font, TextAttributes)] = [
    (.largeTitle, .bold), (.title, .bold), (.title2, .bold), (.title3, .bold), (.headline, .bold),
    (.subheadline, []), (.body, []), (.callout, []), (.footnote, .faint), (.caption, .faint),
    (.caption2, .faint), (.caption.italic(), [.faint, .italic]), (.body.bold(), .bold),
    (.system(size: 40), []), (.system(size: 40, weight: .heavy, design: .rounded), .bold),
    (.system(.title), .bold), (.system(.title, design: .serif, weight: .thin), .faint),
    (.system(.footnote, design: .default), .faint), (.custom("Avenir", size: 12), []),
    (.custom("Avenir", size: 12, relativeTo: .headline), .bold),
    (.custom("Avenir", fixedSize: 12), []), (.caption.weight(.semibold), .bold),
    (.headline.weight(.medium), []), (.title.monospaced().monospacedDigit(), .bold),
    (.title.smallCaps().leading(.tight), .bold),
  ]

  @Test(arguments: fonts)
  func fontsAreWeights(_ font: Font, _ attributes: TextAttributes) {
    #expect(style(Text("x").font(font)).attributes == attributes)
  }

  @Test func theInnerFontAndTheInnerWeightHold() {
    #expect(style(VStack { Text("x").font(.body) }.font(.headline)).attributes == [])
    #expect(style(VStack { Text("x") }.font(.headline).fontWeight(.light)).attributes == .faint)
    #expect(style(Text("x").font(.caption).fontWeight(.bold)).attributes == .bold)
    #expect(style(VStack { Text("x").fontWeight(.regular) }.bold()).attributes == [])
    #expect(style(VStack { Text("x") }.bold(false).font(.title)).attributes == .bold)
    #expect(style(VStack { Text("x") }.environment(\.font, .title)).attributes == .bold)
  }

  @Test func textIsInTheLettersAskedFor() {
    let view = HostedView(width: 12, height: 3) {
      VStack {
        Text("Straße")
        Text("Straße").textCase(.lowercase)
        Text("Straße").textCase(nil)
      }
      .textCase(.uppercase)
    }
    #expect(view.screen == "  STRASSE\n  straße\n  Straße")
    #expect(view.element("STRASSE", .staticText) != nil)
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), TerminalColor.rgb(255, 128, 0)),
    (Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1), .rgb(0, 0, 255)),
    (Color(white: 1, opacity: 1), .rgb(255, 255, 255)),
    (Color(.displayP3, white: 0), .rgb(0, 0, 0)),
    (Color(hue: 0, saturation: 1, brightness: 1), .rgb(255, 0, 0)),
    (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), .rgb(0, 255, 0)),
    (Color(hue: 0.5, saturation: 0.5, brightness: 1), .rgb(128, 255, 255)),
    (Color(hue: 0.9, saturation: 0, brightness: 0.2), .rgb(51, 51, 51)),
  ])
  func colorsAreMadeOfParts(_ color: Color, _ shown: TerminalColor) {
    #expect(style(Text("x").foregroundStyle(color)).foreground == shown)
  }

  @Test func aColorOfLessOpacityIsNearerToTheGround() {
    let gray = Color(white: 1).opacity(0.5).opacity(0.5)
    let mixed = TerminalPalette.dark.background.mixed(with: RGBColor(0xFFFFFF), percent: 25)
    #expect(
      style(Text("x").background(gray)).background == .rgb(mixed.red, mixed.green, mixed.blue))
    let shade = Text("x").background(Color.black.opacity(0.1))
    #expect(style(shade.colorScheme(.light)).background != style(shade).background)
    #expect(style(Text("x").background(Color.red.opacity(0))).background == .default)
    #expect(style(Text("x").foregroundStyle(.primary.opacity(0.5))).attributes == .faint)
    #expect(style(Text("x").foregroundStyle(.primary.opacity(0.8))).attributes == [])
    #expect(style(Text("x").foregroundStyle(.tertiary)).attributes == .faint)
  }

  @Test(
    arguments: [
      (.primary, []), (.secondary, .faint), (.tertiary, .faint), (.quaternary, .faint),
      (.quinary, .faint),
    ] as [(HierarchicalShapeStyle, TextAttributes)])
  func levelsOfTextHaveAType(_ level: HierarchicalShapeStyle, _ attributes: TextAttributes) {
    #expect(style(Text("x").foregroundStyle(level)).attributes == attributes)
    let isOn = attributes.isEmpty
    #expect(
      style(Text("x").foregroundStyle(isOn ? HierarchicalShapeStyle.primary : .secondary))
        .attributes == attributes)
  }

  @Test func theTintIsTheInnerOneOrTheApplications() {
    #expect(style(Text("x").foregroundStyle(.tint)).foreground == .ansi(6))
    #expect(style(Text("x").foregroundStyle(.tint).tint(.red)).foreground == .ansi(1))
    #expect(style(Text("x").foregroundStyle(.tint).tint(.tint).tint(.red)).foreground == .ansi(1))
    #expect(style(Text("x").foregroundStyle(.tint).accentColor(.green)).foreground == .ansi(2))
    #expect(style(Text("x").foregroundStyle(Color.accentColor).tint(.red)).foreground == .ansi(6))
    #expect(style(Text("x").foregroundStyle(.tint).tint(nil).tint(.red)).foreground == .ansi(6))
    let button = Button("x") {}.buttonStyle(.borderless).disabled(false).tint(.purple)
    let view = HostedView(width: 1, height: 2) {
      Button("y") {}.buttonStyle(.plain)
      button
    }
    #expect(view.host.screen().style(x: 0, y: 1).foreground == .ansi(5))
  }

  @Test("A paint of a picture covers as the colour of text does") func imagePaint() {
    let paint = ImagePaint(image: Image("Cat", symbol: "C"), scale: 0.1)
    let painted = HostedView(width: 12, height: 5) {
      Text("Hi").border(paint, width: 1)
      Capsule().fill(.image(Image("Cat", symbol: "C"))).frame(width: 40, height: 16)
    }
    let plain = HostedView(width: 12, height: 5) {
      Text("Hi").border(.primary, width: 1)
      Capsule().fill(.primary).frame(width: 40, height: 16)
    }
    #expect(painted.screen == plain.screen)
    #expect(paint.sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("A colour between two is found by the eye, or in the parts of both") func mixing() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    // What style sheets have for `color-mix(in oklab, red, blue)`.
    let mixed = red.mix(with: blue, by: 0.5)
    #expect(style(Text("x").foregroundStyle(mixed)).foreground == .rgb(140, 83, 162))
    let parts = mixed.resolve(in: EnvironmentValues())
    #expect(abs(parts.red - 140.0 / 255) < 0.01 && abs(parts.green - 83.0 / 255) < 0.01)
    let device = red.mix(with: blue, by: 0.5, in: .device)
    #expect(style(Text("x").foregroundStyle(device)).foreground == .rgb(128, 0, 128))
    #expect(device.resolve(in: EnvironmentValues()).red == 0.5)
    #expect(
      style(Text("x").foregroundStyle(red.mix(with: blue, by: 7))).foreground == .rgb(0, 0, 255))
    #expect(
      style(Text("x").foregroundStyle(red.mix(with: blue, by: 0))).foreground == .rgb(255, 0, 0))
    #expect(
      style(Text("x").foregroundStyle(Color.red.mix(with: .blue, by: 0))).foreground == .ansi(1))
  }
}
