public import Foundation

/// A part of a program that writes to the log: a subsystem, and a category of it.
///
/// Mirrors Apple's class.
///
/// - Note: Unlike Apple's, which hands messages to the system, it writes them to standard error, one line each. The environment variable
///   `OS_ACTIVITY_MODE=disable` silences the log, as it does in a scheme of Xcode.
public final class OSLog: NSObject, Sendable {
  /// A category with a meaning of its own to Instruments.
  ///
  /// - Note: Unlike Apple's, it is a name like all others.
  public struct Category: Sendable {
    /// The name.
    public let rawValue: String

    /// The points of interest of a program.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")

    /// What is recorded only while Instruments looks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")

    /// What is recorded with its calls only while Instruments looks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of what names no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)

  /// The log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// The subsystem; empty without one.
  let subsystem: String

  /// The category; empty without one.
  let category: String

  /// Whether it takes nothing.
  private let isDisabled: Bool

  /// Makes a log, or the one that takes nothing.
  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: The program or the part of it, as `com.example.shop`.
  ///   - category: What within it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: The program or the part of it, as `com.example.shop`.
  ///   - category: One of those with a meaning of their own.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are written.
  ///
  /// - Parameter type: The level; all are alike here.
  /// - Returns: Whether they are.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && !LogLine.isSilent }

  /// Whether signposts are recorded; never, as nothing here would read them.
  public var signpostsEnabled: Bool { false }
}
