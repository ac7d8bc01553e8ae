public import FoundationAdditions
public import TextUI

/// The key of what takes changes back.
private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// What takes the changes of people back; `nil` outside of an application's windows.
  ///
  /// Mirrors SwiftUI's value. Each window has one.
  ///
  /// - Note: Unlike SwiftUI's value it can be set, which the windows do.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
