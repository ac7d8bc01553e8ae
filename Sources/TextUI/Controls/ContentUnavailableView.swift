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
}

extension ContentUnavailableView
where Label == TextUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a picture and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { TextUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view of a title, a picture and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { TextUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view that says that a search found nothing, and names what was sought in the field of the view around.
  public static var search: Self { Self.search(nil) }

  /// A view that says that a search for a text found nothing.
  public static func search(text: String) -> Self { Self.search(text) }

  private static func search(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What a view says that a search found nothing.
///
/// Mirrors SwiftUI's `SearchUnavailableContent`.
public enum SearchUnavailableContent {
  /// The title and the symbol.
  public struct Label: View {
    /// What was sought; `nil` for what the field of the view around holds.
    let text: String?

    @Environment(\.soughtText) private var sought

    /// The title and the symbol.
    public var body: some View {
      let text = text ?? sought
      TextUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// What else is said.
  public struct Description: View {
    /// The text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// What can be done: nothing.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

/// The key of what is sought.
private enum SoughtTextKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// What is sought in the field of the view around.
  var soughtText: String {
    get { self[SoughtTextKey.self] }
    set { self[SoughtTextKey.self] = newValue }
  }
}
