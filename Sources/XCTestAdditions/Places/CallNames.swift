import CallFrames
import Foundation
@_spi(Internal) @_spi(MemoryReaders) import Runtime
import Synchronization

/// The names of calls, which the toolchain's `Runtime` module finds in the records of the program.
///
/// There is one for the process, as there is one program. What was found is kept, so that failures in a loop cost the finding once.
final class CallNames: Sendable {
  /// The names of the process.
  static let shared = CallNames()

  /// What finds lines; `nil` to find them by the module alone.
  private let finder: LineFinder?

  /// Makes the names, none of which was found yet.
  init(finder: LineFinder? = .ofToolchain) {
    self.finder = finder
  }

  /// What was found, by address.
  private struct Found {
    /// The calls: one, and those inside which the compiler put it.
    var calls: [UInt: [Call]] = [:]

    /// Whether the function is one of a suite.
    var isOfSuite: [UInt: Bool] = [:]
  }

  /// What was found so far.
  private let found = Mutex(Found())

  /// Returns those of some addresses that are in functions of a suite.
  ///
  /// - Complexity: A millisecond for addresses that were not asked for before; names are found a thousand times faster than lines.
  func ofSuite(_ addresses: [UInt]) -> [UInt] {
    found.withLock { found in
      let new = addresses.filter { found.isOfSuite[$0] == nil }
      for (address, symbol) in Self.symbols(at: new, options: .useSymbolCache) {
        found.isOfSuite[address] = MangledName(symbol.rawName).isOfSuite
      }
      return addresses.filter { found.isOfSuite[$0] == true }
    }
  }

  /// Returns the calls of a suite at the addresses of a stack, the innermost first, as far as to its test.
  ///
  /// - Parameters:
  ///   - addresses: The addresses.
  ///   - test: The test, what called which is of no interest, unless the file of a macro has to be found there.
  ///   - isInterrupted: Whether the first address is where the thread stood, and not what a call returns to.
  /// - Returns: The calls, without those of this package, of XCTest and of the system.
  func suiteCalls(
    at addresses: [UInt], of test: TestIdentity?, isInterrupted: Bool = false
  ) -> [Call] {
    var calls: [Call] = []
    prepare(addresses)
    for address in ofSuite(addresses) {
      let stands = isInterrupted && address == addresses.first
      let found = (stands ? self.calls(interruptedAt: address) : self.calls(at: address))
        .filter(\.isOfSuite)
      calls += found
      let isTest = found.contains { call in
        let hasFile = call.hasPlace || call.macroLine != nil && test?.declaration != nil
        return hasFile && test?.contains(call.function) == true
      }
      if isTest { break }
    }
    return calls
  }

  /// Returns the calls at the addresses of a stack, the innermost first.
  func calls(at addresses: [UInt]) -> [Call] {
    prepare(addresses)
    return ofSuite(addresses).flatMap { calls(at: $0) }
  }

  /// Finds the calls of a suite at many addresses together.
  ///
  /// - Parameter addresses: The addresses of some stacks.
  func prepare(_ addresses: [UInt]) {
    let unknown = found.withLock { found in addresses.filter { found.calls[$0] == nil } }
    let new = Set(ofSuite(unknown))
    guard !new.isEmpty, let finder else { return }
    // What a call returns to may be of another line than the call, which stands before it.
    let instructions = new.map { $0 & Self.resumes == 0 ? $0 - 1 : $0 & ~Self.resumes }
    let places = finder.places(of: instructions)
    let symbols = Self.symbols(at: Array(new), options: .useSymbolCache)
    let instructionOf = Dictionary(uniqueKeysWithValues: zip(new, instructions))
    found.withLock { found in
      for (address, symbol) in symbols {
        guard let place = instructionOf[address].flatMap({ places[$0] }) else { continue }
        found.calls[address] = [Call(symbol, place, at: address)]
      }
    }
  }

  /// Returns the calls at an address of a stack, the innermost first.
  ///
  /// - Complexity: Where there is no toolchain, milliseconds for an address that was not asked for before; tens of them in a program of hundreds
  ///   of megabytes.
  func calls(at address: UInt) -> [Call] {
    prepare([address])
    return found.withLock { found in
      if let calls = found.calls[address] { return calls }
      let calls = Self.recordedCalls(at: address)
      found.calls[address] = calls
      return calls
    }
  }

