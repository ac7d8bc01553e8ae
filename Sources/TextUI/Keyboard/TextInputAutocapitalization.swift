/// A way in which the software keyboard begins with capitals by itself.
///
/// Mirrors SwiftUI's structure.
public struct TextInputAutocapitalization: Sendable, Hashable {
  /// The ways there are.
  enum Kind: Sendable, Hashable {
    /// Not at all.
    case never

    /// At the beginning of each word.
    case words

    /// At the beginning of each sentence.
    case sentences

    /// For every letter.
    case characters
  }

  /// The way.
  let kind: Kind

  /// Not at all.
  public static var never: TextInputAutocapitalization { Self(kind: .never) }

  /// At the beginning of each word.
  public static var words: TextInputAutocapitalization { Self(kind: .words) }

  /// At the beginning of each sentence.
  public static var sentences: TextInputAutocapitalization { Self(kind: .sentences) }

  /// For every letter.
  public static var characters: TextInputAutocapitalization { Self(kind: .characters) }
}

/// The key of how software keyboards begin with capitals.
private enum AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
  /// How software keyboards begin with capitals; `nil` for sentences.
  var autocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Sets how the software keyboard begins with capitals while a field inside has the focus.
  ///
  /// Mirrors SwiftUI's modifier. Keys that are typed stay as they are, as those of a hardware keyboard do.
  ///
  /// - Parameter autocapitalization: The way; `nil` for the usual one, sentences.
  /// - Returns: The changed view.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    EnvironmentWriter(content: self, key: 0, value: autocapitalization) {
      $0.autocapitalization = autocapitalization
    }
  }
}
