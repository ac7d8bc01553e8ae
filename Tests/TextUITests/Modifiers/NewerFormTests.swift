import AccessibilityTree
import Testing

@testable import TextUI

/// Further spellings of SwiftUI's: what means something does it, and what does not leaves a view as it is.
@MainActor struct NewerFormTests {
  private func screen<Content: View>(_ view: Content) -> String {
    HostedView(width: 40, height: 6) { view }.screen
  }

  private struct Resolving: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Enabled(isEnabled: environment.isEnabled)
    }
  }

  private struct Enabled: ViewModifier {
    let isEnabled: Bool

    func body(content: Content) -> some View {
      HStack {
        content
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  @Test("A modifier of the environment stands for another one") func environmentalModifiers() {
    #expect(screen(Text("is").modifier(Resolving())).contains("is on"))
    #expect(screen(Text("is").modifier(Resolving()).disabled(true)).contains("is off"))
  }

  struct Buttons: View {
    @State private var pressed = ""

    var body: some View {
      VStack {
        Button(role: .close) { pressed = "closed" }
        Button(role: .confirm) { pressed = "confirmed" }
        Button(role: .cancel) { pressed = "cancelled" }
        Text(pressed)
      }
    }
  }

  @Test("Buttons are called by their roles alone") func roles() {
    let view = HostedView(width: 30, height: 8) { Buttons() }
    for (name, text) in [("Close", "closed"), ("Done", "confirmed"), ("Cancel", "cancelled")] {
      view.tap(name, .button)
      #expect(view.element(text) != nil)
    }
  }

  struct SearchTab: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab(role: .search) { Text("Seeking") }
      }
    }
  }

  @Test("A tab is called by its role alone") func searchTab() {
    let view = HostedView(width: 30, height: 8) { SearchTab() }
    view.tap("Search", .button)
    #expect(view.element("Seeking") != nil)
  }

  struct Conditions: View {
    let isOn: Bool

    var body: some View {
      Button("Plain") {}.accessibilityLabel("Said", isEnabled: isOn)
        .accessibilityValue("Held", isEnabled: isOn).accessibilityHint("Hinted", isEnabled: isOn)
    }
  }

  @Test("What is said of a view holds under its condition") func conditions() {
    let on = HostedView(width: 20, height: 3) { Conditions(isOn: true) }
    #expect(on.element("Said", .button)?.value == "Held")
    let off = HostedView(width: 20, height: 3) { Conditions(isOn: false) }
    let plain = off.element("Plain", .button)
    #expect(plain != nil && plain?.value == nil)
  }

  @Test("A stepper shows its value in a format") func stepperFormat() {
    let view = HostedView(width: 40, height: 3) {
      Stepper("Count", value: .constant(3), in: 0...5, format: .number)
    }
    #expect(view.screen.contains("Count 3"))
  }

  @Test("Links to pages show no arrow where it is hidden") func arrows() {
    let link = NavigationStack { List { NavigationLink("Next") { Text("There") } } }
    #expect(screen(link).contains("›"))
    #expect(!screen(link.navigationLinkIndicatorVisibility(.hidden)).contains("›"))
  }

  private enum Low: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { min(4, context.maxDetentValue) }
  }

  private enum Missing: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  @Test("Heights of sheets are worked out by the author") func detents() {
    #expect(PresentationDetent.custom(Low.self).height(on: 24) == 4)
    #expect(PresentationDetent.custom(Missing.self).height(on: 24) == 22)
    #expect(PresentationDetent.custom(Low.self) == .custom(Low.self))
    #expect(PresentationDetent.custom(Low.self) != .custom(Missing.self))
  }

  @Test("The room between views of a layout is that of stacks") func spacing() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 1)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .horizontal) == 1)
  }

  struct Reader: View {
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.minimumScaleFactor) private var scale
    @Environment(\.truncationMode) private var truncation
    @Environment(\.autocorrectionDisabled) private var isCorrectionOff
    @Environment(\.imageScale) private var imageScale

    var body: some View {
      Text("\(Int(spacing)) \(scale) \(truncation) \(isCorrectionOff) \(imageScale)")
    }
  }

  @Test("Views read what the environment was set to") func environment() {
    let set = Reader().lineSpacing(4).minimumScaleFactor(0.5).truncationMode(.head)
      .autocorrectionDisabled().imageScale(.large)
    #expect(screen(set).contains("4 0.500000 head true large"))
    #expect(screen(Reader()).contains("0 1.000000 tail false medium"))
  }

  /// Reads what views around say of controls.
  struct ControlReader: View {
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.menuIndicatorVisibility) private var arrows
    @Environment(\.menuOrder) private var order
    @Environment(\.buttonRepeatBehavior) private var repeats
    @Environment(\.contentTransition) private var transition
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.verticalScrollIndicatorVisibility) private var bars
    @Environment(\.springLoadingBehavior) private var springs
    @Environment(\.appearsActive) private var isActive
    @Environment(\.displayScale) private var scale

    var body: some View {
      let said = [
        labels == .hidden, arrows == .hidden, order == .fixed, repeats == .enabled,
        transition == .opacity, shortcut == .defaultAction, bars == .hidden, springs == .disabled,
        !isActive, scale == 3,
      ]
      Text(said.map { $0 ? "1" : "0" }.joined())
    }
  }

  @Test("Views read what modifiers around say of controls") func controls() {
    let told = ControlReader().labelsVisibility(.hidden).menuIndicator(.hidden).menuOrder(.fixed)
      .buttonRepeatBehavior(.enabled).contentTransition(.opacity).keyboardShortcut(.defaultAction)
      .scrollIndicators(.hidden).springLoadingBehavior(.disabled)
      .environment(\.appearsActive, false).environment(\.displayScale, 3)
    #expect(screen(told).contains("1111111111"))
    #expect(screen(ControlReader()).contains("0000000000"))
  }

  @Test("Rotors, charts and kinds of actions are accepted") func assistive() {
    struct Mark: Identifiable {
      let id = 1
      let name = "mark"
    }
    struct Chart: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales", summary: nil,
          xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May"]),
          yAxis: AXNumericDataAxisDescriptor(title: "Sum", range: 0...9, gridlinePositions: []) {
            "\($0)"
          },
          series: [
            AXDataSeriesDescriptor(
              name: "A", isContinuous: false, dataPoints: [AXDataPoint(x: "May", y: 3)])
          ])
      }
    }
    struct Page: View {
      @Namespace private var marks
      @AccessibilityFocusState(for: .voiceOver) private var isRead: Bool

      var body: some View {
        Text("abc")
          .accessibilityRotor(Text("Marks"), entries: [Mark()], entryLabel: \.name)
          .accessibilityRotor(Text("Marks")) {
            AccessibilityRotorEntry(Text("a"), id: 1, in: marks) {}
            AccessibilityRotorEntry("b", id: 2)
          }
          .accessibilityRotor("Marks", entries: [Mark()], entryID: \.id, entryLabel: \.name)
          .accessibilityRotor(.headings, entries: [Mark()], entryLabel: \.name)
          .accessibilityChartDescriptor(Chart())
          .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
          .accessibilityDefaultFocus($isRead, true)
          .accessibilityDropPoint(.center, description: Text("here"))
      }
    }
    #expect(screen(Page()) == screen(Text("abc")))
    #expect(Chart().makeChartDescriptor().series[0].dataPoints[0].xValue == .category("May"))
  }

  @Test("A view above the tabs is there if it is wanted, and knows where it stands")
  func accessories() {
    struct Place: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      var body: some View { Text(placement == .expanded ? "above" : "nowhere") }
    }
    #expect(screen(Text("a").tabViewBottomAccessory(isEnabled: true) { Place() }).contains("above"))
    #expect(!screen(Text("a").tabViewBottomAccessory(isEnabled: false) { Place() }).contains("ab"))
    #expect(screen(Place()).contains("nowhere"))
  }

  @Test("What means nothing on a text screen changes nothing") func accepted() {
    let plain = screen(Text("abc"))
    let text = Text("abc").toolbar(removing: .sidebarToggle).dialogSeverity(.critical)
      .dialogSuppressionToggle(isSuppressed: .constant(false)).buttonSizing(.flexible)
      .listSectionMargins(.horizontal, 4).listSectionIndexVisibility(.hidden)
      .defersSystemGestures(on: .all).invalidatableContent().speechAnnouncementsQueued()
      .userActivity("a") { $0.title = "b" }.onContinueUserActivity("a") { _ in }
      .findDisabled().replaceDisabled().scrollEdgeEffectHidden(true, for: .top)
      .labelReservedIconWidth(20).labelIconToTitleSpacing(4).hoverEffectDisabled()
      .defaultAdaptableTabBarPlacement(.sidebar).tabViewSearchActivation(.searchTabSelection)
      .accessibilityZoomAction { _ in }.symbolEffect(.drawOn, options: .repeating.speed(2))
    #expect(screen(text) == plain)
  }

  @Test("Of a navigation view with several views the first is the page") func navigationView() {
    let view = HostedView(width: 30, height: 6) {
      NavigationView {
        List { Text("Row") }.navigationTitle("Rows")
        Text("Welcome").navigationTitle("Nothing")
      }
      .navigationViewStyle(.columns)
    }
    #expect(view.element("Row") != nil && view.element("Rows", .navigationBar) != nil)
    #expect(view.element("Welcome") == nil)
  }

  struct Sought: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List { if text.isEmpty { Text("row") } }
          .overlay { if !text.isEmpty { ContentUnavailableView.search } }
          .searchable(text: $text)
      }
    }
  }

  @Test("A search that found nothing names what was sought") func search() {
    let view = HostedView(width: 40, height: 12) { Sought() }
    view.tap("Search", .searchField)
    view.type("zz")
    #expect(view.element("No Results for “zz”") != nil)
    let named = HostedView(width: 40, height: 8) { ContentUnavailableView.search(text: "x") }
    #expect(named.element("No Results for “x”") != nil)
  }

  @Test("Symbols of a letter are the letter, and one without a name is nothing") func symbols() {
    #expect(screen(Image(systemName: "1.circle")).contains("1"))
    #expect(screen(Image(systemName: "a.square.fill")).contains("A"))
    #expect(screen(Image(systemName: "")) == "")
    #expect(SymbolShapes.knownShape(of: "x.unknown") == nil)
  }

  @Test("A colour that no catalogue has is that of text") func missingColor() {
    let view = VStack { Text("Hello") }.foregroundColor(Color("Nowhere"))
    #expect(screen(view).contains("Hello"))
    #expect(screen(Circle().fill(Color("Nowhere"))) == screen(Circle().fill(Color.primary)))
  }

  struct OlderForms: View {
    var body: some View {
      NavigationView {
        ScrollView {
          NavigationLink("Open") { Text("Inside") }.isDetailLink(false)
          Button("Glass") {}.buttonStyle(GlassButtonStyle())
          Button("Clear") {}.buttonStyle(.glass(.clear))
          Button("Loud") {}.buttonStyle(GlassProminentButtonStyle()).font(
            .body.uppercaseSmallCaps())
        }
        .scrollTransition(.interactive.threshold(.visible(0.3))) { content, _ in content }
        .scrollTransition(topLeading: .animated(.default), bottomTrailing: .identity) { view, _ in
          view
        }
        .navigationTitle("Title")
        .toolbar(id: "bar") {
          ToolbarItem(id: "title", placement: .title) { Text("In place") }
          ToolbarItem(id: "end") { Button("End") {} }
        }
      }
      .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
  }

  @Test("Older and newer names of looks and places do what their like does") func names() {
    let view = HostedView(width: 48, height: 10) { OlderForms() }
    #expect(view.screen.contains("[ Glass ]") && view.screen.contains("[ Clear ]"))
    #expect(view.element("Loud", .button) != nil && view.element("In place") != nil)
    #expect(view.element("End", .button) != nil)
    view.tap("Open")
    #expect(view.element("Inside") != nil)
  }
}
