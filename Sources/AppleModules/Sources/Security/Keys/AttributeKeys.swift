public import CoreFoundationNames

// Each is made anew where it is used, since texts of Foundation are no values that tasks may share: nobody can tell.

/// The key of when the secret can be read; of no effect, as a terminal is not locked.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessible: CFString { "pdmn" }

/// While the device is unlocked.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }

/// While it is unlocked, on this device alone.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }

/// Once it was unlocked.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }

/// Once it was unlocked, on this device alone.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }

/// Always.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessibleAlways: CFString { "dk" }

/// Always, on this device alone.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }

/// While it is unlocked and has a passcode, which a terminal has not: nothing is kept so.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }

/// The key of who has to be there for the secret to be read.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessControl: CFString { "accc" }

/// The key of the group of applications that see the item.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccessGroup: CFString { "agrp" }

/// The key of whether the item is on all devices of its owner; of no effect.
///
/// Mirrors the Security framework's constant.
public var kSecAttrSynchronizable: CFString { "sync" }

/// Items of both kinds are wanted.
///
/// Mirrors the Security framework's constant.
public var kSecAttrSynchronizableAny: CFString { "syna" }

/// The key of when the item was added.
///
/// Mirrors the Security framework's constant.
public var kSecAttrCreationDate: CFString { "cdat" }

/// The key of when the item was changed last.
///
/// Mirrors the Security framework's constant.
public var kSecAttrModificationDate: CFString { "mdat" }

/// The key of what kind of secret it is, for people.
///
/// Mirrors the Security framework's constant.
public var kSecAttrDescription: CFString { "desc" }

/// The key of a remark.
///
/// Mirrors the Security framework's constant.
public var kSecAttrComment: CFString { "icmt" }

/// The key of the number of who made the item.
///
/// Mirrors the Security framework's constant.
public var kSecAttrCreator: CFString { "crtr" }

/// The key of the number of the kind.
///
/// Mirrors the Security framework's constant.
public var kSecAttrType: CFString { "type" }

/// The key of what the item is called, for people.
///
/// Mirrors the Security framework's constant.
public var kSecAttrLabel: CFString { "labl" }

/// The key of whether the item is hidden from people.
///
/// Mirrors the Security framework's constant.
public var kSecAttrIsInvisible: CFString { "invi" }

/// The key of whether the secret is not kept.
///
/// Mirrors the Security framework's constant.
public var kSecAttrIsNegative: CFString { "nega" }

/// The key of the name of the account.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAccount: CFString { "acct" }

/// The key of the name of the service.
///
/// Mirrors the Security framework's constant.
public var kSecAttrService: CFString { "svce" }

/// The key of data of the application's own.
///
/// Mirrors the Security framework's constant.
public var kSecAttrGeneric: CFString { "gena" }

/// The key of the realm of a server.
///
/// Mirrors the Security framework's constant.
public var kSecAttrSecurityDomain: CFString { "sdmn" }

/// The key of the name of a server.
///
/// Mirrors the Security framework's constant.
public var kSecAttrServer: CFString { "srvr" }

/// The key of how a server is talked to.
///
/// Mirrors the Security framework's constant.
public var kSecAttrProtocol: CFString { "ptcl" }

/// The key of how people say who they are to a server.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAuthenticationType: CFString { "atyp" }

/// The key of the port of a server.
///
/// Mirrors the Security framework's constant.
public var kSecAttrPort: CFString { "port" }

/// The key of a path on a server.
///
/// Mirrors the Security framework's constant.
public var kSecAttrPath: CFString { "path" }

/// By HTTP.
///
/// Mirrors the Security framework's constant.
public var kSecAttrProtocolHTTP: CFString { "http" }

/// By HTTP, enciphered.
///
/// Mirrors the Security framework's constant.
public var kSecAttrProtocolHTTPS: CFString { "htps" }

/// By FTP.
///
/// Mirrors the Security framework's constant.
public var kSecAttrProtocolFTP: CFString { "ftp " }

/// By SSH.
///
/// Mirrors the Security framework's constant.
public var kSecAttrProtocolSSH: CFString { "ssh " }

/// In the usual way.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }

/// By HTTP, in clear.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }

/// By HTTP, by a digest.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }

/// By a form on a page.
///
/// Mirrors the Security framework's constant.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }

/// The key of what a key is for.
///
/// Mirrors the Security framework's constant.
public var kSecAttrKeyClass: CFString { "kcls" }

/// The key of the name of a key for programs.
///
/// Mirrors the Security framework's constant.
public var kSecAttrApplicationLabel: CFString { "klbl" }

/// The key of the mark of a key.
///
/// Mirrors the Security framework's constant.
public var kSecAttrApplicationTag: CFString { "atag" }

/// The key of the kind of a key.
///
/// Mirrors the Security framework's constant.
public var kSecAttrKeyType: CFString { "type" }

/// The key of the length of a key.
///
/// Mirrors the Security framework's constant.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }

/// A key for all to have.
///
/// Mirrors the Security framework's constant.
public var kSecAttrKeyClassPublic: CFString { "0" }

/// A key for its owner.
///
/// Mirrors the Security framework's constant.
public var kSecAttrKeyClassPrivate: CFString { "1" }

/// A key that both sides have.
///
/// Mirrors the Security framework's constant.
public var kSecAttrKeyClassSymmetric: CFString { "2" }
