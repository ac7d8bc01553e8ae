/// A look of groups in a box.
///
/// Mirrors SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of groups in a box.
///
/// Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
@MainActor public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart

  /// The views.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label

  /// The views.
  public let content: Content
}

/// The look of a group in a box that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As suits the place.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the look of groups in a box inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// A look of values with a label.
///
/// Mirrors SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of values with a label.
///
/// Mirrors SwiftUI's `LabeledContentStyleConfiguration`.
@MainActor public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart

  /// The views.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label

  /// The views.
  public let content: Content
}

/// The look of a value with a label that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As suits the place.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the look of values with a label inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// A look of groups that are shown or not.
///
/// Mirrors SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of groups that are shown or not.
///
/// Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
@MainActor public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart

  /// The views.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label

  /// The views.
  public let content: Content

  /// Whether the views are shown.
  @Binding public var isExpanded: Bool

  /// Makes what a style is told.
  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The look of a group that is shown or not that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As suits the place.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the look of groups that are shown or not inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
