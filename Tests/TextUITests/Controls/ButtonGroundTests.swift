import Testing
import TextRendering

@testable import TextUI

/// Buttons that the author gave a ground or a line: they stand out, and need no brackets.
@MainActor struct ButtonGroundTests {
  struct Screen: View {
    enum Kind: CaseIterable {
      case colour, shape, line, circle, clear, mark, numberedMark, dot, page, coveredPage
      case bordered, colourAround, shapeAround, borderAround, namedAround
    }

    let kind: Kind

    private var label: Text { Text(verbatim: "Easy") }

    var body: some View {
      switch kind {
      case .colour: button { label.padding().background(Color.blue).cornerRadius(10) }
      case .shape: button { label.padding().background(Capsule().fill(.blue)) }
      case .line:
        button { label.padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue)) }
      case .circle:
        button {
          ZStack {
            Circle().fill(.gray).frame(width: 6, height: 3)
            label
          }
        }
      case .clear: button { label.padding().background(Color.clear) }
      case .mark:
        button { label.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 1) } }
      case .numberedMark:
        button {
          label.overlay(alignment: .topTrailing) {
            ZStack {
              Circle().fill(.red)
              Text("3")
            }
          }
        }
      case .coveredPage: Color.blue.overlay { button { label } }
      case .namedAround: button { label }.accessibilityIdentifier("e").padding().background(.blue)
      case .dot:
        button {
          HStack {
            Circle().fill(.red).frame(width: 1, height: 1)
            label
          }
        }
      case .page: VStack { button { label } }.padding().background(.yellow)
      case .bordered: button { label.background(.blue) }.buttonStyle(.bordered)
      case .colourAround: button { label }.padding().background(.blue)
      case .shapeAround: button { label }.padding().background(.blue, in: Capsule())
      case .borderAround: button { label }.border(.blue)
      }
    }

    private func button<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
      Button(action: {}, label: label)
    }
  }

  private func hasBrackets(_ kind: Screen.Kind) -> Bool {
    let screen = HostedView { Screen(kind: kind) }.screen
    return screen.contains("[") && screen.contains("]")
  }

  @Test(arguments: Screen.Kind.allCases)
  func onGround(kind: Screen.Kind) {
    let keeping: Set<Screen.Kind> = [.mark, .numberedMark, .dot, .page, .coveredPage, .bordered]
    #expect(hasBrackets(kind) == keeping.contains(kind))
  }

  struct Changing: View {
    enum Way: CaseIterable {
      case colour, colourAround, layer, layerAround
    }

    let way: Way
    @State var isOn: Bool

    var body: some View {
      Button("Turn") { isOn.toggle() }.buttonStyle(.plain)
      switch way {
      case .colour: chip { Text("Chip").background(isOn ? Color.blue : .clear) }
      case .colourAround: Button("Chip") {}.background(isOn ? Color.blue : .clear)
      case .layer: chip { Text("Chip").background { ground } }
      case .layerAround: Button("Chip") {}.padding(.leading, 1).background { ground }
      }
    }

    private func chip<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
      Button(action: {}, label: label)
    }

    @ViewBuilder private var ground: some View {
      if isOn { Capsule().fill(.blue) }
    }
  }

  @Test(arguments: Changing.Way.allCases, [true, false])
  func theGroundChanges(way: Changing.Way, isOn: Bool) {
    let view = HostedView(width: 20, height: 3) { Changing(way: way, isOn: isOn) }
    view.tap("Turn")
    let fresh = HostedView(width: 20, height: 3) { Changing(way: way, isOn: !isOn) }
    #expect(view.screen == fresh.screen)
  }

  @Test func threeStandBesideEachOther() {
    let view = HostedView(width: 48, height: 6) {
      HStack {
        ForEach(["Easy", "Medium", "Hard"], id: \.self) { title in
          Button(action: {}) { Text(title).padding().padding().background(Color.blue) }
        }
      }
    }
    for title in ["Easy", "Medium", "Hard"] { #expect(view.screen.contains(title)) }
  }

  @Test func aLineTellsThemWithoutColours() throws {
    for usesColors in [true, false] {
      let view = HostedView(environment: usesColors ? [:] : ["NO_COLOR": "1"]) {
        Button("First") {}
        Screen(kind: .colour)
      }
      let grid = view.host.screen()
      let y = try #require(grid.lines().firstIndex { $0.contains("Easy") })
      let x = try #require(grid.lines()[y].firstRange(of: "Easy")).lowerBound
      let style = grid.style(x: grid.lines()[y].prefix(upTo: x).count, y: y)
      #expect(style.attributes.contains(.underline) == !usesColors)
    }
  }
}
