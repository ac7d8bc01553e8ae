public import CoreFoundationNames
public import Foundation

/// All is well.
///
/// Mirrors the Security framework's constant.
public let errSecSuccess: OSStatus = 0

/// There is no such thing here.
///
/// Mirrors the Security framework's constant.
public let errSecUnimplemented: OSStatus = -4

/// The file of the keychain cannot be written.
///
/// Mirrors the Security framework's constant.
public let errSecIO: OSStatus = -36

/// Something of the query cannot be.
///
/// Mirrors the Security framework's constant.
public let errSecParam: OSStatus = -50

/// There is no memory; never here.
///
/// Mirrors the Security framework's constant.
public let errSecAllocate: OSStatus = -108

/// People did not want it; never here.
///
/// Mirrors the Security framework's constant.
public let errSecUserCanceled: OSStatus = -128

/// The query is wrong; never here.
///
/// Mirrors the Security framework's constant.
public let errSecBadReq: OSStatus = -909

/// There is no keychain; never here.
///
/// Mirrors the Security framework's constant.
public let errSecNotAvailable: OSStatus = -25_291

/// Nobody showed who they are, or can: there is no passcode.
///
/// Mirrors the Security framework's constant.
public let errSecAuthFailed: OSStatus = -25_293

/// There is such an item already.
///
/// Mirrors the Security framework's constant.
public let errSecDuplicateItem: OSStatus = -25_299

/// There is no such item.
///
/// Mirrors the Security framework's constant.
public let errSecItemNotFound: OSStatus = -25_300

/// An item of this kind has nothing of that name.
///
/// Mirrors the Security framework's constant.
public let errSecNoSuchAttr: OSStatus = -25_303

/// People would have to be asked; never here.
///
/// Mirrors the Security framework's constant.
public let errSecInteractionNotAllowed: OSStatus = -25_308

/// The file of the keychain cannot be read.
///
/// Mirrors the Security framework's constant.
public let errSecDecode: OSStatus = -26_275

/// The application may not; never here.
///
/// Mirrors the Security framework's constant.
public let errSecMissingEntitlement: OSStatus = -34_018

// The name is the Security framework's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a result of these functions in words, in English.
///
/// Mirrors the Security framework's function.
///
/// - Parameters:
///   - status: The result.
///   - reserved: Nothing.
/// - Returns: The words; for a number that is not known here, the number.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  NSString(string: messages[status] ?? "OSStatus \(status)")
}

/// The words of each result.
private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecIO: "I/O error.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "User canceled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
  errSecAuthFailed: "The user name or passphrase you entered is not correct.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecNoSuchAttr: "The specified attribute does not exist.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecDecode: "Unable to decode the provided data.",
  errSecMissingEntitlement: "A required entitlement isn't present.",
]
