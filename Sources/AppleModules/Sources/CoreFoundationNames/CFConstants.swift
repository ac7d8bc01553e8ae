// The names and their types, which are unwrapped where they are used, are Core Foundation's.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// Each is made anew where it is used, since texts of Foundation are no values that tasks may share: nobody can tell.

/// True.
///
/// Mirrors Core Foundation's constant.
public let kCFBooleanTrue: CFBoolean! = true

/// False.
///
/// Mirrors Core Foundation's constant.
public let kCFBooleanFalse: CFBoolean! = false

/// What makes room for objects; of no effect.
///
/// Mirrors Core Foundation's constant.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The key of a bundle's short name.
///
/// Mirrors Core Foundation's constant.
public var kCFBundleNameKey: CFString! { "CFBundleName" }

/// The key of the number of a bundle's build.
///
/// Mirrors Core Foundation's constant.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }

/// The key of the name that tells a bundle from all others.
///
/// Mirrors Core Foundation's constant.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }

/// The key of the name of a bundle's program.
///
/// Mirrors Core Foundation's constant.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }

/// The key of the language that a bundle was written in.
///
/// Mirrors Core Foundation's constant.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }

/// The key of the languages that a bundle says it has.
///
/// Mirrors Core Foundation's constant.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }

/// The key of the version of the form that a bundle tells of itself in.
///
/// Mirrors Core Foundation's constant.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