  /// Returns the calls at an address at which a thread was interrupted, the innermost first.
  ///
  /// The instruction there may have no line; then it is that of the one before it.
  func calls(interruptedAt address: UInt) -> [Call] {
    let calls = calls(at: address)
    guard let call = calls.first, call.isOfSuite, call.isBetweenLines, call.start > 0,
      address & Self.resumes == 0
    else { return calls }
    for distance in Call.distancesToLines where call.start + distance < address {
      let earlier = self.calls(at: address - distance)
      if earlier.contains(where: \.hasPlace) { return earlier }
    }
    return calls
  }

  /// Finds the calls at an address of a stack, the innermost first.
  private static func recordedCalls(at address: UInt) -> [Call] {
    let options: Backtrace.SymbolicationOptions = [.showSourceLocations, .useSymbolCache]
    #if DEBUG
    // Without optimisation hardly a call is put into another. To read which were takes the toolchain longer than all else.
    let calls = symbols(at: [address], options: options).map { Call($1, at: address) }
    if calls.allSatisfy(\.hasPlace) { return calls }
    #endif
    return symbols(at: [address], options: options.union(.showInlineFrames))
      .map { Call($1, at: address) }
  }

  /// Returns the line in which a function is declared; `nil` when it is not known.
  func declaration(of call: Call) -> Call? {
    call.start == 0 ? nil : calls(at: call.start | Self.resumes).last(where: \.hasPlace)
  }

  /// The bit of an address at which a function resumes, or begins, and to which no call returns.
  private static let resumes = UInt(1) << 63

  /// Finds the symbols at addresses, those that the compiler put into others before these.
  private static func symbols(
    at addresses: [UInt], options: Backtrace.SymbolicationOptions
  ) -> [(address: UInt, symbol: SymbolicatedBacktrace.Symbol)] {
    guard !addresses.isEmpty else { return [] }
    let frames = addresses.map { address in
      address & resumes == 0
        ? RichFrame<UInt>.returnAddress(address) : .asyncResumePoint(address & ~resumes)
    }
    let stack = Backtrace(architecture: architecture, frames: frames, images: nil)
    let symbolicated = stack.symbolicated(with: .images(of: getpid()), options: options)
    return (symbolicated?.frames ?? []).compactMap { frame in
      guard let symbol = frame.symbol else { return nil }
      switch frame.captured {
      case .returnAddress(let address): return UInt(address).map { ($0, symbol) }
      case .asyncResumePoint(let address): return UInt(address).map { ($0 | resumes, symbol) }
      default: return nil
      }
    }
  }

  /// The architecture of the program, as the module calls it.
  static var architecture: String {
    #if arch(arm64)
    "arm64"
    #else
    "x86_64"
    #endif
  }
}

extension Call {
  /// Makes a call of what the program's records say of it.
  fileprivate init(_ symbol: SymbolicatedBacktrace.Symbol, at address: UInt) {
    let location = symbol.sourceLocation
    let place = LineFinder.Place(file: location?.path ?? "", line: location?.line ?? 0)
    self.init(symbol, place, at: address)
  }

  /// Makes a call of a function at a place.
  fileprivate init(
    _ symbol: SymbolicatedBacktrace.Symbol, _ place: LineFinder.Place, at address: UInt
  ) {
    let address = address & ~(1 << 63)
    self.init(
      function: symbol.name, image: symbol.imageName, file: place.file, line: place.line,
      start: symbol.offset > 0 ? address - UInt(symbol.offset) : 0,
      isOfSuite: MangledName(symbol.rawName).isOfSuite)
  }
}

extension ImageMap {
  /// Returns what is loaded in a process, this one too.
  ///
  /// The system is asked for its memory. To read that of this process straight, as the toolchain does, ends it where another thread has just
  /// given some back.
  static func images(of processID: Int32) -> ImageMap {
    capture(using: RemoteMemoryReader(pid: processID), forProcess: Int(processID))
  }
}
