import SwiftUI
import Testing

extension LocalizedStringResource {
  fileprivate static var save: LocalizedStringResource { "Save" }
}

/// Lines of newer applications, which have to compile.
@Suite @MainActor struct NewerSnippetTests {
  @Test("One room for all that goes by it, in points") func geometry() {
    struct Page: View {
      private func top(_ proxy: GeometryProxy) -> CGFloat { proxy.frame(in: .global).minY }

      private func faded(_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
      {
        content.opacity(proxy.size.width > 100 ? 1 : 0.5).scaleEffect(x: 0.8, y: 1)
      }

      var body: some View {
        ScrollView {
          GeometryReader { proxy in Text("\(top(proxy))") }
          Text("A").visualEffect { content, proxy in content.offset(y: -top(proxy)) }
          Text("B").visualEffect(faded)
          Text("C").onGeometryChange(for: CGFloat.self, of: top) { _ in }
          Text("D").scrollTransition(.interactive(timingCurve: .easeInOut), axis: .vertical) {
            $0.opacity($1.isIdentity ? 1 : 0.3).scaleEffect(x: 0.9, y: 1).blur(radius: $1.value)
          }
        }
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .defaultScrollAnchor(.top, for: .alignment)
      }
    }
    #expect(ImageRenderer(content: Page()).uiImage != nil)
  }

  @Test("Panes of glass, symbols that move, and room") func looks() {
    struct Page: View {
      @Namespace private var glass
      @State private var isOn = false

      var body: some View {
        NavigationStack {
          GlassEffectContainer(spacing: 8) {
            Image(systemName: "star").glassEffect().glassEffectID("star", in: glass)
              .glassEffectUnion(id: 1, namespace: glass).glassEffectTransition(.materialize)
          }
          Image(systemName: "bell").symbolEffect(.wiggle.left, options: .repeat(.continuous))
            .symbolEffect(.bounce, options: .repeat(.periodic(delay: 1)).speed(2), value: isOn)
            .symbolEffect(.variableColor.iterative.hideInactiveLayers, isActive: isOn)
            .transition(.symbolEffect).allowedDynamicRange(.high)
          List {
            Text("A").listRowInsets(.horizontal, 3)
            Button(.save, systemImage: "square") {}
          }
          .toolbar {
            ToolbarItem { Button(.save) {} }.sharedBackgroundVisibility(.hidden)
          }
          .navigationTitle(.save)
          ContentUnavailableView("None", image: "empty", description: Text("here"))
          TabView { Tab(.save, systemImage: "square") { Text("B") } }.tabViewStyle(.tabBarOnly)
        }
        .scenePadding(.horizontal)
      }
    }
    #expect(ImageRenderer(content: Page()).uiImage != nil)
  }

  /// Previews with what they share, of a type without a word of the actor it is on.
  private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 1 }

