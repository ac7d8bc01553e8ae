import CallFrames
import Foundation
@_spi(Internal) import Runtime
import Synchronization

/// The names of calls, which the toolchain's `Runtime` module finds in the records of the program.
///
/// There is one for the process, as there is one program. What was found is kept, so that failures in a loop cost the finding once.
final class CallNames: Sendable {
  /// The names of the process.
  static let shared = CallNames()

  /// The calls that were found at an address: one, and those inside which the compiler put it.
  private let known = Mutex<[UInt: [Call]]>([:])

  /// Returns the calls at the addresses of a stack, the innermost first.
  ///
  /// - Complexity: Milliseconds for addresses that were not asked for before.
  func calls(at addresses: [UInt]) -> [Call] {
    known.withLock { known in
      let new = Set(addresses.filter { known[$0] == nil })
      if !new.isEmpty { known.merge(Self.found(at: new.sorted())) { $1 } }
      return addresses.flatMap { known[$0] ?? [] }
    }
  }

  /// Returns the line in which a function is declared; `nil` when it is not known.
  func declaration(of call: Call) -> Call? {
    call.start == 0 ? nil : calls(at: [call.start | Self.resumes]).last(where: \.hasPlace)
  }

  /// The bit of an address at which a function resumes, or begins, and to which no call returns.
  private static let resumes = UInt(1) << 63

  /// Finds the calls at addresses.
  private static func found(at addresses: [UInt]) -> [UInt: [Call]] {
    let frames = addresses.map { address in
      address & resumes == 0
        ? RichFrame<UInt>.returnAddress(address) : .asyncResumePoint(address & ~resumes)
    }
    let stack = Backtrace(architecture: architecture, frames: frames, images: nil)
    let options: Backtrace.SymbolicationOptions = [
      .showInlineFrames, .showSourceLocations, .useSymbolCache,
    ]
    var calls = Dictionary(uniqueKeysWithValues: addresses.map { ($0, [Call]()) })
    for frame in stack.symbolicated(options: options)?.frames ?? [] {
      guard let address = UInt(frame.captured.originalProgramCounter), let symbol = frame.symbol
      else { continue }
      let key = calls[address] == nil ? address | resumes : address
      calls[key]?.append(Call(symbol, at: address, isInlined: frame.inlined))
    }
    return calls
  }

  /// The architecture of the program, as the module calls it.
  private static var architecture: String {
    #if arch(arm64)
    "arm64"
    #else
    "x86_64"
    #endif
  }
}

extension Call {
  /// Makes a call of what the program's records say of it.
  fileprivate init(
    _ symbol: SymbolicatedBacktrace.Symbol, at address: UInt, isInlined: Bool
  ) {
    let location = symbol.sourceLocation
    self.init(
      function: symbol.name, image: symbol.imageName, file: location?.path ?? "",
      line: location?.line ?? 0,
      start: isInlined ? 0 : address - UInt(max(0, symbol.offset)),
      isOfSuite: MangledName(symbol.rawName).isOfSuite)
  }
}
