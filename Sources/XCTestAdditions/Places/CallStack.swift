import CallFrames
import Foundation

/// A stack of calls as bare addresses: how a place is noted that may have to be named later.
///
/// To capture one takes a microsecond or two, to name its calls milliseconds, which ``CallNames`` takes once for each of them.
package struct CallStack: Sendable, Hashable {
  /// The most calls that are kept: a suite's are the innermost ones.
  private static let limit = 64

  /// The addresses, the innermost call first; see ``CallAddress``.
  let addresses: [UInt]

  /// Captures the calls that led here.
  @inline(never)
  package static func capture() -> CallStack {
    CallStack(
      addresses: Array(unsafeUninitializedCapacity: limit) { buffer, count in
        count = call_frames_capture(buffer.baseAddress, buffer.count)
      })
  }

  /// Runs a test, beyond whose beginning on this thread no calls are captured.
  static func begin(_ test: () -> Void) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { here in
      let outer = call_frames_begin_test(UInt(bitPattern: here.baseAddress))
      test()
      _ = call_frames_begin_test(outer)
    }
  }

  /// Makes a stack of addresses.
  init(addresses: [UInt]) {
    self.addresses = addresses
  }

  /// Finds the places of some stacks together, which takes hardly longer than to find one.
  ///
  /// - Parameter stacks: The stacks, whose ``place`` is asked for then.
  package static func findPlaces(of stacks: [CallStack]) {
    CallNames.shared.prepare(stacks.flatMap(\.addresses))
  }

  /// The innermost place in the suite, such as `LoginPage.swift:12`; `nil` when the program holds no record of it.
  package var place: String? {
    for address in CallNames.shared.ofSuite(addresses) {
      let calls = CallNames.shared.calls(at: address)
      if let call = calls.first(where: { $0.isOfSuite && $0.hasPlace }) {
        return "\((call.file as NSString).lastPathComponent):\(call.line)"
      }
    }
    return nil
  }
}
