/// A mode of a page: whether rows show what deletes and moves them.
///
/// Mirrors SwiftUI's `EditMode`.
public enum EditMode: Sendable, Hashable {
  /// They do not.
  case inactive

  /// They do for a moment, as while one is swiped.
  case transient

  /// They do.
  case active

  /// Whether content can be edited.
  public var isEditing: Bool { self != .inactive }
}

/// The key of the edit mode.
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode here: each page of a navigation stack has one, and so has what is outside of them.
  ///
  /// Mirrors SwiftUI's value.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Begins with an edit mode that is off.
  mutating func beginEditMode(in location: Location<EditMode>) {
    editMode = Binding(location: location)
  }
}

/// A button that turns the edit mode on and off.
///
/// Mirrors SwiftUI's `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public init() {}

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// A button that says Edit, or Done while rows are edited.
  public var body: some View {
    Button(isEditing ? SystemWord.done : .edit) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
