// Several values that are handed on at once.

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
