@_weakLinked public import FoundationNetworking

extension NSURLRequest {
  /// Whose wish a request is.
  ///
  /// Mirrors Foundation's enumeration of Apple's platforms.
  public enum Attribution: UInt, Sendable {
    /// The application's.
    case developer = 0

    /// The user's.
    case user = 1
  }
}

extension URLRequest {
  /// Whose wish a request is.
  ///
  /// Mirrors Foundation's type of Apple's platforms.
  public typealias Attribution = NSURLRequest.Attribution

  /// Whether a way that costs much may be used.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var allowsExpensiveNetworkAccess: Bool {
    get { wishes.allowsExpensiveNetworkAccess }
    set { change { $0.allowsExpensiveNetworkAccess = newValue } }
  }

  /// Whether the way may be used when the user asked to save data.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var allowsConstrainedNetworkAccess: Bool {
    get { wishes.allowsConstrainedNetworkAccess }
    set { change { $0.allowsConstrainedNetworkAccess = newValue } }
  }

  /// Whether the server is taken to speak HTTP/3 before it says so.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var assumesHTTP3Capable: Bool {
    get { wishes.assumesHTTP3Capable }
    set { change { $0.assumesHTTP3Capable = newValue } }
  }

  /// Whose wish the request is.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var attribution: Attribution {
    get { wishes.attribution }
    set { change { $0.attribution = newValue } }
  }

  /// The wishes of this request.
  private var wishes: RequestWishes {
    (self as NSURLRequest as? RequestWithWishes)?.wishes ?? RequestWishes()
  }

  /// Changes the wishes of this request.
  private mutating func change(_ body: (inout RequestWishes) -> Void) {
    var changed = wishes
    body(&changed)
    self = RequestWithWishes(of: self as NSURLRequest, wishes: changed) as URLRequest
  }
}

/// What a request wishes that nothing here heeds.
private struct RequestWishes {
  /// Whether a way that costs much may be used.
  var allowsExpensiveNetworkAccess = true

  /// Whether the way may be used when the user asked to save data.
  var allowsConstrainedNetworkAccess = true

  /// Whether the server is taken to speak HTTP/3 before it says so.
  var assumesHTTP3Capable = false

  /// Whose wish it is.
  var attribution = NSURLRequest.Attribution.developer
}

/// What a request keeps its values in, with its wishes besides: it copies them whenever it is changed.
private final class RequestWithWishes: NSMutableURLRequest {
  /// The wishes.
  private(set) var wishes = RequestWishes()

  /// Makes a request like another.
  ///
  /// - Parameters:
  ///   - other: The other.
  ///   - wishes: The wishes.
  convenience init(of other: NSURLRequest, wishes: RequestWishes) {
    self.init(
      url: other.url ?? URL(fileURLWithPath: "/"), cachePolicy: other.cachePolicy,
      timeoutInterval: other.timeoutInterval)
    self.wishes = wishes
    url = other.url
    mainDocumentURL = other.mainDocumentURL
    networkServiceType = other.networkServiceType
    allowsCellularAccess = other.allowsCellularAccess
    httpMethod = other.httpMethod ?? "GET"
    allHTTPHeaderFields = other.allHTTPHeaderFields
    httpShouldHandleCookies = other.httpShouldHandleCookies
    if let stream = other.httpBodyStream {
      httpBodyStream = stream
    } else {
      httpBody = other.httpBody
    }
  }

  /// Returns a request like this one.
  override func copy(with zone: NSZone? = nil) -> Any {
    RequestWithWishes(of: self, wishes: wishes)
  }

  /// Returns a request like this one.
  override func mutableCopy(with zone: NSZone? = nil) -> Any {
    RequestWithWishes(of: self, wishes: wishes)
  }
}
