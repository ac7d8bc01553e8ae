import SwiftUI

/// Forms, layouts and guides of an application's own, as files for a phone have them.
struct DrawingLengthsApp: App {
  var body: some Scene {
    WindowGroup { DrawingLengthsView() }
  }
}

/// A disc by its radius, in points.
struct Disc: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
    return path
  }
}

/// Views one after the other, in as many rows as it takes.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let places = places(in: proposal.replacingUnspecifiedDimensions().width, subviews)
    return places.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, places(in: bounds.width, subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], size: CGSize)
  {
    var points: [CGPoint] = []
    var (x, y, height, extent): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += height + spacing
        height = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      height = max(height, size.height)
      extent = max(extent, x - spacing)
    }
    return (points, CGSize(width: extent, height: y + height))
  }
}

struct DrawingLengthsView: View {
  var body: some View {
    VStack(alignment: .leading) {
      FlowLayout { ForEach(0..<6) { Text("tag \($0)") } }.frame(width: 120)
      AnyLayout(FlowLayout(spacing: 16)) {
        Text("one")
        Text("two")
      }
      Color.red.accessibilityElement().accessibilityIdentifier("square")
        .aspectRatio(1, contentMode: .fit).frame(width: 320, height: 80)
      VStack(alignment: .leading) {
        Text("guided").alignmentGuide(.leading) { $0[.leading] - 40 }
        Text("beside")
      }
    }
  }
}
