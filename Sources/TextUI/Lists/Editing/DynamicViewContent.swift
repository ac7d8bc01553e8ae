/// Views that are made of a collection, one for each element.
///
/// Mirrors SwiftUI's `DynamicViewContent`.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension DynamicViewContent {
  /// Lets rows be deleted: by a swipe to the left, in edit mode, or by Delete while a row has the focus.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter action: Takes the elements at some offsets out of the collection; `nil` keeps rows from being deleted.
  /// - Returns: The changed views.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, delete: action, move: nil)
  }

  /// Lets what is dragged be put between rows of a list.
  ///
  /// Mirrors SwiftUI's modifier. A test drags with `press(forDuration:thenDragTo:)`; what is let go over a row is put in front of it.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of what is taken.
  ///   - action: Puts it in front of the element at an offset.
  /// - Returns: The changed views.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditableContent(
      content: self, delete: nil, move: nil,
      insertion: RowInsertion(
        accepts: { $0.provider.hasItem(of: supportedContentTypes) },
        insert: { action($1, [$0.provider]) }))
  }

  /// Lets what is dragged be put between rows of a list.
  ///
  /// Mirrors SwiftUI's modifier. A test drags with `press(forDuration:thenDragTo:)`; what is let go over a row is put in front of it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of what is taken.
  ///   - action: Puts values in front of the element at an offset.
  /// - Returns: The changed views.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    EditableContent(
      content: self, delete: nil, move: nil,
      insertion: RowInsertion(
        accepts: { $0.value(as: Payload.self) != nil },
        insert: { item, offset in
          if let value = item.value(as: Payload.self) { action([value], offset) }
        }))
  }

  /// Lets rows be moved: in edit mode by their handles, or by Option with an arrow while a row has the focus.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter action: Moves the elements at some offsets in front of the one at another; `nil` keeps rows from being moved.
  /// - Returns: The changed views.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, delete: nil, move: action)
  }
}

/// The key of whether rows cannot be deleted.
private enum DeleteDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The key of whether rows cannot be moved.
private enum MoveDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether rows cannot be deleted.
  var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }

  /// Whether rows cannot be moved.
  var isMoveDisabled: Bool {
    get { self[MoveDisabledKey.self] }
    set { self[MoveDisabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps the row of the view from being deleted.
  ///
  /// Mirrors SwiftUI's modifier.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentWriter(content: self, key: 0, value: isDisabled) { $0.isDeleteDisabled = isDisabled }
  }

  /// Keeps the row of the view from being moved.
  ///
  /// Mirrors SwiftUI's modifier.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentWriter(content: self, key: 0, value: isDisabled) { $0.isMoveDisabled = isDisabled }
  }
}
