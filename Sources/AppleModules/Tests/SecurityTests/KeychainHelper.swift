import Security

/// A keychain as applications wrap it, in the ways that are about.
final class KeychainHelper {
  static func save(_ data: Data, service: String, account: String) -> OSStatus {
    let query =
      [
        kSecValueData: data, kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        kSecAttrAccount: account,
      ] as CFDictionary
    let status = SecItemAdd(query, nil)
    guard status == errSecDuplicateItem else { return status }
    let found =
      [
        kSecAttrService: service, kSecAttrAccount: account, kSecClass: kSecClassGenericPassword,
      ] as [CFString: Any]
    return SecItemUpdate(found as CFDictionary, [kSecValueData: data] as CFDictionary)
  }

  static func read(service: String, account: String) -> Data? {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: account,
      kSecMatchLimit as String: kSecMatchLimitOne,
      kSecReturnData as String: kCFBooleanTrue as Any,
    ]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return item as? Data
  }

  static func readOlder(account: String) -> String? {
    var query: [String: AnyObject] = [:]
    query[kSecClass as String] = kSecClassGenericPassword
    query[kSecAttrAccount as String] = account as AnyObject?
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanTrue
    var queryResult: AnyObject?
    let status = withUnsafeMutablePointer(to: &queryResult) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status == noErr, let item = queryResult as? [String: AnyObject],
      let data = item[kSecValueData as String] as? Data
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  static func delete(account: String) throws {
    let query: [NSString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account,
    ]
    let status = SecItemDelete(query as CFDictionary)
    guard status == errSecSuccess || status == errSecItemNotFound else {
      let words = SecCopyErrorMessageString(status, nil) as String?
      throw NSError(
        domain: NSOSStatusErrorDomain, code: Int(status),
        userInfo: [NSLocalizedDescriptionKey: words ?? "unknown"])
    }
  }
}
