import AutomationWire

/// A button that takes what is on the pasteboard.
///
/// Mirrors SwiftUI's `PasteButton`. It is disabled while there is nothing that it takes.
public struct PasteButton: View {
  /// Whether there is something.
  private let canPaste: () -> Bool

  /// Takes it.
  private let paste: () -> Void

  /// Makes a button that takes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type: texts and links can be on the pasteboard.
  ///   - onPaste: Takes the values.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {
    canPaste = { Self.item?.value(as: Payload.self) != nil }
    paste = { Self.item?.value(as: Payload.self).map { onPaste([$0]) } }
  }

  /// Makes a button that takes what provides values of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    canPaste = { Self.item?.provider.hasItem(of: supportedContentTypes) == true }
    paste = { Self.item.map { payloadAction([$0.provider]) } }
  }

  /// What is on the pasteboard; `nil` for no text.
  private static var item: DragItem? {
    UIPasteboard.general.observe()
    return UIPasteboard.general.string.map { DragItem(value: $0) }
  }

  /// The button.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard", action: paste).disabled(!canPaste())
  }
}

/// The key of what renaming does.
private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What renaming does; `nil` where a view around says nothing.
  ///
  /// Mirrors SwiftUI's value.
  public fileprivate(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// An action that begins to rename something.
///
/// Mirrors SwiftUI's `RenameAction`.
@MainActor @preconcurrency public struct RenameAction {
  /// Begins.
  let action: () -> Void

  /// Begins.
  public func callAsFunction() {
    action()
  }
}

/// A button that begins to rename what the views around say.
///
/// Mirrors SwiftUI's `RenameButton`.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Makes a button.
  public init() {}

  /// The button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension View {
  /// Says what a ``RenameButton`` inside does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.rename) { $0 = RenameAction(action: action) }
  }

  /// Has a ``RenameButton`` inside give the focus to a field.
  ///
  /// Mirrors SwiftUI's modifier.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
