public import Foundation

/// A context in the source: the place where something happened, and the calls that led there.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The calls, the innermost first.
  public let callStack: [XCTSourceCodeFrame]

  /// The place; `nil` when it is not known.
  public let location: XCTSourceCodeLocation?

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - callStack: The calls, the innermost first.
  ///   - location: The place; `nil` when it is not known.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
    super.init()
  }

  /// Makes a context of the addresses of calls.
  ///
  /// - Parameters:
  ///   - callStackAddresses: The addresses, the innermost call first, as `Thread.callStackReturnAddresses` gives them.
  ///   - location: The place; `nil` when it is not known.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// Makes a context of calls that were captured, and the place that they were found to lead to.
  convenience init(_ stack: CallStack, _ place: FailurePlace) {
    self.init(
      callStack: stack.addresses.map(XCTSourceCodeFrame.init(captured:)),
      location: XCTSourceCodeLocation(filePath: place.file, lineNumber: place.line))
  }

  /// Makes a context of a place alone.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStack: [], location: location)
  }

  /// Makes a context in which nothing is known.
  public override convenience init() {
    self.init(callStack: [], location: nil)
  }
}

/// A line of a source file.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL

  /// The line, from 1.
  public let lineNumber: Int

  /// The file as it was given, which may be no path.
  let filePath: String

  /// Makes a place from a file and a line.
  ///
  /// - Parameters:
  ///   - fileURL: The file.
  ///   - lineNumber: The line, from 1.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    filePath = fileURL.path
    super.init()
  }

  /// Makes a place from the path of a file and a line.
  ///
  /// - Parameters:
  ///   - filePath: The path of the file.
  ///   - lineNumber: The line, from 1.
  public init(filePath: String, lineNumber: Int) {
    fileURL = URL(fileURLWithPath: filePath)
    self.lineNumber = lineNumber
    self.filePath = filePath
    super.init()
  }

  /// Makes a place from what `#filePath` and `#line` give an assertion.
  ///
  /// - Parameters:
  ///   - filePath: The path of the file.
  ///   - lineNumber: The line, from 1.
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: filePath.description, lineNumber: Int(clamping: lineNumber))
  }
}

/// One call on the way to a place.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTSourceCodeFrame: NSObject, Sendable {
  /// The address of the call.
  public let address: UInt64

  /// What is known of the place at the address as somebody stated it.
  private let statedInfo: XCTSourceCodeSymbolInfo?

  /// The address as it was captured; `nil` for one that somebody stated.
  private let captured: UInt?

  /// What is known of the place at the address; it is looked up when it is asked for.
  public var symbolInfo: XCTSourceCodeSymbolInfo? {
    if let statedInfo { return statedInfo }
    let calls = CallNames.shared.calls(at: captured ?? UInt(address))
    return calls.first.map(XCTSourceCodeSymbolInfo.init)
  }

  /// Makes a call.
  ///
  /// - Parameters:
  ///   - address: The address of the call.
  ///   - symbolInfo: What is known of the place at the address.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo? = nil) {
    self.address = address
    statedInfo = symbolInfo
    captured = nil
    super.init()
  }

  /// Makes a call of a stack that was captured.
  init(captured: UInt) {
    address = UInt64(captured) & ~(1 << 63)
    statedInfo = nil
    self.captured = captured
    super.init()
  }
}

/// The symbol at an address: image, function and place in the source.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTSourceCodeSymbolInfo: NSObject, Sendable {
  /// The name of the executable or library.
  public let imageName: String

  /// The name of the function.
  public let symbolName: String

  /// The place in the source; `nil` when it is not known.
  public let location: XCTSourceCodeLocation?

  /// Makes what is known of a place.
  ///
  /// - Parameters:
  ///   - imageName: The name of the executable or library.
  ///   - symbolName: The name of the function.
  ///   - location: The place in the source; `nil` when it is not known.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
    super.init()
  }

  /// Makes what is known of a call.
  fileprivate convenience init(_ call: Call) {
    self.init(
      imageName: call.image, symbolName: call.function,
      location: call.hasPlace
        ? XCTSourceCodeLocation(filePath: call.file, lineNumber: call.line) : nil)
  }
}
