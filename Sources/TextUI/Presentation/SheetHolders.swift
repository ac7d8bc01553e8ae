/// What the views inside a sheet say of it: which of them keep it from being put away by people, how high it can be, and what it becomes where
/// there is little room.
@MainActor final class SheetHolders {
  /// The heights that it can have.
  let heights = SheetHeights()

  /// Whether what is behind the sheet takes touches.
  private var interaction = SheetWord<PresentationBackgroundInteraction>()

  /// Takes what a view says of touches behind the sheet.
  func setInteraction(_ interaction: PresentationBackgroundInteraction, by view: ViewNode) {
    if self.interaction.set(interaction, by: view) { heights.changed() }
  }

  /// Forgets what a view said of touches behind the sheet.
  func forgetInteraction(by view: ViewNode) {
    if interaction.forget(by: view) { heights.changed() }
  }

  /// Returns whether what is behind the sheet takes touches, on a screen of some height in cells.
  func allowsInteraction(on screenHeight: Int) -> Bool {
    guard let limit = interaction.value?.limit else { return interaction.value == .enabled }
    // A sheet that nobody gave a height is as high as can be on a phone.
    let height =
      heights.height(on: screenHeight) ?? PresentationDetent.large.height(on: screenHeight)
    return height <= limit.height(on: screenHeight)
  }

  /// What it becomes where there is little room.
  var adaptation = PresentationAdaptation.automatic

  private var views: Set<ObjectIdentifier> = []

  /// Whether people can put the sheet away.
  var isEmpty: Bool { views.isEmpty }

  /// Notes whether a view keeps the sheet.
  func setHeld(_ isHeld: Bool, by view: ViewNode) {
    if isHeld {
      views.insert(ObjectIdentifier(view))
    } else {
      views.remove(ObjectIdentifier(view))
    }
  }
}

/// The key of what views say of the sheet around.
private enum SheetHoldersKey: EnvironmentKey {
  static var defaultValue: SheetHolders? { nil }
}

extension EnvironmentValues {
  /// What views say of the sheet around.
  var sheet: SheetHolders? {
    get { self[SheetHoldersKey.self] }
    set { self[SheetHoldersKey.self] = newValue }
  }
}
