import AutomationWire

/// A button that hands something to other applications.
///
/// Mirrors SwiftUI's `ShareLink`. A terminal has no other applications: the sheet, which tests know as `ActivityListView`, has a button
/// that copies the item.
public struct ShareLink<Label: View>: View {
  private let text: String
  private let label: Label

  @State private var isShown = false

  /// Makes a button for a text.
  init(text: String, label: Label) {
    self.text = text
    self.label = label
  }

  /// The button.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .sheet(isPresented: $isShown) { ShareSheet(text: text) }
  }
}

/// The sheet in which something is handed on.
///
/// TextUI's own addition, for modules that stand on this one and bring UIKit's words for it.
@_spi(Bridging) public struct ShareSheet: View {
  /// What is handed on.
  private let text: String

  /// Called when people close it, with whether they copied the text.
  private let closed: (Bool) -> Void

  @Environment(\.dismiss) private var dismiss

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - text: What is handed on.
  ///   - closed: Called when people close it, with whether they copied the text.
  public init(text: String, closed: @escaping (Bool) -> Void = { _ in }) {
    self.text = text
    self.closed = closed
  }

  /// The text, and what can be done with it.
  public var body: some View {
    VStack(spacing: 1) {
      HStack {
        Text(text).lineLimit(3)
        Spacer()
        Button(SystemWord.close) {
          dismiss()
          closed(false)
        }
      }
      .accessibilityElement(children: .contain).accessibilityElementType(.navigationBar)
      .accessibilityIdentifier("UIActivityContentView")
      ways
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("ActivityListView")
  }

  /// What can be done with the text: cells of a collection, as on a phone.
  private var ways: some View {
    VStack {
      Button("Copy") {
        UIPasteboard.general.string = text
        dismiss()
        closed(true)
      }
      .accessibilityElement(children: .contain).accessibilityElementType(.cell)
      .accessibilityLabel("Copy")
    }
    .accessibilityElement(children: .contain).accessibilityElementType(.collectionView)
  }
}

extension ShareLink {
  /// Makes a button for a link.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: item.absoluteString, label: label())
  }

  /// Makes a button for a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: item, label: label())
  }

  /// Makes a button for a link, with something to look at, which is not shown.
  public init<Picture, Icon>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item.absoluteString, label: label())
  }

  /// Makes a button for a text, with something to look at, which is not shown.
  public init<Picture, Icon>(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>, @ViewBuilder label: () -> Label
  ) {
    self.init(text: item, label: label())
  }

  /// Makes a button for several links.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(text: items.map(\.absoluteString).joined(separator: "\n"), label: label())
  }

  /// Makes a button for several texts.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(text: items.joined(separator: "\n"), label: label())
  }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  /// The label that says what the button does.
  static func label(_ title: Text) -> Label {
    TextUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }

  /// Makes a button for a link.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item.absoluteString, label: Self.label(Text("Share…")))
  }

  /// Makes a button for a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item, label: Self.label(Text("Share…")))
  }

  /// Makes a button with a title for a link.
  public init(
    _ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item.absoluteString, label: Self.label(Text(title)))
  }

  /// Makes a button with a title for a link.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item.absoluteString, label: Self.label(Text(title)))
  }

  /// Makes a button with a title for a text.
  public init(
    _ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item, label: Self.label(Text(title)))
  }

  /// Makes a button with a title for a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item, label: Self.label(Text(title)))
  }

  /// Shares a link under a title that a text gives.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item.absoluteString, label: Self.label(title))
  }

  /// Shares a text under a title that a text gives.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item, label: Self.label(title))
  }

  /// Makes a button for a link, with something to look at, which is not shown.
  public init<Picture, Icon>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item)
  }

  /// Makes a button for a text, with something to look at, which is not shown.
  public init<Picture, Icon>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item)
  }
}

extension ShareLink where Label == TextUI.Label<Text, Image> {
  /// Makes a button with a title for a link, with something to look at, which is not shown.
  public init<Picture, Icon>(
    _ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(title, item: item)
  }

  /// Makes a button with a title for a text, with something to look at, which is not shown.
  public init<Picture, Icon>(
    _ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(title, item: item)
  }

  /// Makes a button for a value that is handed on as a link or a text, with something to look at, which is not shown.
  public init<Item: Transferable, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(text: item.sharedText, label: Self.label(Text("Share…")))
  }

  /// Makes a button with a title for a value that is handed on as a link or a text, with something to look at, which is not shown.
  public init<Item: Transferable, Picture, Icon>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(text: item.sharedText, label: Self.label(Text(title)))
  }

  /// Makes a button for several links.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items: items) { Self.label(Text("Share…")) }
  }

  /// Makes a button for several texts.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items: items) { Self.label(Text("Share…")) }
  }
}

extension ShareLink {
  /// Makes a button for a value that is handed on as a link or a text, with something to look at, which is not shown.
  public init<Item: Transferable, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: item.sharedText, label: label())
  }
}

extension Transferable {
  /// What is handed on of the value to other applications, as a text: the first text or link that stands for it, else what it is.
  var sharedText: String {
    let proxies: [Any] = [self] + proxies
    for proxy in proxies {
      if let text = proxy as? String { return text }
      if let link = proxy as? URL { return link.absoluteString }
    }
    return String(describing: self)
  }
}
