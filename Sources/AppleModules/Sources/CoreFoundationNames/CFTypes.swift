public import Foundation

// Core Foundation's objects are Foundation's here, where Apple's platforms have them as types of their own that are bridged to those: `as` does
// the same with both. A module of the toolchain has the names too, for types that nothing is bridged to; no file of an application imports it.

/// A text.
///
/// Mirrors Core Foundation's type.
public typealias CFString = NSString

/// A text that can change.
///
/// Mirrors Core Foundation's type.
public typealias CFMutableString = NSMutableString

/// A dictionary.
///
/// Mirrors Core Foundation's type.
public typealias CFDictionary = NSDictionary

/// A dictionary that can change.
///
/// Mirrors Core Foundation's type.
public typealias CFMutableDictionary = NSMutableDictionary

/// An array.
///
/// Mirrors Core Foundation's type.
public typealias CFArray = NSArray

/// An array that can change.
///
/// Mirrors Core Foundation's type.
public typealias CFMutableArray = NSMutableArray

/// Bytes.
///
/// Mirrors Core Foundation's type.
public typealias CFData = NSData

/// Bytes that can change.
///
/// Mirrors Core Foundation's type.
public typealias CFMutableData = NSMutableData

/// A number.
///
/// Mirrors Core Foundation's type.
public typealias CFNumber = NSNumber

/// A truth value.
///
/// Mirrors Core Foundation's type.
public typealias CFBoolean = NSNumber

/// A time.
///
/// Mirrors Core Foundation's type.
public typealias CFDate = NSDate

/// An address.
///
/// Mirrors Core Foundation's type.
public typealias CFURL = NSURL

/// An error.
///
/// Mirrors Core Foundation's type.
public typealias CFError = NSError

/// Any object.
///
/// Mirrors Core Foundation's type.
public typealias CFTypeRef = AnyObject

/// A place in an array, or a number of elements.
///
/// Mirrors Core Foundation's type.
public typealias CFIndex = Int

/// What makes room for objects; of no effect, and there is none.
///
/// Mirrors Core Foundation's type.
public final class CFAllocator: Sendable {
  /// Nobody makes one.
  private init() {}
}

/// A result of the system's functions: zero where all is well.
///
/// Mirrors the type of Apple's platforms.
public typealias OSStatus = Int32

/// The result of the system's functions where all is well.
///
/// Mirrors the constant of Apple's platforms.
public let noErr: OSStatus = 0
