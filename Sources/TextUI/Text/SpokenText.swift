// What a text is called, so that it is a text still: one that can be joined with others.
extension Text {
  /// Says what the text is called in place of its words; as a part of a joined text, what that part is called.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter label: What it is called.
  /// - Returns: The text.
  public func accessibilityLabel(_ label: Text) -> Text {
    with { $0.spoken = [label.content] }
  }

  /// Says what the text is called in place of its words; as a part of a joined text, what that part is called.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter labelKey: The key of what it is called.
  /// - Returns: The text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the text is called in place of its words; as a part of a joined text, what that part is called.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter label: What it is called.
  /// - Returns: The text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Says what the text is called in place of its words; as a part of a joined text, what that part is called.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter label: What it is called.
  /// - Returns: The text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Makes the text a heading for assistive technology, and one it is for tests; of several joined, the whole.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter level: Its level, which tests do not see.
  /// - Returns: The text.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with { $0.isHeading = true }
  }

  /// Says what kind of text it is, by which assistive technology reads it; a text screen has none that does.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter value: The kind.
  /// - Returns: The text.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// Has the text spelled out when it is spoken, which a terminal does not.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter value: Whether it is.
  /// - Returns: The text.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Has punctuation spoken, by assistive technology that a terminal does not have.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter value: Whether it is.
  /// - Returns: The text.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets the pitch in which the text is spoken, which a terminal does not.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter value: How much higher or lower it is, from −1 to 1.
  /// - Returns: The text.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Has the text spoken after what is being spoken, which a terminal does not.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter value: Whether it waits.
  /// - Returns: The text.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
