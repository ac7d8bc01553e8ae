import Testing

@testable import TextUI

/// Places in views that other views find.
@MainActor struct AnchorTests {
  @Observable final class Model {
    var selected = 0
    var indent = 0
    @ObservationIgnored var points: [CGPoint] = []

    func note(_ points: [CGPoint]) { self.points = points }
  }

  struct Bounds: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]

    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// Words of which one is underlined, as people write it.
  struct Tabs: View {
    let model: Model

    var body: some View {
      HStack(spacing: 2) {
        ForEach(Array(["ab", "cdef", "g"].enumerated()), id: \.offset) { index, word in
          Text(word).anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
        }
      }
      .padding(.leading, CGFloat(model.indent))
      .frame(width: 20, height: 3, alignment: .topLeading)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[model.selected] {
            let rect = proxy[anchor]
            Text(String(repeating: "=", count: Int(rect.width)))
              .offset(x: rect.minX, y: rect.maxY)
          }
        }
      }
    }
  }

  @Test func aViewFollowsThePlaceOfAnother() {
    let model = Model()
    let view = HostedView(width: 20, height: 3) { Tabs(model: model) }
    #expect(view.screen == "ab  cdef  g\n==")
    model.selected = 1
    #expect(view.screen == "ab  cdef  g\n    ====")
    model.indent = 3
    #expect(view.screen == "   ab  cdef  g\n       ====")
  }

  struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []

    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  @Test func placesAreAddedToThoseInside() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) {
      Text("wide").frame(width: 8, height: 2)
        .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 1))) {
          $0.append($1)
        }
        .backgroundPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let _ = model.note(anchors.map { proxy[$0] })
            Color.clear
          }
        }
    }
    view.settle()
    #expect(model.points == [CGPoint(x: 8, y: 2), CGPoint(x: 1, y: 1)])
  }

  @Test func aPlaceKnowsWhatScrollsAroundIt() {
    var rows: [CGFloat] = []
    let view = HostedView(width: 20, height: 4) {
      ScrollView {
        Text("a").frame(height: 3)
        GeometryReader { proxy in
          let _ = rows.append(proxy.frame(in: .scrollView).minY)
          Text("b")
        }
        .frame(height: 6)
      }
      .padding(.top, 1)
    }
    view.press(.pageDown)
    #expect(rows.first == 3)
    #expect(rows.last == 1)
  }
}
