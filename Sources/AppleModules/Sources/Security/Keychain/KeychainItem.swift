import CoreFoundationNames
import Foundation

/// A kind of item, by the word that queries have for it.
enum KeychainClass: String {
  /// A password of an application's.
  case genericPassword = "genp"

  /// A password for a server.
  case internetPassword = "inet"

  /// A key, as its bytes.
  case key = "keys"

  /// The names of what an item of the kind may have, beside those that all have.
  private var ownAttributes: Set<String> {
    switch self {
    case .genericPassword:
      ["acct", "svce", "gena", "desc", "icmt", "crtr", "type", "invi", "nega"]
    case .internetPassword:
      [
        "acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "desc", "icmt", "crtr", "type",
        "invi", "nega",
      ]
    case .key: ["kcls", "klbl", "atag", "crtr", "type", "bsiz"]
    }
  }

  /// The names of what all items may have.
  private static let attributesOfAll: Set = [
    "pdmn", "accc", "agrp", "sync", "cdat", "mdat", "labl",
  ]

  /// Returns whether an item of the kind may have something.
  func has(_ name: String) -> Bool {
    Self.attributesOfAll.contains(name) || ownAttributes.contains(name)
  }

  /// The names of what no two items of the kind have alike.
  var identity: [String] {
    switch self {
    case .genericPassword: ["acct", "svce", "agrp", "sync"]
    case .internetPassword:
      ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
    case .key: ["kcls", "klbl", "atag", "crtr", "type", "bsiz", "agrp", "sync"]
    }
  }
}

/// A secret of the keychain, and what is said of it.
struct KeychainItem {
  /// The number by which it is found again.
  let number: Int

  /// Its kind.
  let kind: KeychainClass

  /// What is said of it: texts, data, numbers and times.
  var attributes: [String: NSObject]

  /// The secret.
  var secret: Data?

  /// Makes an item.
  init(number: Int, kind: KeychainClass, attributes: [String: NSObject], secret: Data?) {
    self.number = number
    self.kind = kind
    self.attributes = attributes
    self.secret = secret
  }

  /// Returns whether the item counts as the same as another.
  func isSame(as other: KeychainItem) -> Bool {
    kind == other.kind && kind.identity.allSatisfy { attributes[$0] == other.attributes[$0] }
  }

  /// What names the item in a later query.
  var persistentReference: Data {
    Data(kind.rawValue.utf8) + withUnsafeBytes(of: UInt64(number).bigEndian) { Data($0) }
  }
}

// MARK: - Files

extension KeychainItem {
  /// Reads an item from a property list; `nil` where it is none.
  init?(_ list: Any) {
    guard let list = list as? [String: Any], let number = list["number"] as? Int,
      let name = list["class"] as? String, let kind = KeychainClass(rawValue: name),
      let attributes = list["attributes"] as? [String: Any]
    else { return nil }
    self.init(
      number: number, kind: kind,
      attributes: attributes.compactMapValues { ($0 as AnyObject) as? NSObject },
      secret: list["secret"] as? Data)
  }

  /// The item as a property list.
  var list: [String: Any] {
    var list: [String: Any] = ["number": number, "class": kind.rawValue, "attributes": attributes]
    list["secret"] = secret
    return list
  }
}
