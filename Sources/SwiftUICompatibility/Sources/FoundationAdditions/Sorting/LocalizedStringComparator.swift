/// An order of texts as people of a language expect it.
///
/// Stands for those of Foundation's `String.StandardComparator` that it has on Apple's platforms alone, and that nobody else can make.
public struct LocalizedStringComparator: SortComparator, Codable {
  /// How texts are compared.
  enum Comparison: String, Codable {
    /// As the language orders them.
    case localized

    /// As folders show them.
    case localizedStandard
  }

  /// How texts are compared.
  let comparison: Comparison

  /// Whether the order is reversed.
  public var order = SortOrder.forward

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - lhs: The one.
  ///   - rhs: The other.
  /// - Returns: Whether the one comes before the other in the order.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result =
      switch comparison {
      case .localized: lhs.localizedCompare(rhs)
      case .localizedStandard: lhs.localizedStandardCompare(rhs)
      }
    guard order == .reverse else { return result }
    return result == .orderedSame
      ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// The order in which folders show names: large and small letters alike, numbers in them by their value.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  ///
  /// - Note: Unlike Foundation's, it is no `String.StandardComparator`, which cannot be extended by one.
  public static var localizedStandard: LocalizedStringComparator {
    LocalizedStringComparator(comparison: .localizedStandard)
  }

  /// The order of the user's language.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  ///
  /// - Note: Unlike Foundation's, it is no `String.StandardComparator`, which cannot be extended by one.
  public static var localized: LocalizedStringComparator {
    LocalizedStringComparator(comparison: .localized)
  }
}

extension SortComparator where Self == String.StandardComparator {
  /// The order of the characters' numbers.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  public static var lexical: String.StandardComparator { String.StandardComparator.lexical }
}

extension String.StandardComparator {
  /// The order in which folders show names.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  ///
  /// - Note: Unlike Foundation's, it is no `String.StandardComparator`, which cannot be extended by one.
  public static var localizedStandard: LocalizedStringComparator { .localizedStandard }

  /// The order of the user's language.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  ///
  /// - Note: Unlike Foundation's, it is no `String.StandardComparator`, which cannot be extended by one.
  public static var localized: LocalizedStringComparator { .localized }
}
