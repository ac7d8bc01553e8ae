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
