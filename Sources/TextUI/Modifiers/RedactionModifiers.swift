/// Reasons for which what views say is not shown.
///
/// Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// It is no longer right.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// The key of the reasons for which what views say is not shown.
private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

/// The key of whether what views say is private.
private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The reasons for which what views say is not shown.
  ///
  /// Mirrors SwiftUI's value.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether what views say is private.
  fileprivate var isPrivate: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and pictures are drawn as blanks.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || isPrivate && reasons.contains(.privacy)
  }
}

extension View {
  /// Draws texts and pictures inside as blocks, for a reason.
  ///
  /// Mirrors SwiftUI's modifier: tests and assistive technology read them as they are.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentWriter(content: self, key: 0, value: reason) {
      $0.redactionReasons.formUnion(reason)
    }
  }

  /// Draws texts and pictures inside as they are.
  ///
  /// Mirrors SwiftUI's modifier.
  public func unredacted() -> some View {
    EnvironmentWriter(content: self, key: 0, value: 0) { $0.redactionReasons = [] }
  }

  /// Marks what the view says as private: it is drawn as blocks where that is a reason.
  ///
  /// Mirrors SwiftUI's modifier.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentWriter(content: self, key: 0, value: sensitive) { $0.isPrivate = sensitive }
  }
}
