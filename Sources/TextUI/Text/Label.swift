/// A title with a picture.
///
/// Mirrors SwiftUI's `Label`: a control that it labels is called by the title alone.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(style: LabelStyleConfiguration.self) private var style

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The picture and the title.
  public var body: some View {
    if let style {
      style.makeView(
        LabelStyleConfiguration(title: ControlPart(title), icon: ControlPart(icon)))
    } else {
      HStack(spacing: 1) {
        icon.accessibility { $0.isIcon = true }
        title
      }
    }
  }

  /// Adds the texts of the picture and the title.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    texts.addLabel(
      icon: { Icon.addTexts(of: view?.icon, to: &$0) },
      title: { Title.addTexts(of: view?.title, to: &$0) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a text and a symbol of the system.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a text and a symbol of the system.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a text and a picture.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label of a text and a picture.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style is told of one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

// MARK: - Styles

/// A look of labels.
///
/// Mirrors SwiftUI's `LabelStyle`.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view of a label.
  associatedtype Body: View

  /// What a style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
///
/// Mirrors SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = ControlPart

  /// The picture of a label.
  public typealias Icon = ControlPart

  /// The title.
  public let title: Title

  /// The picture.
  public let icon: Icon
}

/// The look of a label that suits the place: picture and title.
///
/// Mirrors SwiftUI's structure.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the picture and the title.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The look of a label as picture and title.
///
/// Mirrors SwiftUI's structure.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the picture and the title.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The look of a label as its title alone.
///
/// Mirrors SwiftUI's structure.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The look of a label as its picture alone, which is called by the title.
///
/// Mirrors SwiftUI's structure.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the picture.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibility(\.label, configuration.title.text)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As suits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Picture and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the look of labels inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
