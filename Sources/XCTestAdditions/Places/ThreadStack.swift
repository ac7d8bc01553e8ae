import CallFrames
import Foundation
import Primitives
@_spi(Internal) import Runtime

/// A stack of a thread of another process, which it told upon a signal: where the thread is, and how it came there.
package struct ThreadStack: Sendable, Hashable {
  /// The number of the thread.
  package let thread: Int32

  /// Where it is, and the calls that led there, the innermost first, each in words such as `…/Cart.swift:31, in Cart.total()`.
  package let calls: [String]

  /// What the innermost function of the application's own calls, such as `pthread_mutex_lock`; `nil` when it runs itself, or is not known.
  package let callee: String?

  /// Has a thread of an application tell its stack.
  ///
  /// - Parameters:
  ///   - thread: The number of the thread.
  ///   - processID: The number of the process.
  package static func ask(_ thread: Int32, of processID: Int32) {
    call_frames_ask(processID, thread)
  }

  /// Reads what threads told, while their process is still there: its memory says where its code came from.
  ///
  /// - Parameters:
  ///   - text: What they told.
  ///   - processID: The number of the process.
  /// - Returns: The stacks, that of the main thread first; only calls of the application's own functions, unless there are none.
  package static func told(_ text: String, by processID: Int32) -> [ThreadStack] {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { UInt($0, radix: 16) }
    }.filter { $0.count > 1 }
    guard !lines.isEmpty else { return [] }
    let images = ImageMap.images(of: processID)
    let stacks = lines.map { numbers in
      ThreadStack(Int32(truncatingIfNeeded: numbers[0]), numbers[1...], images)
    }
    return stacks.filter { $0.thread == processID } + stacks.filter { $0.thread != processID }
  }

  /// Names the calls of a thread.
  private init(_ thread: Int32, _ addresses: ArraySlice<UInt>, _ images: ImageMap) {
    self.thread = thread
    var frames = addresses.map { RichFrame<UInt>.returnAddress($0) }
    if let first = addresses.first { frames[0] = .programCounter(first) }
    let stack = Backtrace(
      architecture: CallNames.architecture, frames: frames, images: images)
    let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations]
    let symbols = (stack.symbolicated(with: images, options: options)?.frames ?? [])
      .compactMap(\.symbol)
    let own = symbols.firstIndex { MangledName($0.rawName).isOfSuite && $0.sourceLocation != nil }
    guard let own else {
      callee = symbols.first?.name
      calls = symbols.prefix(4).map { "\($0.name) (\($0.imageName))" }
      return
    }
    callee = own > 0 ? symbols[own - 1].name : nil
    calls = symbols.indices[own...].compactMap { index in
      let symbol = symbols[index]
      // Some instructions belong to no line; where the thread stands is told nevertheless.
      guard MangledName(symbol.rawName).isOfSuite, let place = symbol.sourceLocation,
        place.line > 0 || index == own && place.path.hasSuffix(".swift")
      else { return nil }
      let file = (place.path as NSString).lastPathComponent
      return "…/\(file)\(place.line > 0 ? ":\(place.line)" : ""), in \(symbol.name)"
    }
  }
}
