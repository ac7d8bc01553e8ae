import CoreFoundationNames
import Foundation

/// A query of the keychain, read from a dictionary.
struct KeychainQuery {
  /// What is wanted of the items that are found.
  struct Wishes: OptionSet {
    /// The bits.
    let rawValue: Int

    /// The secret.
    static let secret = Wishes(rawValue: 1)

    /// What is said of it.
    static let attributes = Wishes(rawValue: 2)

    /// What names the item in a later query.
    static let persistentReference = Wishes(rawValue: 4)

    /// The wishes, by the words that queries have for them.
    static let words: [String: Wishes] = [
      "r_Data": .secret, "r_Attributes": .attributes, "r_PersistentRef": .persistentReference,
    ]
  }

  /// The most items that are wanted.
  enum Limit {
    /// So many.
    case atMost(Int)

    /// All.
    case all
  }

  /// What is wrong with the query.
  struct Problem: Error {
    /// The result that says so.
    let status: OSStatus

    /// Whether it asks for a kind of items of which a keychain never has any here: to add one is the problem, and there is none to be found.
    var isOfAbsentKind = false
  }

  /// Reads a query for items that are there.
  ///
  /// - Parameter query: The query.
  /// - Returns: It; `nil` for one that finds nothing, whatever the keychain holds.
  /// - Throws: ``Problem``.
  static func search(_ query: CFDictionary) throws -> KeychainQuery? {
    do {
      return try KeychainQuery(query)
    } catch let problem as Problem where problem.isOfAbsentKind {
      return nil
    }
  }

  /// The kind of the items; `nil` for any.
  private(set) var kind: KeychainClass?

  /// What is said of the items.
  private(set) var attributes: [String: NSObject] = [:]

  /// The secret.
  private(set) var secret: Data?

  /// What is wanted of the items.
  private(set) var wishes: Wishes = []

  /// How many are wanted; `nil` where the query does not say.
  private(set) var limit: Limit?

  /// Whether texts count as the same in capitals.
  private var isCaseInsensitive = false

  /// Whether items that are on all devices count, and those that are not.
  private var isOfEitherKind = false

  /// What names the one item.
  private var persistentReference: Data?

