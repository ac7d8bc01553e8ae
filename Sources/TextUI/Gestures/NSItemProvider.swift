/// What provides a value that is handed on.
///
/// Mirrors Foundation's `NSItemProvider` of Apple's platforms, for values of this application.
@MainActor @preconcurrency public final class NSItemProvider {
  /// The value.
  let object: Any

  /// What the value would be called as a file.
  public var suggestedName: String?

  /// Makes a provider of a value.
  public init(object: Any) {
    self.object = object
  }

  /// Makes a provider of nothing.
  public convenience init() {
    self.init(object: ())
  }

  /// Makes a provider of a value of a type that is named; the value tells its type itself.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init(object: item as Any)
  }

  /// Returns whether the value is of a type.
  public func canLoadObject<Value>(ofClass type: Value.Type) -> Bool { object is Value }

  /// Hands over the value, if it is of a type, at once.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completionHandler: Takes the value, or why there is none.
  /// - Returns: How far it is: it is done.
  @discardableResult
  public func loadObject<Value>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let value = object as? Value
    completionHandler(value, value == nil ? CocoaError(.coderInvalidValue) : nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// Returns whether the value is of a type that is named.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { hasItem(of: [$0]) } ?? false
  }

  /// Returns whether the value is of one of some types; one that does not tell its type is of any.
  func hasItem(of types: [UTType]) -> Bool {
    guard let own = contentType else { return !types.isEmpty }
    return types.contains { own.conforms(to: $0) }
  }

  /// The type of the value; `nil` where it does not tell.
  private var contentType: UTType? {
    switch object {
    case is String, is NSString: .utf8PlainText
    case let url as URL: url.isFileURL ? .fileURL : .url
    case is Image: .image
    default: nil
    }
  }
}
