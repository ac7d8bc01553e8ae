/// What a view inside a sheet says of it.
///
/// The view that spoke last counts, until it goes: one that takes the place of another speaks before the other one goes.
@MainActor struct SheetWord<Value: Equatable> {
  /// What is said; `nil` while no view says anything.
  private(set) var value: Value?

  /// The view that said it.
  private var speaker: ObjectIdentifier?

  /// Makes the word that nobody said.
  init() {}

  /// Takes what a view says; returns whether it is another thing than before.
  mutating func set(_ value: Value, by view: ViewNode) -> Bool {
    defer { self.value = value }
    speaker = ObjectIdentifier(view)
    return value != self.value
  }

  /// Forgets what a view said; returns whether that was what counted.
  mutating func forget(by view: ViewNode) -> Bool {
    guard speaker == ObjectIdentifier(view) else { return false }
    (value, speaker) = (nil, nil)
    return true
  }
}
