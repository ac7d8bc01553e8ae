import SwiftUI

/// An application that goes by how far its list is scrolled, in points.
struct ScrollingApp: App {
  var body: some Scene {
    WindowGroup { FeedView() }
  }
}

struct FeedView: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var offset: CGFloat = 0
  @State private var height: CGFloat = 0
  @State private var rested: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { Text("Item \($0)").frame(height: 64) }
        }
      }
      .scrollPosition($position)
      .scrollTargetBehavior(WholeItems())
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, new in
        offset = new
      }
      .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { height = $1.height }
      .onScrollPhaseChange { _, phase, context in
        if phase == .idle { rested = context.geometry.visibleRect.minY }
      }
      Text("offset \(Int(offset)) of \(Int(height)), rested at \(Int(rested))")
      Button("To 1280") { position.scrollTo(y: 1280) }
      if offset > 200 {
        Button("Back to top") { position.scrollTo(point: .zero) }
      }
    }
  }
}

/// A behaviour that lets scrolling rest where an item begins, of which each is 64 points high.
struct WholeItems: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let item = (target.rect.minY / 64).rounded()
    guard context.contentSize.height == 3840, target.rect.height == context.containerSize.height
    else { return }
    target.rect.origin.y = item * 64
  }
}