    func body(content: Content, context: Int) -> some View { content }
  }

  /// A page at a time, in an application's own way.
  private struct Pages: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.velocity.dx > 0 { target.rect.origin.x = context.containerSize.width }
    }

    func properties(context: PropertiesContext) -> Properties {
      var properties = Properties()
      properties.limitsScrolls = true
      return properties
    }
  }

  @Test("Gestures with names, pictures of catalogues, and forms of the system") func forms() {
    struct Page: View {
      @GestureState(initialValue: 1, resetTransaction: Transaction(animation: .bouncy))
      private var scale: CGFloat
      @State private var anchor = UnitPoint.center
      @State private var isOn = false
      private let logo = ImageResource(name: "logo", bundle: .main)

      var body: some View {
        ScrollView(.horizontal) {
          HStack {
            Label("Logo", image: logo)
            Button("Press", image: logo) {}
            Toggle("Turn", image: logo, isOn: $isOn)
            Menu("More", image: logo) { Text("inside") }
            Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
            Text("Form").clipShape(.buttonBorder)
          }
        }
        .scrollTargetBehavior(Pages())
        .gesture(
          MagnifyGesture().updating($scale) { value, scale, _ in scale = value.magnification }
            .onChanged { anchor = $0.startAnchor },
          name: "pinch"
        )
        .simultaneousGesture(TapGesture(), name: "tap", isEnabled: isOn)
        .highPriorityGesture(TapGesture(), isEnabled: isOn)
      }
    }
    let text = ImageRenderer(content: Page().frame(width: 640, height: 64)).text
    #expect(text.contains("Logo") && text.contains("Press"))
    _ = PreviewTrait<Preview.ViewTraits>.modifier(Sample())
  }

  /// A body as long as they come, with literals where keys, resources and texts may stand: the compiler gives up on one that it cannot
  /// make sense of in time.
  private struct LongPage: View {
    @State private var name = ""
    @State private var count = 1
    @State private var isOn = false
    @State private var day = Date()

    var body: some View {
      NavigationStack {
        Form {
          Section("Person") {
            TextField("Name", text: $name)
            SecureField("Password", text: $name)
            Toggle("Is \(name) on?", isOn: $isOn)
            Stepper("Count: \(count)", value: $count, in: 0...10)
            DatePicker("Day", selection: $day, displayedComponents: .date)
            Picker("Choice", selection: $count) {
              ForEach(0..<3) { number in Text("Number \(number)").tag(number) }
            }
            LabeledContent("Total", value: count, format: .number)
          }
          Section {
            NavigationLink("Page of \(name)") { Text("Page \(count)") }
            Button("Save \(count)", systemImage: "square", role: .destructive) { count += 1 }
            Menu("More") { Button("Less") { count -= 1 } }
            Label("\(count) of \(name)", systemImage: "star").accessibilityLabel("Stars \(count)")
            ProgressView("Working", value: Double(count), total: 10)
            DisclosureGroup("Details") { Text("Detail \(count)").help("Helps \(name)") }
          } header: {
            Text("Head \(count)")
          } footer: {
            Text("Foot \(name)")
          }
        }
        .navigationTitle("Title \(count)")
        .alert("Alert \(name)", isPresented: $isOn) { Button("OK", role: .cancel) {} }
        .confirmationDialog("Sure, \(name)?", isPresented: $isOn) { Button("Yes") {} }
        .searchable(text: $name, prompt: "Search \(count)")
      }
    }
  }

  @Test("Long bodies of literals") func literals() {
    #expect(ImageRenderer(content: LongPage()).uiImage != nil)
  }

  /// How applications of the newest systems write times, transitions and menus.
  private struct Recent: View {
    @State private var selection: Set<Int> = []
    @State private var isShown = true
    @State private var isExported = false
    let start = Date()

    /// A view that comes from below, unless movement is to be avoided.
    struct Rising: Transition {
      static let properties = TransitionProperties(hasMotion: true)

      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.isIdentity ? 0 : 32)
      }
    }

    var body: some View {
      VStack {
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
        Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
        Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))
        Text(.currentDate, format: .reference(to: start.addingTimeInterval(-3_600)))
        List(0..<2, id: \.self, selection: $selection) { Text("Row \($0)") }
          .contextMenu(forSelectionType: Int.self) { items in
            Button("Delete \(items.count)", role: .destructive) {}
          } primaryAction: { _ in
          }
        if isShown {
          Text("A").transition(.blurReplace(.upUp).combined(with: .offset(x: 16)))
          Text("B").transition(AsymmetricTransition(insertion: .slide, removal: .opacity))
          Text("C").transition(Rising().animation(.bouncy))
          Text("D").transition(.asymmetric(insertion: .offset(y: 32), removal: .push(from: .top)))
        }
        Color.red.mix(with: .white, by: 0.3, in: .perceptual).frame(height: 16)
        Text("E").transaction {
          $0.animation = nil
        } body: {
          $0.opacity(isShown ? 1 : 0.5)
        }
        .onScrollPhaseChange { _, _, context in isShown = context.velocity == nil }
      }
    }
  }

  @Test("Times, transitions and menus of the newest systems") func recent() {
    let text = ImageRenderer(content: Recent().frame(width: 320, height: 480)).text
    #expect(text.contains("00:00") && text.contains("1:00") && text.contains("0:00"))
    #expect(text.contains("1 hour ago") && text.contains("Row 1"))
  }

  @Test("How far a date is from another") func offsets() {
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    func told(
      _ seconds: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil, count: Int = 2,
      _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> String {
      let all: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ]
      let style = SystemFormatStyle.DateOffset(
        to: anchor, allowedFields: fields ?? all, maxFieldCount: count, sign: sign)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return style.calendar(calendar).locale(Locale(identifier: "en_US"))
        .format(anchor.addingTimeInterval(seconds))
    }
    #expect(
      told(222) == "3 minutes, 42 seconds" && told(5) == "5 seconds" && told(0) == "0 seconds")
    #expect(told(-5) == "−5 seconds" && told(-5, nil, .never) == "5 seconds")
    #expect(told(5, nil, .always(includingZero: false)) == "+5 seconds")
    #expect(told(0, nil, .always(includingZero: false)) == "0 seconds")
    #expect(told(5_663) == "1 hour, 34 minutes" && told(5_663, count: 1) == "1 hour")
    #expect(told(5_663, count: 3) == "1 hour, 34 minutes, 23 seconds")
    #expect(told(332, [.minute, .second]) == "5:32")
    #expect(told(3_932, [.hour, .minute, .second], count: 3) == "1:05:32")
    #expect(told(3_932, [.hour, .minute]) == "1 hour, 5 minutes")
    #expect(told(40 * 86_400) == "1 month, 9 days")
    let style = SystemFormatStyle.DateOffset(to: anchor)
    let later = anchor.addingTimeInterval(3.5)
    #expect(style.discreteInput(after: later) == anchor.addingTimeInterval(4))
    #expect(style.discreteInput(before: later).map { style.format($0) } == "2 seconds")
  }
}
