import Foundation
public import TextUI
public import UIKit

extension NSUserActivity {
  /// Keeps what is needed to go on with the activity, by the names of its properties.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Parameter payload: What is needed.
  /// - Throws: When it cannot be encoded, or has no properties.
  public func setTypedPayload<Payload: Encodable>(_ payload: Payload) throws {
    let data = try JSONEncoder().encode(payload)
    guard let entries = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw EncodingError.invalidValue(
        payload, .init(codingPath: [], debugDescription: "A payload has to have properties."))
    }
    addUserInfoEntries(from: entries)
  }

  /// Returns what is needed to go on with the activity.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Parameter type: Its type.
  /// - Returns: What `setTypedPayload(_:)` kept.
  /// - Throws: When there is nothing of the kind.
  public func typedPayload<Payload: Decodable>(_ type: Payload.Type) throws -> Payload {
    let entries = userInfo as? [String: Any] ?? [:]
    guard JSONSerialization.isValidJSONObject(entries) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "There is no payload that was kept by its type."))
    }
    return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: entries))
  }
}

// The module that has the type is this package's neighbour, where scenes have no set of them.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSUserActivity: @retroactive Hashable {
  /// Whether it is the same activity.
  public nonisolated static func == (left: NSUserActivity, right: NSUserActivity) -> Bool {
    left === right
  }

  /// Hashes which activity it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene.ConnectionOptions {
  /// What people go on with from elsewhere: nothing.
  ///
  /// Mirrors UIKit's property.
  public var userActivities: Set<NSUserActivity> { [] }
}

/// An object that goes on with what people did elsewhere.
///
/// Mirrors UIKit's protocol; nothing asks it to here.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with an activity.
  ///
  /// - Parameter userActivity: The activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
