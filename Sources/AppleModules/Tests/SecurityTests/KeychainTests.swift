import CryptoKit
import Security
import Testing

/// The keychain, in a folder of its own and a process of its own for each test.
@Suite("Keychain") struct KeychainTests {
  /// Has the process keep its files elsewhere.
  static func begin() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    setenv("XDG_DATA_HOME", folder.path, 1)
  }

  /// Deletes the files, of which all but the owner may read none.
  static func end() throws {
    let files = FileManager.default
    let folder = try #require(
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
    let kept = folder.appendingPathComponent("Keychains")
    for name in try files.contentsOfDirectory(atPath: kept.path) {
      let attributes = try files.attributesOfItem(atPath: kept.path + "/" + name)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
    try files.removeItem(at: folder)
  }

  @Test func whatApplicationsKeepIsThereAgain() async {
    await #expect(processExitsWith: .success) {
      Self.begin()
      #expect(KeychainHelper.read(service: "notes", account: "token") == nil)
      #expect(KeychainHelper.save(Data("one".utf8), service: "notes", account: "token") == 0)
      #expect(KeychainHelper.read(service: "notes", account: "token") == Data("one".utf8))
      #expect(KeychainHelper.save(Data("two".utf8), service: "notes", account: "token") == 0)
      #expect(KeychainHelper.readOlder(account: "token") == "two")
      #expect(KeychainHelper.read(service: "mail", account: "token") == nil)
      try KeychainHelper.delete(account: "token")
      #expect(KeychainHelper.readOlder(account: "token") == nil)
      try KeychainHelper.delete(account: "token")
      try Self.end()
    }
  }

  @Test func oneOrAllAreFound() async {
    await #expect(processExitsWith: .success) {
      Self.begin()
      for (account, secret) in [("ann", "1"), ("bob", "2"), ("Ann", "3")] {
        let item: [CFString: Any] = [
          kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com", kSecAttrPort: 443,
          kSecAttrAccount: account, kSecValueData: Data(secret.utf8),
          kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
        ]
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
      }
      var query: [CFString: Any] = [
        kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com",
        kSecReturnAttributes: true, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll,
      ]
      var result: CFTypeRef?
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      let items = result as? [[String: Any]] ?? []
      #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["ann", "bob", "Ann"])
      #expect(items[1][kSecValueData as String] as? Data == Data("2".utf8))
      #expect(items[1][kSecAttrPort as String] as? Int == 443)
      #expect(items[1][kSecAttrAccessible as String] as? String == "ck")
      #expect(items[1][kSecAttrCreationDate as String] is Date)
      // Of several, the first, unless all are asked for.
      query[kSecMatchLimit] = nil
      query[kSecReturnAttributes] = nil
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      #expect(result as? Data == Data("1".utf8))
      query[kSecMatchLimit] = 2
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      #expect(result as? [Data] == [Data("1".utf8), Data("2".utf8)])
      query[kSecMatchCaseInsensitive] = true
      query[kSecAttrAccount] = "ANN"
      query[kSecMatchLimit] = kSecMatchLimitAll
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      #expect((result as? [Data])?.count == 2)
      // What is said of the item counts, and so does its kind.
      query[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked
      #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
      let others = [kSecClass: kSecClassGenericPassword] as CFDictionary
      #expect(SecItemCopyMatching(others, nil) == errSecItemNotFound)
      #expect(SecItemDelete([kSecClass: kSecClassInternetPassword] as CFDictionary) == 0)
      try Self.end()
    }
  }

  @Test func anItemIsNamedForLater() async {
    await #expect(processExitsWith: .success) {
      Self.begin()
      let item: [CFString: Any] = [
        kSecClass: kSecClassKey, kSecAttrApplicationTag: Data("tag".utf8),
        kSecValueData: SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) },
        kSecReturnPersistentRef: true,
      ]
      var name: CFTypeRef?
      #expect(SecItemAdd(item as CFDictionary, &name) == errSecSuccess)
      let query: [CFString: Any] = [
        kSecValuePersistentRef: name as Any, kSecReturnData: true,
      ]
      var result: CFTypeRef?
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      #expect((result as? Data)?.count == 32)
      // On all devices it would be another item.
      let synchronized =
        [
          kSecClass: kSecClassKey, kSecAttrApplicationTag: Data("tag".utf8),
          kSecAttrSynchronizable: true,
        ] as [CFString: Any]
      #expect(SecItemCopyMatching(synchronized as CFDictionary, nil) == errSecItemNotFound)
      #expect(SecItemAdd(synchronized as CFDictionary, nil) == errSecSuccess)
      let both =
        [
          kSecClass: kSecClassKey, kSecAttrSynchronizable: kSecAttrSynchronizableAny,
          kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll,
        ] as [CFString: Any]
      #expect(SecItemCopyMatching(both as CFDictionary, &result) == errSecSuccess)
      #expect((result as? [[CFString: Any]])?.count == 2)
      try Self.end()
    }
  }

  @Test func wrongQueriesAreTold() async {
    await #expect(processExitsWith: .success) {
      Self.begin()
      let password = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a"] as [CFString: Any]
      func with(_ key: CFString, _ value: Any) -> CFDictionary {
        password.merging([key: value]) { $1 } as CFDictionary
      }
      #expect(SecItemAdd(with(kSecValueData, "text"), nil) == errSecParam)
      #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
      #expect(SecItemAdd(with(kSecAttrAccount, UUID()), nil) == errSecParam)
      #expect(SecItemAdd(with(kSecAttrServer, "example.com"), nil) == errSecNoSuchAttr)
      #expect(SecItemAdd(with(kSecClass, kSecClassCertificate), nil) == errSecUnimplemented)
      for kind in [kSecClassCertificate, kSecClassIdentity] {
        let all = [kSecClass: kind] as CFDictionary
        #expect(SecItemDelete(all) == errSecItemNotFound)
        #expect(SecItemCopyMatching(all, nil) == errSecItemNotFound)
      }
      // Nobody can show who they are.
      let control = SecAccessControlCreateWithFlags(
        kCFAllocatorDefault, kSecAttrAccessibleWhenUnlocked, .userPresence, nil)
      #expect(SecItemAdd(with(kSecAttrAccessControl, control as Any), nil) == errSecAuthFailed)
      let locked = kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
      #expect(SecItemAdd(with(kSecAttrAccessible, locked), nil) == errSecAuthFailed)
      #expect(SecItemAdd(with(kSecValueData, Data([1])), nil) == errSecSuccess)
      let changes = [kSecClass: kSecClassKey] as CFDictionary
      #expect(SecItemUpdate(password as CFDictionary, changes) == errSecNoSuchAttr)
      #expect(
        SecItemUpdate(with(kSecReturnData, true), [kSecValueData: Data()] as CFDictionary)
          == errSecParam)
      #expect(SecItemDelete(with(kSecMatchLimit, kSecMatchLimitOne)) == errSecParam)
      // Another secret in it is no other item.
      #expect(SecItemDelete(with(kSecValueData, Data([2]))) == errSecSuccess)
      #expect(SecItemDelete(password as CFDictionary) == errSecItemNotFound)
      #expect(
        SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
          == "The specified item could not be found in the keychain.")
      try Self.end()
    }
  }

  @Test func aChangeMayNotMakeTwoAlike() async {
    await #expect(processExitsWith: .success) {
      Self.begin()
      for account in ["a", "b"] {
        let item =
          [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account,
            kSecValueData: Data(account.utf8),
          ] as [CFString: Any]
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
      }
      let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a"] as CFDictionary
      let change = { (account: String) in [kSecAttrAccount: account] as CFDictionary }
      #expect(SecItemUpdate(query, change("b")) == errSecDuplicateItem)
      #expect(KeychainHelper.readOlder(account: "a") == "a")
      #expect(SecItemUpdate(query, change("c")) == errSecSuccess)
      #expect(KeychainHelper.readOlder(account: "c") == "a")
      #expect(SecItemUpdate(query, change("d")) == errSecItemNotFound)
      try Self.end()
    }
  }

  @Test func randomBytes() {
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(bytes != [UInt8](repeating: 0, count: 32))
  }
}
