public import CoreFoundationNames

// Each is made anew where it is used, since texts of Foundation are no values that tasks may share: nobody can tell.

/// The key of the kind of an item.
///
/// Mirrors the Security framework's constant.
public var kSecClass: CFString { "class" }

/// A password of an application's.
///
/// Mirrors the Security framework's constant.
public var kSecClassGenericPassword: CFString { "genp" }

/// A password for a server.
///
/// Mirrors the Security framework's constant.
public var kSecClassInternetPassword: CFString { "inet" }

/// A key, kept as its bytes.
///
/// Mirrors the Security framework's constant.
public var kSecClassKey: CFString { "keys" }

/// A certificate, which this keychain does not keep.
///
/// Mirrors the Security framework's constant.
public var kSecClassCertificate: CFString { "cert" }

/// A certificate with its key, which this keychain does not keep.
///
/// Mirrors the Security framework's constant.
public var kSecClassIdentity: CFString { "idnt" }

/// The key of how many items are wanted: one of two words, or a number.
///
/// Mirrors the Security framework's constant.
public var kSecMatchLimit: CFString { "m_Limit" }

/// One item is wanted.
///
/// Mirrors the Security framework's constant.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }

/// All items are wanted.
///
/// Mirrors the Security framework's constant.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }

/// The key of whether texts count as the same in capitals.
///
/// Mirrors the Security framework's constant.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }

/// The key of whether the secret is wanted.
///
/// Mirrors the Security framework's constant.
public var kSecReturnData: CFString { "r_Data" }

/// The key of whether what is said of the item is wanted.
///
/// Mirrors the Security framework's constant.
public var kSecReturnAttributes: CFString { "r_Attributes" }

/// The key of whether an object is wanted; none is given.
///
/// Mirrors the Security framework's constant.
public var kSecReturnRef: CFString { "r_Ref" }

/// The key of whether a name is wanted by which the item is found again.
///
/// Mirrors the Security framework's constant.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }

/// The key of the secret.
///
/// Mirrors the Security framework's constant.
public var kSecValueData: CFString { "v_Data" }

/// The key of an object; none is taken.
///
/// Mirrors the Security framework's constant.
public var kSecValueRef: CFString { "v_Ref" }

/// The key of the name by which an item is found again.
///
/// Mirrors the Security framework's constant.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }

/// The key of whether the keychain of a phone is meant, which it is.
///
/// Mirrors the Security framework's constant.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }

/// The key of what asks people who they are; of no effect.
///
/// Mirrors the Security framework's constant.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }

/// The key of whether people may be asked who they are; of no effect.
///
/// Mirrors the Security framework's constant.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }

/// Items that people are asked for are left out.
///
/// Mirrors the Security framework's constant.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }

/// The key of why people are asked who they are; of no effect.
///
/// Mirrors the Security framework's constant.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
