import Testing

@testable import TextUI

extension ContainerValues {
  /// Whether a view is marked.
  fileprivate var isMarked: Bool {
    get { self[SubviewTests.MarkedKey.self] }
    set { self[SubviewTests.MarkedKey.self] = newValue }
  }
}

/// Containers that place the views they are given one by one.
@MainActor struct SubviewTests {
  struct MarkedKey: ContainerValueKey {
    static let defaultValue = false
  }

  @Observable final class Model {
    var names = ["b", "c"]
  }

  /// A numbered list, as a container of an application.
  struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) rows")
          ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
            HStack(spacing: 1) {
              Text(subview.containerValues.isMarked ? "*" : "\(index + 1)")
              subview
            }
          }
        }
      }
    }
  }

  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  /// Shows a view in the corner of a screen.
  private func hosted<Content: View>(@ViewBuilder _ content: () -> Content) -> HostedView {
    HostedView {
      VStack { content() }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func viewsOfAllKindsAreFound() {
    let view = hosted {
      Numbered {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
        if true { Text("d") } else { Text("no") }
        Group {
          Text("e").padding(.leading, 1)
          AnyView(Text("f"))
        }
        .containerValue(\.isMarked, true)
      }
    }
    #expect(view.screen == "6 rows\n1 a\n2 b\n3 c\n4 d\n*  e\n* f")
  }

  @Test func viewsKeepTheirState() {
    let model = Model()
    struct Names: View {
      let model: Model

      var body: some View {
        Numbered { ForEach(model.names, id: \.self) { Counter(name: $0) } }
      }
    }
    let view = hosted { Names(model: model) }
    view.tap("c0")
    #expect(view.screen == "2 rows\n1 [ b0 ]\n2 [ c1 ]")
    model.names = ["c", "a", "b"]
    #expect(view.screen == "3 rows\n1 [ c1 ]\n2 [ a0 ]\n3 [ b0 ]")
  }

  @Test func modifiersReachTheViewWhereItIsPlaced() {
    struct First<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        Group(subviews: content) { subviews in
          if let first = subviews.first { first.disabled(true) }
          subviews[1...]
        }
      }
    }
    let view = HostedView {
      VStack {
        First {
          Button("a") {}
          Button("b") {}
          Button("c") {}
        }
      }
    }
    #expect(view.element("a")?.states.contains(.disabled) == true)
    #expect(view.element("b")?.states.contains(.disabled) == false)
    #expect(view.element("c") != nil)
  }

  @Test func sectionsAreKeptApart() {
    struct Boxed<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(sections: content) { section in
            HStack(spacing: 1) {
              section.header
              Text("(\(section.content.count))")
              section.footer
            }
            ForEach(section.content) { $0.padding(.leading, 2) }
          }
          Group(sections: content) { Text("\($0.count) sections") }
        }
      }
    }
    let view = hosted {
      Boxed {
        Text("loose")
        Section("One") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } footer: {
          Text("end")
        }
      }
    }
    #expect(
      view.screen == "(1)\n  loose\nOne (2)\n  a\n  b\n(1) end\n  c\n3 sections")
  }

  @Test func tagsAreKnown() {
    let view = hosted {
      VStack(alignment: .leading) {
        ForEach(
          subviews: Group {
            Text("a").tag(1)
            Text("b").tag("x")
          }
        ) { subview in
          Text("\(subview.containerValues.tag(for: Int.self) ?? 0)")
          Text(subview.containerValues.hasTag("x") ? "x" : "-")
        }
      }
    }
    #expect(view.screen == "1\n-\n0\nx")
  }

  @Test("A section tells the container values, as each view in it does") func sectionsTell() {
    struct Boxed<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(sections: content) { section in
            Text("section \(section.containerValues.isMarked ? "*" : "-")")
            ForEach(section.content) { Text($0.containerValues.isMarked ? "*" : "-") }
          }
        }
      }
    }
    let view = hosted {
      Boxed {
        Text("loose")
        Section("One") {
          Text("a")
          Text("b")
        }
        .containerValue(\.isMarked, true)
        Section("Two") { Text("c") }
      }
    }
    #expect(view.screen == "section -\n-\nsection *\n*\n*\nsection -\n-")
  }
}
