import TextUI

/// Shapes and colours.
struct ShapesView: View {
  private let colors: [(String, Color)] = [
    ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Blue", .blue),
    ("Purple", .purple), ("Gray", .gray),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ForEach(colors, id: \.0) { name, color in
          color.frame(width: 4, height: 1).accessibilityLabel(name)
        }
      }
      HStack(alignment: .top, spacing: 2) {
        Rectangle().fill(.blue).frame(width: 8, height: 4)
        Circle().fill(.green).frame(width: 8, height: 4)
        Capsule().fill(.orange).frame(width: 12, height: 2)
        RoundedRectangle(cornerRadius: 1).stroke(.red).frame(width: 8, height: 4)
        Ellipse().stroke(.purple).frame(width: 12, height: 4)
      }
      LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
        .frame(width: 30, height: 1)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 3))
        path.addLine(to: CGPoint(x: 15, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 3))
        path.closeSubpath()
      }
      .fill(.yellow)
      .frame(width: 30, height: 3)
      Text("On a ground").padding(1).background(.blue, in: RoundedRectangle(cornerRadius: 1))
      Text("In a border").padding(1).border(.red)
    }
  }
}
