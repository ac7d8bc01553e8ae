import AccessibilityTree
import Testing
import TextRendering

@testable import TextUI

/// Forms: what is drawn of them, and where they are hit.
@MainActor struct ShapeTests {
  /// A form of the author's own.
  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  @Observable final class Model { var taps = 0 }

  @Test func roundCornersThatAreTooLargeKeepTheirForm() {
    let room = CGRect(x: 0, y: 0, width: 20, height: 2)
    let corners = Path(roundedRect: room, cornerSize: CGSize(width: 2, height: 1))
    #expect(RoundedRectangle(cornerRadius: 12).path(in: room) == corners)
    #expect(RoundedRectangle(cornerRadius: 2).path(in: room) == corners)
    #expect(
      RoundedRectangle(cornerRadius: 0).path(in: room) == Path(roundedRect: room, cornerSize: .zero)
    )
  }

  @Test func circleIsRound() {
    let view = HostedView(width: 10, height: 5) { Circle() }
    #expect(
      view.screen == """
         ▄▄████▄▄
        ▄████████▄
        ██████████
        ▀████████▀
         ▀▀████▀▀
        """)
    #expect(view.outline == "")
  }

  @Test func formOfTheAuthorsOwn() {
    let view = HostedView(width: 8, height: 4) { Triangle() }
    #expect(
      view.screen == """
           ▄▄
          ▄██▄
         ▄████▄
        ▄██████▄
        """)
  }

  @Test func lineOfARectangle() {
    let view = HostedView(width: 12, height: 3) {
      Text("Title").padding(.horizontal, 3).padding(.vertical, 1)
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 2))
    }
    #expect(
      view.screen == """
        ╭─────────╮
        │  Title  │
        ╰─────────╯
        """)
  }

  @Test func lineLeavesLetters() {
    let view = HostedView(width: 7, height: 1) {
      Text("Title").overlay(Capsule().stroke(.red))
    }
    #expect(view.screen == " Title")
  }

  @Test func lineOfACircle() {
    let view = HostedView(width: 10, height: 5) {
      Circle().trim(from: 0, to: 0.5).stroke(.blue, style: StrokeStyle(lineWidth: 3))
    }
    #expect(
      view.screen == """


        ▄        ▄
        █        █
         ▀▄▄▄▄▄▄▀
        """)
  }

  /// How rings of progress are drawn, which begin above.
  @Test func formsAreTurned() {
    let view = HostedView(width: 10, height: 5) {
      Circle().trim(from: 0, to: 0.5).stroke(.blue, style: StrokeStyle(lineWidth: 3))
        .rotationEffect(.degrees(-90))
    }
    #expect(
      view.screen == """
             ▀▀▀▄
                 █
                 █
                 █
             ▄▄▄▀
        """)
  }

  @Test func whatIsTurnedMayLeaveItsRoomAndTextsStay() {
    let view = HostedView(width: 10, height: 5) {
      ZStack {
        Rectangle().fill(.blue).frame(width: 8, height: 1).rotationEffect(.degrees(90))
        Text("ab").rotationEffect(.degrees(45))
      }
    }
    let screen = view.host.screen()
    #expect(
      (0..<5).allSatisfy { screen.style(x: 4, y: $0).background == .ansi(4) || $0 == 0 || $0 == 4 })
    #expect(screen.style(x: 1, y: 2).background == .default)
    #expect(view.screen.contains("ab"))
  }

  @Test func groundOfAForm() {
    let view = HostedView(width: 9, height: 3) {
      Text("Hi").padding(.horizontal, 3).padding(.vertical, 1).background(.blue, in: Capsule())
    }
    #expect(view.screen == "▄      ▄\n   Hi\n▀      ▀")
    #expect(view.host.screen().style(x: 4, y: 1).background == .ansi(4))
  }

  @Test func clipKeepsLettersAtRoundCorners() {
    let view = HostedView(width: 6, height: 3) {
      Text("abcd\nefgh\nijkl").background(.blue).clipShape(RoundedRectangle(cornerRadius: 8))
    }
    #expect(view.screen == " abcd\n efgh\n ijkl")
    let ellipse = HostedView(width: 8, height: 3) {
      Text("abcdefgh\nabcdefgh\nabcdefgh").clipShape(Ellipse())
    }
    #expect(ellipse.screen == " bcdefg\nabcdefgh\n bcdefg")
  }

  @Test func maskShowsWhatLiesUnderIt() {
    let view = HostedView(width: 6, height: 1) {
      Text("abcdef").mask(alignment: .leading) { Color.black.frame(width: 3) }
    }
    #expect(view.screen == "abc")
    #expect(view.outline == "StaticText, {{0.0, 0.0}, {6.0, 1.0}}, label: 'abcdef'")
  }

  @Test func gradientGoesFromColourToColour() {
    let view = HostedView(width: 3, height: 1) {
      LinearGradient(
        colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing)
    }
    let grid = view.host.screen()
    #expect(
      (0..<3).map { grid.style(x: $0, y: 0).background } == [
        .rgb(43, 43, 43), .rgb(128, 128, 128), .rgb(212, 212, 212),
      ])
  }

  @Test func aGradientOfNamedColoursHasNoStripes() {
    let view = HostedView(width: 9, height: 1) {
      LinearGradient(colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing)
    }
    let grid = view.host.screen()
    for x in 0..<9 {
      let color = grid.style(x: x, y: 0).background
      #expect("\(color)".hasPrefix("#"), "the cell at \(x) is not mixed: \(color)")
    }
    let plain = HostedView(width: 3, height: 1) {
      LinearGradient(colors: [.red, .red], startPoint: .leading, endPoint: .trailing)
    }
    #expect(plain.host.screen().style(x: 1, y: 0).background == .ansi(1))
  }

  @Test func contentShapeTakesTapsWhereNothingShows() {
    let model = Model()
    let view = HostedView(width: 10, height: 1) {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
      .contentShape(Rectangle())
      .onTapGesture { model.taps += 1 }
    }
    view.tap(at: Point(x: 5, y: 0))
    #expect(model.taps == 1)
  }

  @Test func anOutlineCoversNothingOfWhatItIsDrawnAround() {
    /// A field and buttons of one row, with outlines.
    struct Outlined: View {
      @State private var name = ""
      @State private var taps = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Name", text: $name)
            .overlay { RoundedRectangle(cornerRadius: 8).stroke(.secondary) }
          Button("Chip") { taps += 1 }.overlay(Capsule().strokeBorder(.gray))
          ZStack {
            Button("Layer") { taps += 1 }
            RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 1)
          }
          .frame(height: 1)
          Text("Avatar").overlay(Circle().stroke(.white)).onTapGesture { taps += 1 }
          Button("Covered") { taps += 1 }.overlay { Capsule() }
          Text("Line").hidden().overlay { Rectangle().stroke().onTapGesture { taps += 10 } }
          Text("taps \(taps)")
        }
      }
    }
    let view = HostedView(width: 20, height: 9) { Outlined() }
    #expect(view.tap("Name"))
    view.type("Ann")
    #expect(view.element("Name")?.value == "Ann")
    #expect(view.tap("Chip", .button) && view.tap("Layer", .button) && view.tap("Avatar"))
    #expect(view.element("taps 3") != nil, "\(view.screen)")
    #expect(!view.tap("Covered", .button))
    let row = view.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("taps")
    }
    view.tap(at: Point(x: 0, y: (row ?? 0) - 1))
    #expect(view.element("taps 13") != nil, "\(view.screen)")
  }

  @Test func partsOfAPath() {
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 5, y: 2)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(
      path.trimmedPath(from: 0, to: 0.25).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 0))
    #expect(Path().isEmpty)
  }

  @Test func anArcTouchesTwoLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    var points: [CGPoint] = []
    for case .line(let end) in path.elements { points.append(end) }
    #expect(points.first.map { hypot($0.x - 6, $0.y) < 1e-9 } == true)
    #expect(points.last.map { hypot($0.x - 10, $0.y - 4) < 1e-9 } == true)
    // All lie on the circle around (6, 4), on the side of the corner.
    #expect(points.allSatisfy { abs(hypot($0.x - 6, $0.y - 4) - 4) < 1e-9 && $0.x > 5.9 })
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 3, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(straight.currentPoint == CGPoint(x: 3, y: 0))
    #expect(path.currentPoint.map { abs($0.x - 10) < 1e-9 } == true)
  }

  @Test func coloursSayWhatTheyAre() {
    #expect("\(Color.red) \(Color.primary) \(Color.accentColor)" == "red primary accentColor")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(white: 0, opacity: 0.5).description == "#00000080")
  }
}
