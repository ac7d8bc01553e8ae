@_weakLinked public import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether tasks wait for a way to the network instead of failing.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again: a task fails at once when there is none.
  public var waitsForConnectivity: Bool {
    get { wish("waitsForConnectivity") ?? false }
    set { setWish("waitsForConnectivity", newValue) }
  }

  /// Whether a way that costs much may be used.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var allowsExpensiveNetworkAccess: Bool {
    get { wish("allowsExpensiveNetworkAccess") ?? true }
    set { setWish("allowsExpensiveNetworkAccess", newValue) }
  }

  /// Whether the way may be used when the user asked to save data.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var allowsConstrainedNetworkAccess: Bool {
    get { wish("allowsConstrainedNetworkAccess") ?? true }
    set { setWish("allowsConstrainedNetworkAccess", newValue) }
  }

  /// The oldest version of TLS that is spoken.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { wish("tlsMinimumSupportedProtocolVersion") ?? .TLSv12 }
    set { setWish("tlsMinimumSupportedProtocolVersion", newValue) }
  }

  /// The newest version of TLS that is spoken.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { wish("tlsMaximumSupportedProtocolVersion") ?? .TLSv13 }
    set { setWish("tlsMaximumSupportedProtocolVersion", newValue) }
  }

  /// Whether the application is launched when tasks behind end.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var sessionSendsLaunchEvents: Bool {
    get { wish("sessionSendsLaunchEvents") ?? (identifier != nil) }
    set { setWish("sessionSendsLaunchEvents", newValue) }
  }

  /// How several ways to the network are used at once.
  ///
  /// - Note: Unlike Foundation's, it has no effect, but that it can be read again.
  public var multipathServiceType: URLSessionMultipathServiceType {
    get { wish("multipathServiceType") ?? .none }
    set { setWish("multipathServiceType", newValue) }
  }

  /// Returns a configuration for loads that go on behind.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Note: Unlike Foundation's, its tasks are those of a usual configuration: they end with the program.
  ///
  /// - Parameter identifier: What tells the session from others.
  /// - Returns: The configuration.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}

// MARK: - Where wishes are kept

/// The key of a wish, among those of proxies, which nothing here reads: they are all that is copied with a configuration and is free.
private struct WishKey: Hashable {
  /// The name of the property.
  let name: String
}

extension URLSessionConfiguration {
  /// Returns what was wished; `nil` when nothing was.
  private func wish<Value>(_ name: String) -> Value? {
    connectionProxyDictionary?[WishKey(name: name)] as? Value
  }

  /// Keeps a wish.
  private func setWish<Value>(_ name: String, _ value: Value?) {
    var wishes = connectionProxyDictionary ?? [:]
    wishes[WishKey(name: name)] = value
    connectionProxyDictionary = wishes
  }
}
