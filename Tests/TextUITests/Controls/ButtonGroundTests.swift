import Testing
import TextRendering

@testable import TextUI

/// Buttons that the author gave a ground or a line: they stand out, and need no brackets.
@MainActor struct ButtonGroundTests {
  struct Screen: View {
    enum Kind: CaseIterable {
      case colour, shape, line, circle, clear, mark, dot, page, bordered
      case colourAround, shapeAround, borderAround
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
    let keeping: Set<Screen.Kind> = [.clear, .mark, .dot, .page, .bordered]
    #expect(hasBrackets(kind) == keeping.contains(kind))
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
