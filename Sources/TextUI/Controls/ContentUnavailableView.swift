/// What is shown in place of content that is not there.
///
/// Mirrors SwiftUI's `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of a label, what is to be said about it and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, in the middle of the room.
  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == TextUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { TextUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view of a title, a symbol and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { TextUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A view that says that a search found nothing.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// A view that says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
