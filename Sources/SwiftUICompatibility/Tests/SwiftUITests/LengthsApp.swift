import SwiftUI

/// Lengths as files for a phone have them, for tests.
struct LengthsApp: App {
  var body: some Scene {
    WindowGroup { LengthsView() }
  }
}

/// A view for each kind of length.
struct LengthsView: View {
  @State private var dragged = "not dragged"
  @State private var tapped = "not tapped"
  @State private var measured = CGSize.zero
  @State private var sheet = PresentationDetent.large
  @State private var isSheetShown = false

  private func show(_ height: PresentationDetent) {
    sheet = height
    isSheetShown = true
  }

  var body: some View {
    // Read here: the first sheet would have the height of before, as on a phone.
    let sheet = sheet
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 24) {
        Text("first")
        Text("second")
      }
      VStack(spacing: 8) {
        Text("upper")
        Text("lower")
      }
      Text("padded").padding(.horizontal, 16).padding(.top, 16)
      HStack(spacing: 0) {
        Text("framed").frame(width: 160, height: 44, alignment: .topLeading)
        Text("beside")
      }
      LazyVGrid(columns: [GridItem(.fixed(80), spacing: 16), GridItem(.fixed(80))], spacing: 16) {
        Text("left").frame(maxWidth: .infinity)
        Text("right").frame(maxWidth: .infinity)
      }
      HStack {
        Text(dragged).frame(width: 160, height: 16)
          .gesture(
            DragGesture().onEnded {
              dragged = "\(Int($0.translation.width)) by \(Int($0.translation.height))"
            }
          )
          .accessibilityIdentifier("drag")
        Text(tapped).frame(width: 160, height: 16)
          .onTapGesture { place in tapped = "at \(Int(place.x))" }
          .accessibilityIdentifier("tap")
        Text("\(Int(measured.width)) wide").frame(width: 200, height: 16)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            measured = $0
          }
      }
      GeometryReader { proxy in
        ZStack {
          Text("\(Int(proxy.size.width)) points")
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
          Text("moved").offset(x: 80, y: 16)
        }
      }
      .frame(width: 320, height: 32)
      Button("small") { show(.height(96)) }
      Button("own") { show(.custom(HalfOfAll.self)) }
    }
    .sheet(isPresented: $isSheetShown) {
      GeometryReader { Text("\(Int($0.size.height)) high") }.presentationDetents([sheet])
    }
  }
}

/// Half of the largest height of a sheet; nothing where that is not of a screen in points.
private enum HalfOfAll: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.maxDetentValue > 100 ? context.maxDetentValue / 2 : 16
  }
}
