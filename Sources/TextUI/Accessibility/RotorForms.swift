// Further forms of lists that people go through by a gesture, which a text screen has none of. Each is accepted.

extension AccessibilityRotorEntry {
  /// Makes an element of a view in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) {
    self.init(label, id: id, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Makes an element of a part of a text.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: (() -> Void)? = nil
  ) {
    self.init()
  }
}

extension View {
  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the parts of a text to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: Label, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Entry: Identifiable>(
    _ label: Label, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Entry, ID: Hashable>(
    _ label: Label, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the parts of a text to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol>(
    _ label: Label, textRanges: [Range<String.Index>]
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the views of elements to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    unchanged()
  }

  /// Gives people a list of the parts of a text to go through by a gesture, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    unchanged()
  }
}
