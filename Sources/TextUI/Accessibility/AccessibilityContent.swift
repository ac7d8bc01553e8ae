// What assistive technology of a phone reads when it is asked: it has gestures for that, which a text screen has none of. All of it is
// accepted, and leaves the view and its elements as they are.

/// A key of something that is read when it is asked for.
///
/// Mirrors SwiftUI's `AccessibilityCustomContentKey`.
@MainActor @preconcurrency public struct AccessibilityCustomContentKey: Sendable {
  /// What it is called.
  private let label: Text

  /// What tells it from others of the same name.
  private let id: String

  /// Makes a key of a label and what tells it from others.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key of a label and what tells it from others.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Makes a key of a label.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: labelKey.key)
  }
}

/// A namespace of what `Accessibility` names of custom content.
///
/// Mirrors Accessibility's `AXCustomContent`.
public enum AXCustomContent {
  /// How soon it is read.
  public enum Importance: Sendable, Hashable {
    /// When it is asked for.
    case `default`

    /// With the element.
    case high
  }
}

/// What people go through with a gesture, which a text screen has none of.
///
/// Mirrors SwiftUI's `AccessibilityRotorContent`; here views are.
public typealias AccessibilityRotorContent = View

/// A result builder that puts together what people go through.
///
/// Mirrors SwiftUI's `AccessibilityRotorContentBuilder`.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// An element of a list that people go through with a gesture.
///
/// Mirrors SwiftUI's `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Makes an element of nothing.
  init() {}

  /// Makes an element.
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) {}

  /// Makes an element.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) {}

  /// Makes an element of a view in a namespace.
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) {}

  /// Nothing: it is not shown.
  public var body: some View { EmptyView() }
}

/// A kind of list that the system makes.
///
/// Mirrors SwiftUI's `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
  /// Links.
  public static let links = AccessibilitySystemRotor()

  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { links }

  /// Headings.
  public static let headings = AccessibilitySystemRotor()

  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    headings
  }

  /// Text fields.
  public static let textFields = AccessibilitySystemRotor()

  /// Pictures.
  public static let images = AccessibilitySystemRotor()

  /// Tables.
  public static let tables = AccessibilitySystemRotor()

  /// Lists.
  public static let lists = AccessibilitySystemRotor()

  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor()

  /// Words in bold.
  public static let boldText = AccessibilitySystemRotor()

  /// Words that are misspelt.
  public static let misspelledWords = AccessibilitySystemRotor()
}

extension View {
  /// Adds something that is read when it is asked for, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    unchanged()
  }

  /// Adds something that is read when it is asked for, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unchanged()
  }

  /// Adds something that is read when it is asked for, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unchanged()
  }

  /// Adds something that is read when it is asked for, under a key, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unchanged()
  }

  /// Adds something that is read when it is asked for, under a key, which a text screen does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    unchanged()
  }

  /// Fills a list of the system that people go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Names the view for such a list.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
