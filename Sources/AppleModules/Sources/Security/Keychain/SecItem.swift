// The names are the Security framework's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreFoundationNames
import Foundation

/// Adds an item to the keychain of the application.
///
/// Mirrors the Security framework's function.
///
/// ```swift
/// let item = [
///   kSecClass: kSecClassGenericPassword, kSecAttrService: "notes", kSecAttrAccount: "token",
///   kSecValueData: Data(token.utf8),
/// ] as [CFString: Any]
/// let status = SecItemAdd(item as CFDictionary, nil)
/// ```
///
/// - Note: Unlike on Apple's platforms, the keychain is a file of the application's own, not enciphered, and no other application shares it,
///   whatever its group: under a test it is gone after the test, at other times it stays. It keeps passwords, and keys as their bytes; there
///   are no certificates and no objects for keys (`errSecUnimplemented`). In an application that runs in the test's process, it is the
///   process's.
///
/// - Parameters:
///   - attributes: The kind of the item, the secret, and what is said of it.
///   - result: Takes what is wanted of it.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem` where there is one of the same names, or what is wrong.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.change { keychain in
    let query = try KeychainQuery(attributes)
    guard let kind = query.kind else { return errSecParam }
    let now = NSDate()
    var said: [String: NSObject] = [
      "agrp": NSString(string: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName),
      "cdat": now, "mdat": now, "pdmn": kSecAttrAccessibleWhenUnlocked,
      "sync": NSNumber(value: false),
    ]
    said.merge(query.attributes) { $1 }
    guard said["pdmn"] != kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly else {
      return errSecAuthFailed
    }
    let item = KeychainItem(
      number: keychain.nextNumber(), kind: kind, attributes: said, secret: query.secret)
    guard !keychain.items.contains(where: item.isSame) else { return errSecDuplicateItem }
    keychain.items.append(item)
    if let found = query.result([item], isMany: false) { result?.pointee = found }
    return errSecSuccess
  }
}

/// Finds items in the keychain of the application.
///
/// Mirrors the Security framework's function.
///
/// - Parameters:
///   - query: The kind of the items, what is said of them, and what is wanted of how many; of one where it does not say.
///   - result: Takes what is wanted: data, a dictionary, or a list of one of them where all or several are.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or what is wrong.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.look { keychain in
    guard let query = try KeychainQuery.search(query) else { return errSecItemNotFound }
    let found = keychain.items.filter(query.matches)
    guard !found.isEmpty else { return errSecItemNotFound }
    switch query.limit {
    case .all: result?.pointee = query.result(found, isMany: true)
    case .atMost(let most):
      result?.pointee = query.result(Array(found.prefix(most)), isMany: most > 1)
    case nil: result?.pointee = query.result(found, isMany: false)
    }
    return errSecSuccess
  }
}

/// Changes items in the keychain of the application.
///
/// Mirrors the Security framework's function.
///
/// - Parameters:
///   - query: The kind of the items, and what is said of them; all that are found are changed.
///   - attributesToUpdate: What is new: the secret, or what is said of it; not the kind.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecDuplicateItem` where there is another of the names then, or what is wrong: something
///   is wanted of the items.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.change { keychain in
    guard let query = try KeychainQuery.search(query) else { return errSecItemNotFound }
    guard query.wishes.isEmpty else { return errSecParam }
    let found = keychain.items.indices.filter { query.matches(keychain.items[$0]) }
    guard !found.isEmpty else { return errSecItemNotFound }
    for index in found {
      var item = keychain.items[index]
      let changes = try KeychainQuery(attributesToUpdate, changing: item.kind)
      item.attributes.merge(changes.attributes) { $1 }
      item.attributes["mdat"] = NSDate()
      item.secret = changes.secret ?? item.secret
      let isTaken = keychain.items.contains { $0.number != item.number && $0.isSame(as: item) }
      guard !isTaken else { return errSecDuplicateItem }
      keychain.items[index] = item
    }
    return errSecSuccess
  }
}

/// Deletes items from the keychain of the application.
///
/// Mirrors the Security framework's function.
///
/// - Parameter query: The kind of the items, and what is said of them; all that are found are deleted. A secret in it is of no effect.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or what is wrong: a number of items is asked for.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.change { keychain in
    guard let query = try KeychainQuery.search(query) else { return errSecItemNotFound }
    if case .atMost = query.limit { return errSecParam }
    let count = keychain.items.count
    keychain.items.removeAll(where: query.matches)
    return keychain.items.count < count ? errSecSuccess : errSecItemNotFound
  }
}
