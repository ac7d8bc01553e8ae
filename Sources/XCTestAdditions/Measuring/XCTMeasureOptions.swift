public import Foundation

/// The options of a measurement: how often a block is measured, and which part of it.
///
/// Mirrors XCTest's class of Apple's platforms.
open class XCTMeasureOptions: NSObject {
  /// The options about which part of a block is measured.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The measurement begins where the block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The measurement ends where the block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// The usual options: five runs of the whole block.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// How often the block is measured; it runs once more before that, which does not count.
  open var iterationCount = 5

  /// Which part of the block is measured.
  open var invocationOptions: InvocationOptions = []
}
