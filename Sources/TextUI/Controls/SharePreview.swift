// Several values that are handed on at once, and what is looked at before.

extension ShareLink {
  /// What is handed on of a value: a text, a link, or what stands for the value.
  private static func text(of value: Any) -> String {
    (value as? any Transferable)?.sharedText ?? String(describing: value)
  }

  /// Makes a button for several values that are handed on as links or texts, with something to look at for each, which is not shown.
  public init<Data: RandomAccessCollection, Picture, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: items.map(Self.text(of:)).joined(separator: "\n"), label: label())
  }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  /// Makes a button for several values that are handed on as links or texts, with something to look at for each, which is not shown.
  public init<Data: RandomAccessCollection, Picture, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>
  ) {
    self.init(items: items, preview: preview) { Self.label(Text("Share…")) }
  }

  /// Makes a button with a title for several values that are handed on as links or texts, with something to look at for each, which is not
  /// shown.
  public init<Data: RandomAccessCollection, Picture, Icon>(
    _ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>
  ) {
    self.init(items: items, preview: preview) { Self.label(Text(title)) }
  }
}

/// What is looked at before something is handed on, which is not shown.
///
/// Mirrors SwiftUI's `SharePreview`.
public struct SharePreview<Picture, Icon> {
  /// What it is called.
  private let title: String

  /// Makes a title and a picture.
  public init<Title: StringProtocol>(_ title: Title, image: Picture) where Icon == Never {
    self.title = String(title)
  }

  /// Makes a title.
  public init<Title: StringProtocol>(_ title: Title) where Picture == Never, Icon == Never {
    self.title = String(title)
  }

  /// Makes a title, a picture and a small one.
  public init<Title: StringProtocol>(_ title: Title, image: Picture, icon: Icon) {
    self.title = String(title)
  }

  /// Makes a title and a small picture.
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) where Picture == Never {
    self.title = String(title)
  }
}
