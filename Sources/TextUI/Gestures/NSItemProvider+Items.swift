/// A class whose objects an item provider can hand over.
///
/// Mirrors Foundation's protocol of Apple's platforms, as far as applications name it: values are handed over as they are.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that objects can be made of, those that say most first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects can be put into an item provider.
///
/// Mirrors Foundation's protocol of Apple's platforms, as far as applications name it: values are handed over as they are.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that data of an object can have, those that say most first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Files and other addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }

  /// Files and other addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }
}

extension NSItemProvider {
  /// Makes a provider of a file, by its address; `nil` where it is no file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init(object: fileURL)
    suggestedName = fileURL.lastPathComponent
  }

  /// The value as an object; `nil` where no class of Foundation's stands for it.
  private var item: (any NSSecureCoding)? {
    switch object {
    case let text as String: text as NSString
    case let url as URL: url as NSURL
    case let data as Data: data as NSData
    case let number as NSNumber: number
    default: object as? any NSSecureCoding
    }
  }

  /// The value as bytes; `nil` where it has none.
  private var data: Data? {
    switch object {
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    case let data as Data: data
    default: nil
    }
  }

  /// Returns how far it is: it is done.
  private var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// Hands over the value, if it is of a type that is named or does not tell its type, at once.
  ///
  /// - Note: Unlike Foundation's, the value is any: there it is an object, and `as? URL` and `as? Data` take it for what it stands for, which they
  ///   do here with any alone.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - options: Further wishes; of no effect.
  ///   - completionHandler: Takes the value, or why there is none.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler?(
      isThere ? object : nil, isThere ? nil : CocoaError(.coderInvalidValue))
  }

  /// Hands over the value as an object, where what takes it says so.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - options: Further wishes; of no effect.
  ///   - completionHandler: Takes the object, an `NSString`, `NSURL` or `NSData` for what these stand for, or why there is none.
  @_disfavoredOverload
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)?
  ) {
    let item = hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil
    completionHandler?(item, item == nil ? CocoaError(.coderInvalidValue) : nil)
  }

  /// Returns the value, if it is of a type that is named or does not tell its type.
  ///
  /// - Note: Unlike Foundation's, it is any, as with the method that is given what takes it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - options: Further wishes; of no effect.
  /// - Returns: The value.
  /// - Throws: `CocoaError.coderInvalidValue` where there is none.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> Any {
    guard hasItemConformingToTypeIdentifier(typeIdentifier) else {
      throw CocoaError(.coderInvalidValue)
    }
    return object
  }

  /// Hands over the value as bytes, if it is of a type that is named or does not tell its type, at once.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Takes the bytes, or why there are none.
  /// - Returns: How far it is: it is done.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? data : nil
    completionHandler(data, data == nil ? CocoaError(.coderInvalidValue) : nil)
    return done
  }

  /// Hands over the value as bytes, if it is of a type or does not tell its type, at once.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - completionHandler: Takes the bytes, or why there are none.
  /// - Returns: How far it is: it is done.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
