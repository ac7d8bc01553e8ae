// Links that share something whose title is a resource. Where a literal stands, the forms with keys are taken.

extension ShareLink where Label == TextUI.Label<Text, Image> {
  /// Makes a button with a title for a link.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item)
  }

  /// Makes a button with a title for a text.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), item: item)
  }

  /// Makes a button with a title for a link, with something to look at, which is not shown.
  @_disfavoredOverload
  public init<Picture, Icon>(
    _ title: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(Text(title), item: item)
  }

  /// Makes a button with a title for a text, with something to look at, which is not shown.
  @_disfavoredOverload
  public init<Picture, Icon>(
    _ title: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(Text(title), item: item)
  }

  /// Makes a button with a title for a value that is handed on as a link or a text, with something to look at, which is not shown.
  @_disfavoredOverload
  public init<Item: Transferable, Picture, Icon>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item, preview: preview) { Self.label(Text(title)) }
  }
}
