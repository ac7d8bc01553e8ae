import SwiftUI
import Testing

/// Lines of applications that draw, which have to compile.
@Suite @MainActor struct DrawingSnippetTests {
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
