/// A box that looks at places on the screen after each layout and scrolling.
@MainActor protocol PlaceWatching: Box {
  /// Looks at the places, and tells of those that became others.
  ///
  /// - Returns: Whether to go on watching.
  func checkPlaces() -> Bool
}

/// A node that looks at a preference of the views inside it.
@MainActor protocol PreferenceReading: AnyObject {
  /// Whether it is in the queue.
  var isWaiting: Bool { get set }

  /// Looks at it anew.
  func readPreference()
}
