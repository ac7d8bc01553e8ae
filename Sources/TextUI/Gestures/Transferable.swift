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
}

/// A way in which a value is handed on.
///
/// Mirrors CoreTransferable's `TransferRepresentation`.
public protocol TransferRepresentation {
  /// Returns the values that stand for one.
  func proxies(of item: Any) -> [Any]
}

extension TransferRepresentation {
  /// None.
  public func proxies(of item: Any) -> [Any] { [] }

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
  /// Makes the way of a type.
  public init(contentType: UTType) {}

  /// Makes the way of a type.
  public init(for itemType: Item.Type, contentType: UTType) {}
}

/// A value that is handed on as data; within an application, as it is.
///
/// Mirrors CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Makes the way of a type.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Makes a way out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Makes a way in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
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
}

/// Several ways; made by ``TransferRepresentationBuilder``.
public struct TupleTransferRepresentation: TransferRepresentation {
  /// The ways.
  let representations: [any TransferRepresentation]

  /// Those of all.
  public func proxies(of item: Any) -> [Any] { representations.flatMap { $0.proxies(of: item) } }
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
