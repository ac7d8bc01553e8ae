/// A control that takes a colour.
///
/// Mirrors SwiftUI's `ColorPicker`. For tests it is a colour well; a tap presents the colours of the system.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  @State private var isShown = false

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether colours may let through what is behind, which those of the system do not.
  ///   - label: What it is called.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The label, and the colour at the end of the line.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      HStack {
        label
        Spacer(minLength: 1)
        Text(verbatim: "███").foregroundStyle(selection.wrappedValue).unlisted()
      }
    }
    .wholeLabelButtons()
    .accessibilityElementType(.colorWell)
    .accessibilityValue(Self.name(of: selection.wrappedValue))
    .anchoredPopover(isPresented: $isShown) {
      VStack(alignment: .leading) {
        ForEach(Self.colors.indices, id: \.self) { index in
          Button {
            selection.wrappedValue = Self.colors[index].color
            isShown = false
          } label: {
            HStack {
              Text(verbatim: "██").foregroundStyle(Self.colors[index].color)
                .unlisted()
              Text(Self.colors[index].name)
            }
          }
          .wholeLabelButtons()
          .accessibilityAddTraits(
            Self.colors[index].color == selection.wrappedValue ? .isSelected : [])
        }
      }
    }
  }

  /// The colours of the system, with their names.
  private static var colors: [(name: String, color: Color)] {
    [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
      ("Teal", .teal), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink),
      ("Brown", .brown), ("White", .white), ("Gray", .gray), ("Black", .black),
    ]
  }

  /// Returns what a colour is called; nothing for one that is none of the system's.
  private static func name(of color: Color) -> String {
    colors.first { $0.color == color }?.name ?? ""
  }
}

extension ColorPicker where Label == Text {
  /// Makes a control with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
