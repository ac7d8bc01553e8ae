import Synchronization

/// Where the texts of formatters stand, for those that do not keep it themselves.
private final class FormattingContexts: Sendable {
  /// A formatter with where its texts stand.
  private struct Entry: Sendable {
    /// The formatter, as long as it lasts.
    weak let formatter: DateFormatter?

    /// Where its texts stand.
    let context: Formatter.Context
  }

  /// Those of all formatters.
  static let all = FormattingContexts()

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Returns where the texts of a formatter stand.
  func context(of formatter: DateFormatter) -> Formatter.Context {
    entries.withLock { entries in
      guard let entry = entries[ObjectIdentifier(formatter)], entry.formatter === formatter else {
        return .unknown
      }
      return entry.context
    }
  }

  /// Sets where the texts of a formatter stand.
  func set(_ context: Formatter.Context, of formatter: DateFormatter) {
    let entry = Entry(formatter: formatter, context: context)
    entries.withLock { entries in
      entries = entries.filter { $0.value.formatter != nil }
      entries[ObjectIdentifier(formatter)] = context == .unknown ? nil : entry
    }
  }
}

extension DateFormatter {
  /// Where the texts of the formatter stand.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  ///
  /// - Note: Unlike there, it has no effect on the texts: names of days and months are written as they are within a sentence.
  public var formattingContext: Formatter.Context {
    get { FormattingContexts.all.context(of: self) }
    set { FormattingContexts.all.set(newValue, of: self) }
  }
}
