/// A gesture that knows how many taps of a quick series it takes.
@MainActor private protocol TapCounting {
  /// How many it takes; `nil` where it takes none.
  var seriesCount: Int? { get }

  /// How many another in it takes before it takes one; `nil` where one is taken at once.
  var seriesCountBefore: Int? { get }
}

extension TapCounting {
  var seriesCountBefore: Int? { nil }
}

extension Gesture {
  /// How many taps of a quick series a gesture in it takes before it takes one; `nil` where one is taken at once.
  var tapCountBefore: Int? { (self as? any TapCounting)?.seriesCountBefore }

  /// How many taps of a quick series it takes; `nil` where that is not known.
  fileprivate var tapCount: Int? { (self as? any TapCounting)?.seriesCount }
}

extension TapGesture: TapCounting {
  fileprivate var seriesCount: Int? { count }
}

extension SpatialTapGesture: TapCounting {
  fileprivate var seriesCount: Int? { count }
}

extension ReportingGesture: TapCounting {
  fileprivate var seriesCount: Int? { base.tapCount }
  fileprivate var seriesCountBefore: Int? { base.tapCountBefore }
}

extension MappedGesture: TapCounting {
  fileprivate var seriesCount: Int? { base.tapCount }
  fileprivate var seriesCountBefore: Int? { base.tapCountBefore }
}

extension ExclusiveGesture: TapCounting {
  fileprivate var seriesCount: Int? { [first.tapCount, second.tapCount].compactMap(\.self).max() }

  /// One tap is the second's once it is certain that no other follows, with which it would be the first's.
  fileprivate var seriesCountBefore: Int? {
    guard let before = first.tapCount, let count = second.tapCount, before > count else {
      return first.tapCountBefore ?? second.tapCountBefore
    }
    return before
  }
}
