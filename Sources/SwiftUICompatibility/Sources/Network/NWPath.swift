/// A way out of the device into the network.
///
/// Mirrors Network's structure: the application's device is a phone in one wireless network.
public struct NWInterface: Sendable, Hashable {
  /// A kind of way.
  ///
  /// Mirrors Network's enumeration.
  public enum InterfaceType: Sendable, Hashable {
    /// Another.
    case other

    /// A wireless network.
    case wifi

    /// A network of telephones.
    case cellular

    /// A cable.
    case wiredEthernet

    /// Back to the device.
    case loopback
  }

  /// Its kind.
  public let type: InterfaceType

  /// Its name in the system.
  public let name: String

  /// Its number in the system.
  public let index: Int

  /// The wireless network of the phone.
  static let wireless = NWInterface(type: .wifi, name: "en0", index: 1)
}

extension NWInterface: CustomDebugStringConvertible {
  /// Its name.
  public var debugDescription: String { name }
}

/// What the network is like from the device.
///
/// Mirrors Network's structure.
public struct NWPath: Sendable, Hashable {
  /// Whether the network is reached.
  ///
  /// Mirrors Network's enumeration.
  public enum Status: Sendable, Hashable {
    /// It is.
    case satisfied

    /// It is not.
    case unsatisfied

    /// It would be when asked for; never here.
    case requiresConnection
  }

  /// Why the network is not reached.
  ///
  /// Mirrors Network's enumeration.
  public enum UnsatisfiedReason: Sendable, Hashable {
    /// Nobody knows, or it is reached.
    case notAvailable

    /// Telephone networks are not allowed; never here.
    case cellularDenied

    /// Wireless networks are not allowed; never here.
    case wifiDenied

    /// The local network is not allowed; never here.
    case localNetworkDenied

    /// It is a private network that is not there; never here.
    case vpnInactive
  }

  /// Whether the network is reached.
  public let status: Status

  /// The ways out of the device.
  public let availableInterfaces: [NWInterface]

  /// Makes a path.
  init(isReached: Bool) {
    status = isReached ? .satisfied : .unsatisfied
    availableInterfaces = isReached ? [.wireless] : []
  }

  /// Why the network is not reached: nobody knows.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Whether it costs: it does not.
  public var isExpensive: Bool { false }

  /// Whether it is to be used little: it is not.
  public var isConstrained: Bool { false }

  /// Whether addresses of version 4 are reached.
  public var supportsIPv4: Bool { status == .satisfied }

  /// Whether addresses of version 6 are reached.
  public var supportsIPv6: Bool { status == .satisfied }

  /// Whether names are looked up.
  public var supportsDNS: Bool { status == .satisfied }

  /// Returns whether a kind of way is used.
  ///
  /// - Parameter type: The kind.
  /// - Returns: Whether it is: a wireless network, where the network is reached.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

extension NWPath: CustomDebugStringConvertible {
  /// Whether the network is reached, and by which way.
  public var debugDescription: String {
    let ways = availableInterfaces.map { ", interface: \($0.name)" }.joined()
    return "\(status)" + ways
  }
}
