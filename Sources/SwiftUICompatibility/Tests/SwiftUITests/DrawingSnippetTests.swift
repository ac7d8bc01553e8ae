import SwiftUI
import Testing

@Animatable private struct Wedge: Shape {
  var start: Angle
  var extent: Double = 90
  @AnimatableIgnored var isFilled = true

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start,
        endAngle: start + .degrees(extent), clockwise: false)
    }
  }
}

@Animatable private struct Counter: ViewModifier {
  var number: Double

  func body(content: Content) -> some View { Text("\(Int(number))") }
}

private struct Emphasis: TextAttribute {}

private struct Waves: TextRenderer {
  var strength: Double
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line where run[Emphasis.self] != nil {
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: sin(Double(index)) * strength)
          copy.opacity = slice.typographicBounds.rect.width
          copy.draw(slice)
        }
      }
      context.draw(line)
    }
  }
}

/// Lines of applications that draw, which have to compile.
@Suite @MainActor struct DrawingSnippetTests {
  @Test("Types whose properties move") func animatable() {
    var wedge = Wedge(start: .degrees(10), extent: 30, isFilled: false)
    var data = wedge.animatableData
    data.scale(by: 2)
    wedge.animatableData = data
    #expect(abs(wedge.start.degrees - 20) < 0.001 && wedge.extent == 60)
    wedge.animatableData = wedge.animatableData + data - data + .zero
    #expect(wedge.extent == 60 && !wedge.isFilled && Counter(number: 3).animatableData != .zero)
  }

  @Test("Texts and pictures that are drawn in another way are seen all the same") func texts() {
    struct Page: View {
      @State private var start = Date()

      var body: some View {
        VStack {
          Text("Hello \(Text("World").customAttribute(Emphasis()))")
            .textRenderer(Waves(strength: 3))
          Text("Shaded").foregroundStyle(ShaderLibrary.stripes(.float(3), .color(.red)))
            .colorEffect(ShaderLibrary.plasma(.boundingRect, .float2(1.0, 2.0)))
            .layerEffect(
              ShaderLibrary.default.ripple(.float(start.timeIntervalSinceNow)),
              maxSampleOffset: .zero, isEnabled: true)
          Text("Effected").visualEffect { content, proxy in
            content.distortionEffect(
              ShaderLibrary.wave(.float2(proxy.size)), maxSampleOffset: CGSize(width: 9, height: 9))
          }
          Text("Font").font(Font(UIFont.boldSystemFont(ofSize: 17)))
        }
      }
    }
    let text = ImageRenderer(content: Page()).text
    #expect(["Hello World", "Shaded", "Effected", "Font"].allSatisfy { text.contains($0) })
  }

  @Test("UIKit's fonts are fonts, by their weight and slant") func fonts() {
    #expect(Font(.systemFont(ofSize: 12)) == .body)
    #expect(Font(.boldSystemFont(ofSize: 12)) == .body.bold())
    #expect(Font(.italicSystemFont(ofSize: 12).withSize(20)) == .body.italic())
    #expect(UIFont(name: "Avenir-BoldOblique", size: 3).map { Font($0) } == .body.bold().italic())
  }

  @Test("Outlines are combined and widened, in points") func outlines() {
    let square = Path(CGRect(x: 0, y: 0, width: 64, height: 64))
    let other = Path(CGRect(x: 32, y: 32, width: 64, height: 64))
    #expect(square.intersection(other).boundingRect == CGRect(x: 32, y: 32, width: 32, height: 32))
    #expect(!square.subtracting(other).contains(CGPoint(x: 40, y: 40)))
    let track = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let wide = track.strokedPath(StrokeStyle(lineWidth: 20, lineCap: .round))
    #expect(wide.contains(CGPoint(x: 50, y: 9)) && wide.contains(CGPoint(x: 108, y: 0)))
    #expect(!wide.contains(CGPoint(x: 50, y: 11)))
    let shape = Circle().subtracting(Rectangle().size(width: 4, height: 4)).fill(.red)
    #expect(ImageRenderer(content: shape.frame(width: 80, height: 80)).uiImage != nil)
  }
}
