/// A value that can be handed on: dragged, copied, shared.
///
/// Mirrors CoreTransferable's `Transferable`. Within an application values go as they are; of its representations, the proxies count.
public protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// How the value is handed on.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The values that stand for this one.
  var proxies: [Any] { Self.transferRepresentation.proxies(of: self) }

  /// The types in which the value is handed on as bytes.
  var exportedContentTypes: [UTType] {
    Self.transferRepresentation.exportedContentTypes(of: self)
  }

  /// Returns the bytes of the value in a type.
  ///
  /// - Parameter contentType: The type.
  /// - Returns: The bytes.
  /// - Throws: An error, when the value is not handed on in such a type, or what its author throws.
  func exported(as contentType: UTType) async throws -> Data {
    let data = try await Self.transferRepresentation.data(of: self, as: contentType)
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    return data
  }
}

/// A way in which a value is handed on.
///
/// Mirrors CoreTransferable's `TransferRepresentation`.
public protocol TransferRepresentation {
  /// Returns the values that stand for one.
  func proxies(of item: Any) -> [Any]

  /// Returns the types in which a value is handed on as bytes.
  func exportedContentTypes(of item: Any) -> [UTType]

  /// Returns the bytes of a value in a type; `nil` where it is not handed on in such a type.
  func data(of item: Any, as contentType: UTType) async throws -> Data?
}

extension TransferRepresentation {
  /// None.
  public func proxies(of item: Any) -> [Any] { [] }

  /// None.
  public func exportedContentTypes(of item: Any) -> [UTType] { [] }

  /// None.
  public func data(of item: Any, as contentType: UTType) async throws -> Data? { nil }

  /// The same way; who may see it makes no difference within an application.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

  /// The same way; what a file would be called makes no difference within an application.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

/// Who may see a way in which a value is handed on.
///
/// Mirrors CoreTransferable's `TransferRepresentationVisibility`.
public enum TransferRepresentationVisibility: Sendable, Hashable {
  /// Anybody.
  case all

  /// Applications of the same team.
  case team

  /// Applications of the same group.
  case group

  /// This application.
  case ownProcess
}

/// A value that is handed on as JSON; within an application, as it is.
///
/// Mirrors CoreTransferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// The type.
  private let contentType: UTType

  /// Makes the way of a type.
  public init(contentType: UTType) {
    self.contentType = contentType
  }

  /// Makes the way of a type.
  public init(for itemType: Item.Type, contentType: UTType) {
    self.contentType = contentType
  }

  /// The type.
  public func exportedContentTypes(of item: Any) -> [UTType] { [contentType] }

  /// The value as JSON.
  public func data(of item: Any, as contentType: UTType) async throws -> Data? {
    guard self.contentType.conforms(to: contentType), let item = item as? Item else { return nil }
    return try JSONEncoder().encode(item)
  }
}

/// A value that is handed on as data; within an application, as it is.
///
/// Mirrors CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// The type of the way out; `nil` where there is none.
  private let contentType: UTType?

  /// Returns the bytes of a value.
  private let export: @Sendable (Item) async throws -> Data

  /// Makes the way of a type.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    export = exporting
  }

  /// Makes a way out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    export = exporting
  }

  /// Makes a way in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = nil
    export = { _ in Data() }
  }

  /// The type, if there is a way out.
  public func exportedContentTypes(of item: Any) -> [UTType] { contentType.map { [$0] } ?? [] }

  /// The bytes, if there is a way out.
  public func data(of item: Any, as contentType: UTType) async throws -> Data? {
    guard self.contentType?.conforms(to: contentType) == true, let item = item as? Item else {
      return nil
    }
    return try await export(item)
  }
}

/// A value for which another one is handed on.
///
/// Mirrors CoreTransferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Returns the other one.
  private let export: (Item) throws -> Proxy

  /// Makes a way out.
  public init(exporting: @escaping (Item) throws -> Proxy) {
    export = exporting
  }

  /// Makes a way out and in.
  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {
    export = exporting
  }

  /// The other one, unless there is none at the time.
  public func proxies(of item: Any) -> [Any] {
    // What cannot be exported has no proxy.
    guard let item = item as? Item, let proxy = try? export(item) else { return [] }
    return [proxy]
  }

  /// The types of the other one.
  public func exportedContentTypes(of item: Any) -> [UTType] {
    proxies(of: item).flatMap { proxy -> [UTType] in
      switch proxy {
      case is String: [.plainText]
      case is Data: [.data]
      case is URL: [.url]
      case let value as any Transferable: value.exportedContentTypes
      default: []
      }
    }
  }

  /// The bytes of the other one.
  public func data(of item: Any, as contentType: UTType) async throws -> Data? {
    guard let item = item as? Item else { return nil }
    let proxy = try export(item)
    switch proxy {
    case let text as String where UTType.plainText.conforms(to: contentType):
      return Data(text.utf8)
    case let data as Data: return data
    case let link as URL where UTType.url.conforms(to: contentType):
      return link.dataRepresentation
    case let value as any Transferable:
      return value.exportedContentTypes.contains { $0.conforms(to: contentType) }
        ? try await value.exported(as: contentType) : nil
    default: return nil
    }
  }
}

/// Several ways; made by ``TransferRepresentationBuilder``.
public struct TupleTransferRepresentation: TransferRepresentation {
  /// The ways.
  let representations: [any TransferRepresentation]

  /// Those of all.
  public func proxies(of item: Any) -> [Any] { representations.flatMap { $0.proxies(of: item) } }

  /// Those of all.
  public func exportedContentTypes(of item: Any) -> [UTType] {
    representations.flatMap { $0.exportedContentTypes(of: item) }
  }

  /// The bytes in the first way that has some.
  public func data(of item: Any, as contentType: UTType) async throws -> Data? {
    for way in representations {
      if let data = try await way.data(of: item, as: contentType) { return data }
    }
    return nil
  }
}

/// A result builder that puts ways together in which a value is handed on.
///
/// Mirrors CoreTransferable's `TransferRepresentationBuilder`.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
  /// Builds one way.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content {
    content
  }

  /// Builds several ways.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First, _ other: repeat each Other
  ) -> TupleTransferRepresentation {
    var ways: [any TransferRepresentation] = [first]
    for way in repeat each other { ways.append(way) }
    return TupleTransferRepresentation(representations: ways)
  }

  /// Builds a way of JSON.
  public static func buildExpression(
    _ encoder: CodableRepresentation<Item>
  ) -> CodableRepresentation<Item> where Item: Codable {
    encoder
  }

  /// Builds a way of data.
  public static func buildExpression(
    _ encoder: DataRepresentation<Item>
  ) -> DataRepresentation<Item> {
    encoder
  }

  /// Builds a way by another value.
  public static func buildExpression<Proxy>(
    _ encoder: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> {
    encoder
  }
}

extension Image: Transferable {
  /// As it is within an application; to others, where there are texts alone, by its name.
  ///
  /// Mirrors CoreTransferable's conformance, which hands on the points.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (image: Image) in image.sharedName }
  }
}
