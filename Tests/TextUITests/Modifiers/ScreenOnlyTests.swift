import AccessibilityTree
import Testing

@testable import TextUI

/// Modifiers that mean something on a screen of points alone leave a view as it is.
@MainActor struct ScreenOnlyTests {
  /// The screen of a view.
  private func screen<Content: View>(_ view: Content) -> String {
    HostedView(width: 12, height: 3) { view }.screen
  }

  @Test func whatAScreenOfPointsAloneShowsChangesNothing() {
    let plain = screen(Text("abc"))
    let decorated = Text("abc").kerning(1).tracking(1).baselineOffset(2).monospaced()
      .monospacedDigit().fontDesign(.rounded)
      .shadow(radius: 3).shadow(color: .red, radius: 1, x: 1, y: 1).cornerRadius(4).blur(radius: 2)
      .compositingGroup().drawingGroup().minimumScaleFactor(0.5).allowsTightening(true)
      .lineSpacing(4).kerning(1).tracking(1).baselineOffset(1).monospaced().monospacedDigit()
      .fontDesign(.serif).imageScale(.large).hoverEffect()
    #expect(screen(decorated) == plain)
    let picture = Image(systemName: "star").resizable().renderingMode(.template).antialiased(true)
    #expect(screen(picture) == screen(Image(systemName: "star")))
  }

  @Test func cellsAreOfOneSizeAndUpright() {
    /// A text whose room is a scaled number.
    struct Scaled: View {
      @ScaledMetric(relativeTo: .title) private var width = 6.0
      @ScaledMetric private var height = 1.0

      var body: some View {
        Text("abc").frame(width: width, height: height).controlSize(.mini)
          .scaleEffect(2).scaleEffect(CGSize(width: 2, height: 1)).scaleEffect(x: 3)
          .rotationEffect(.degrees(90), anchor: .top)
      }
    }
    #expect(screen(Scaled()) == screen(Text("abc").frame(width: 6, height: 1)))
    #expect(Angle(degrees: 180).radians == .pi && Angle.radians(.pi).degrees == 180)
    #expect(Angle.zero < .degrees(1) && Angle() == .zero)
  }

  @Test func animationsEndAtOnce() throws {
    var steps: [String] = []
    let result = withAnimation(.easeInOut(duration: 2).delay(1).repeatForever()) { () -> Int in
      steps.append("changed")
      return 3
    }
    #expect(result == 3)
    withAnimation(.spring(response: 1)) {
      steps.append("changed")
    } completion: {
      steps.append("completed")
    }
    #expect(steps == ["changed", "changed", "completed"])
    #expect(throws: CancellationError.self) { try withAnimation { throw CancellationError() } }
    var isOn = false
    Binding(get: { isOn }, set: { isOn = $0 }).animation(.default).wrappedValue = true
    #expect(isOn)
    let view = Text("abc").animation(.default, value: isOn).animation(.linear)
      .transition(.move(edge: .top).combined(with: .opacity))
      .transition(.asymmetric(insertion: .scale, removal: .slide).animation(.snappy))
    #expect(screen(view) == screen(Text("abc")))
  }

  @Test func rowsHaveNoLines() {
    let row = Text("row").listRowSeparator(.hidden).listRowSeparatorTint(.red)
      .listSectionSeparator(.visible, edges: .top).listRowInsets(EdgeInsets())
    #expect(
      screen(List { row }.scrollContentBackground(.hidden).scrollBounceBehavior(.basedOnSize))
        == screen(List { Text("row") }))
  }

  @Test func fieldsHaveOneLook() {
    let field = TextField("Name", text: .constant("Ann"))
    #expect(
      screen(
        field.textFieldStyle(.roundedBorder).autocorrectionDisabled().disableAutocorrection(true))
        == screen(field))
  }

  @Test func aPreviewIsAViewOfTheApplication() {
    /// Previews of a text.
    enum Previews: PreviewProvider {
      static var previews: some View {
        Text("abc").previewDisplayName("Text").previewLayout(.sizeThatFits)
          .previewDevice("iPhone 15")
      }
    }
    #expect(screen(Previews.previews) == screen(Text("abc")))
  }

  @Test func helpIsAHint() {
    let view = HostedView { Button("Go") {}.help("Goes on") }
    let button = view.boxes.compactMap(\.attributes?.hint)
    #expect(button == ["Goes on"])
  }

  @Test func theSchemeOfColorsIsThePreferredOne() {
    /// A text that says the scheme.
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View { Text(scheme == .light ? "light" : "dark") }
    }
    #expect(HostedView { Scheme().preferredColorScheme(.light) }.element("light") != nil)
    #expect(HostedView { Scheme().preferredColorScheme(nil) }.element("dark") != nil)
  }

  @Test func thePreferredSchemeIsThatOfTheScreen() {
    /// A screen that chooses its own scheme, and a sheet over it that has another.
    struct Settings: View {
      @Environment(\.colorScheme) private var scheme
      @State private var isLight = false
      @State private var isSheetShown = false

      var body: some View {
        VStack {
          Text(scheme == .light ? "light" : "dark")
          Button("Change") { isLight.toggle() }
          Button("Sheet") { isSheetShown = true }
        }
        .preferredColorScheme(isLight ? .light : nil)
        .sheet(isPresented: $isSheetShown) { Sheet() }
      }
    }
    /// A sheet that is always light.
    struct Sheet: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Button(scheme == .light ? "light sheet" : "dark sheet") { dismiss() }
          .preferredColorScheme(.light)
      }
    }
    let view = HostedView(width: 40, height: 12) { Settings() }
    #expect(view.element("dark") != nil)
    view.tap("Change")
    #expect(view.element("light") != nil)
    view.tap("Change")
    #expect(view.element("dark") != nil)
    view.tap("Sheet")
    view.tap("light sheet")
    #expect(view.element("light sheet") == nil)
    #expect(view.element("dark") != nil)
  }

  @Test func ofTwoWishesForASchemeTheOuterAndTheFirstCount() {
    /// A text that says the scheme.
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View { Text(scheme == .light ? "light" : "dark") }
    }
    let outer = HostedView {
      VStack { Scheme().preferredColorScheme(.dark) }.preferredColorScheme(.light)
    }
    #expect(outer.element("light") != nil)
    let first = HostedView {
      VStack {
        Text("a").preferredColorScheme(.light)
        Scheme().preferredColorScheme(.dark)
      }
    }
    #expect(first.element("light") != nil)
  }
}
