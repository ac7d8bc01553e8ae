import AccessibilityTree
import Testing

@testable import TextUI

/// Where a button takes touches: one that is just its label only where that shows something.
@MainActor @Suite("Touches of buttons") struct ButtonTouchTests {
  enum Kind: CaseIterable {
    case plain, styled, link
    case shaped, filled, outlined, filledByStyle, borderless, bordered, automatic, linkInRow
  }

  /// A style that shows the label alone.
  struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  /// A style that puts a ground behind the label.
  struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.background(.blue)
    }
  }

  struct Screen: View {
    let kind: Kind
    @State private var count = 0

    private var label: some View {
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }
    }

    private var button: some View {
      Button {
        count += 1
      } label: {
        label
      }
    }

    @ViewBuilder private var control: some View {
      switch kind {
      case .plain: button.buttonStyle(.plain)
      case .styled: button.buttonStyle(Bare())
      case .shaped:
        Button {
          count += 1
        } label: {
          label.contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      case .filled:
        Button {
          count += 1
        } label: {
          label.background(Color.blue)
        }
        .buttonStyle(.plain)
      case .outlined:
        Button {
          count += 1
        } label: {
          label.background { RoundedRectangle(cornerRadius: 2).fill(.blue) }
        }
        .buttonStyle(.plain)
      case .filledByStyle: button.buttonStyle(Filled())
      case .borderless: button.buttonStyle(.borderless)
      case .bordered: button.buttonStyle(.bordered)
      case .automatic: button
      case .link, .linkInRow:
        NavigationLink {
          Text("Count: 1")
        } label: {
          label
        }
        .buttonStyle(.plain)
      }
    }

    var body: some View {
      NavigationStack {
        Text("Count: \(count)")
        if kind == .linkInRow { List { control } } else { control }
      }
    }
  }

  @Test("One that is just its label takes none beside it", arguments: Kind.allCases)
  func gap(kind: Kind) {
    let view = HostedView(width: 30, height: 8) { Screen(kind: kind) }
    #expect(view.tap("Left, Right", .button))
    let takesAll = ![Kind.plain, .styled, .link].contains(kind)
    #expect((view.element("Count: 1") != nil) == takesAll)
    guard !takesAll else { return }
    #expect(view.tap("Left"))
    #expect(view.element("Count: 1") != nil)
  }
}
