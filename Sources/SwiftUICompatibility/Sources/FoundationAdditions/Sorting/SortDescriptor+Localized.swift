extension SortDescriptor {
  /// Makes an order by a text, as people of a language expect it.
  ///
  /// Mirrors Foundation's initializer, for the comparators that it has on Apple's platforms alone.
  ///
  /// - Note: Unlike Foundation's, `keyPath` leads to what the text is compared by, and `stringComparator` is `nil`.
  ///
  /// - Parameters:
  ///   - keyPath: Where the text is.
  ///   - comparator: How texts are compared.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Makes an order by a text that may not be there, as people of a language expect it: those without it come first.
  ///
  /// Mirrors Foundation's initializer, for the comparators that it has on Apple's platforms alone.
  ///
  /// - Note: Unlike Foundation's, `keyPath` leads to what the text is compared by, and `stringComparator` is `nil`.
  ///
  /// - Parameters:
  ///   - keyPath: Where the text is.
  ///   - comparator: How texts are compared.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedStringComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Makes an order by a text, as people of a language expect it.
  ///
  /// Mirrors Foundation's initializer, for the comparators that it has on Apple's platforms alone.
  ///
  /// - Note: Unlike Foundation's, `keyPath` leads to what the text is compared by, and `stringComparator` is `nil`.
  ///
  /// - Parameters:
  ///   - keyPath: Where the text is.
  ///   - comparator: How texts are compared.
  ///   - order: Whether the order is reversed.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator,
    order: SortOrder
  ) {
    switch comparator.comparison {
    case .localized:
      self.init(sendable(keyPath.appending(path: \.inLocalizedOrder)), order: order)
    case .localizedStandard:
      self.init(sendable(keyPath.appending(path: \.inLocalizedStandardOrder)), order: order)
    }
  }

  /// Makes an order by a text that may not be there, as people of a language expect it: those without it come first.
  ///
  /// Mirrors Foundation's initializer, for the comparators that it has on Apple's platforms alone.
  ///
  /// - Note: Unlike Foundation's, `keyPath` leads to what the text is compared by, and `stringComparator` is `nil`.
  ///
  /// - Parameters:
  ///   - keyPath: Where the text is.
  ///   - comparator: How texts are compared.
  ///   - order: Whether the order is reversed.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedStringComparator,
    order: SortOrder
  ) {
    switch comparator.comparison {
    case .localized:
      self.init(sendable(keyPath.appending(path: \.?.inLocalizedOrder)), order: order)
    case .localizedStandard:
      self.init(sendable(keyPath.appending(path: \.?.inLocalizedStandardOrder)), order: order)
    }
  }
}

/// Returns a path, made of two that other threads may use too: so it is one that they may use.
private func sendable<Root, Value>(
  _ path: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

// MARK: - What texts are compared by

/// A text that is less than another when it comes before it.
private struct OrderedText: Comparable {
  /// The text.
  let text: String

  /// How texts are compared.
  let comparator: LocalizedStringComparator

  /// Whether a text comes before another.
  static func < (left: Self, right: Self) -> Bool {
    left.comparator.compare(left.text, right.text) == .orderedAscending
  }

  /// Whether no text comes before the other.
  static func == (left: Self, right: Self) -> Bool {
    left.comparator.compare(left.text, right.text) == .orderedSame
  }
}

extension String {
  /// The text, ordered as its language orders it.
  fileprivate var inLocalizedOrder: OrderedText { OrderedText(text: self, comparator: .localized) }

  /// The text, ordered as folders order it.
  fileprivate var inLocalizedStandardOrder: OrderedText {
    OrderedText(text: self, comparator: .localizedStandard)
  }
}
