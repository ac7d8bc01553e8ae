/// The views inside a sheet that keep it from being put away by people.
@MainActor final class SheetHolders {
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

/// The key of the views that keep the sheet around.
private enum SheetHoldersKey: EnvironmentKey {
  static var defaultValue: SheetHolders? { nil }
}

extension EnvironmentValues {
  /// The views that keep the sheet around.
  var sheet: SheetHolders? {
    get { self[SheetHoldersKey.self] }
    set { self[SheetHoldersKey.self] = newValue }
  }
}
