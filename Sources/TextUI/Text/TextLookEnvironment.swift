// Values of the environment that texts and pictures of a phone are drawn by, and those of a terminal are not; views of the author's read them.

/// The key of `lineSpacing`.
private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

/// The key of `minimumScaleFactor`.
private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

/// The key of `imageScale`.
private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

/// The key of `autocorrectionDisabled`.
private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The key of `disableAutocorrection`.
private enum DisableAutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// The room between lines, in points, of which a line of a terminal has no part.
  ///
  /// Mirrors SwiftUI's value.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How far texts may shrink; characters of a terminal have one size.
  ///
  /// Mirrors SwiftUI's value.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// How large pictures are beside texts; as characters they have one size.
  ///
  /// Mirrors SwiftUI's value.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether what is typed is left as it is, which in a terminal it always is.
  ///
  /// Mirrors SwiftUI's value.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set {
      self[AutocorrectionDisabledKey.self] = newValue
      self[DisableAutocorrectionKey.self] = newValue
    }
  }

  /// Whether words are kept from being corrected while they are typed, which here they are not; `nil` where no view says.
  ///
  /// Mirrors SwiftUI's older value.
  public var disableAutocorrection: Bool? {
    get { self[DisableAutocorrectionKey.self] }
    set {
      self[DisableAutocorrectionKey.self] = newValue
      self[AutocorrectionDisabledKey.self] = newValue ?? false
    }
  }

  /// What is left out of texts that do not fit.
  ///
  /// Mirrors SwiftUI's value.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// Whether the screen is dimmed, as a watch's is: a terminal's is not.
  ///
  /// Mirrors SwiftUI's value.
  public var isLuminanceReduced: Bool { false }
}