  /// Reads a query, or what is to change.
  ///
  /// - Parameters:
  ///   - dictionary: The dictionary.
  ///   - kind: The kind of the items, of whose change it tells; `nil` for a query.
  /// - Throws: A `Problem`.
  init(_ dictionary: CFDictionary, changing kind: KeychainClass? = nil) throws {
    var rest: [String: NSObject] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String, let value = (value as AnyObject) as? NSObject else {
        throw Problem(status: errSecParam)
      }
      rest[key] = value
    }
    if let kind {
      self.kind = kind
    } else if let name = rest.removeValue(forKey: "class") {
      self.kind = try Self.kind(name)
    }
    for (key, value) in rest { try read(key, value) }
    guard self.kind != nil || persistentReference != nil else {
      throw Problem(status: errSecParam)
    }
  }

  /// Returns the kind of a name.
  private static func kind(_ name: NSObject) throws -> KeychainClass {
    let name = "\(name)"
    guard let kind = KeychainClass(rawValue: name) else {
      let isOfAbsentKind = ["cert", "idnt"].contains(name)
      throw Problem(
        status: isOfAbsentKind ? errSecUnimplemented : errSecParam, isOfAbsentKind: isOfAbsentKind)
    }
    return kind
  }

  /// Reads an entry.
  private mutating func read(_ key: String, _ value: NSObject) throws {
    switch key {
    case "v_Data": secret = try Self.data(value)
    case "v_PersistentRef": persistentReference = try Self.data(value)
    case "v_Ref": throw Problem(status: errSecUnimplemented)
    case "r_Ref": if Self.isTrue(value) { throw Problem(status: errSecUnimplemented) }
    case "m_Limit": limit = try Self.limit(value)
    case "m_CaseInsensitive": isCaseInsensitive = Self.isTrue(value)
    case "sync" where value == NSString("syna"): isOfEitherKind = true
    case "sync": attributes["sync"] = NSNumber(value: Self.isTrue(value))
    case "accc": try readAccessControl(value)
    case _ where Wishes.words[key] != nil:
      if let wish = Wishes.words[key], Self.isTrue(value) { wishes.insert(wish) }
    case "nleg": break
    case _ where ["m_", "r_", "u_"].contains { key.hasPrefix($0) }: break
    default:
      guard kind?.has(key) ?? true else { throw Problem(status: errSecNoSuchAttr) }
      guard value is NSString || value is NSData || value is NSNumber || value is NSDate else {
        throw Problem(status: errSecParam)
      }
      attributes[key] = value
    }
  }

  /// Reads what a secret asks of who reads it.
  private mutating func readAccessControl(_ value: NSObject) throws {
    guard let control = value as? SecAccessControl else { throw Problem(status: errSecParam) }
    guard control.flags.isEmpty else { throw Problem(status: errSecAuthFailed) }
    attributes["pdmn"] = NSString(string: control.protection)
  }

  /// Returns a value that has to be data.
  private static func data(_ value: NSObject) throws -> Data {
    guard let data = value as? NSData else { throw Problem(status: errSecParam) }
    return Data(referencing: data)
  }

  /// Returns how many items a value asks for.
  private static func limit(_ value: NSObject) throws -> Limit {
    if let number = value as? NSNumber, number.intValue > 0 { return .atMost(number.intValue) }
    switch "\(value)" {
    case "m_LimitOne": return .atMost(1)
    case "m_LimitAll": return .all
    default: throw Problem(status: errSecParam)
    }
  }

  /// Whether a value is true.
  private static func isTrue(_ value: NSObject) -> Bool { (value as? NSNumber)?.boolValue ?? false }
}

// MARK: - Matching

extension KeychainQuery {
  /// Returns whether an item is one that the query asks for.
  func matches(_ item: KeychainItem) -> Bool {
    if let persistentReference, persistentReference != item.persistentReference { return false }
    if let kind, kind != item.kind { return false }
    let isOnAllDevices = (item.attributes["sync"] as? NSNumber)?.boolValue ?? false
    let asked = (attributes["sync"] as? NSNumber)?.boolValue ?? false
    if !isOfEitherKind, persistentReference == nil, isOnAllDevices != asked { return false }
    return attributes.allSatisfy { name, value in
      name == "sync" || isEqual(value, item.attributes[name])
    }
  }

  /// Returns whether two values are the same.
  private func isEqual(_ one: NSObject, _ other: NSObject?) -> Bool {
    guard isCaseInsensitive, let one = one as? NSString, let other = other as? NSString else {
      return one == other
    }
    return "\(one)".caseInsensitiveCompare("\(other)") == .orderedSame
  }

  /// Returns what the query wants of items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - isMany: Whether a list is wanted, also of one.
  /// - Returns: It; `nil` when it wants nothing.
  func result(_ items: [KeychainItem], isMany: Bool) -> CFTypeRef? {
    guard !wishes.isEmpty else { return nil }
    let results = items.compactMap(result)
    return isMany ? results as NSArray : results.first
  }

  /// Returns what the query wants of an item.
  private func result(_ item: KeychainItem) -> NSObject? {
    switch wishes {
    case .secret: return item.secret.map { $0 as NSData }
    case .persistentReference: return item.persistentReference as NSData
    default: break
    }
    var result: [String: Any] = wishes.contains(.attributes) ? item.attributes : [:]
    if wishes.contains(.secret) { result["v_Data"] = item.secret }
    if wishes.contains(.persistentReference) {
      result["v_PersistentRef"] = item.persistentReference
    }
    return result as NSDictionary
  }
}
