import Foundation
import FuzzSupport

@testable import AutomationTools_Shared
@testable import AutomationWire

/// What a launch carries is read wholly or is a problem in words, and flags that are told are read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryLaunchArguments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  if input.byte() & 1 == 0 {
    read(&input)
  } else {
    tell(&input)
  }
  return 0
}

/// Reads any arguments and variables.
private func read(_ input: inout FuzzedBytes) {
  let starts = ["", "EPHEMERAL_", "AUTOMATION_", "-AppleLanguages", "-AppleLocale", "UI_TEST_MODE"]
  let arguments = (0..<input.number(0...5)).map { _ in input.choice(starts) + input.text() }
  for kind in LaunchArgumentCodec.Kind.allCases {
    let decoding = LaunchArgumentCodec.decode(kind, from: arguments)
    let isThere = arguments.contains { $0.hasPrefix(kind.prefix) }
    check(
      decoding.dictionary != nil || decoding.problems.isEmpty != isThere,
      "\(arguments) gives neither flags nor a problem")
    for problem in decoding.problems { check(!"\(problem)".isEmpty, "a problem without words") }
  }
  let configuration = LaunchConfiguration(arguments: arguments)
  _ = (configuration.locale, configuration.randomSeed, configuration.appearance)
  check(configuration.systemProblems.allSatisfy { !$0.isEmpty }, "a problem without words")
  let bytes = WireMessage.launch(configuration).encoded()
  guard case .launch(let read) = try? WireMessage(decoding: bytes) else {
    fatalError("\(arguments) cannot be read from the wire")
  }
  check(read.arguments == arguments, "\(arguments) is read as \(read.arguments)")
}

/// Tells flags, and reads them.
private func tell(_ input: inout FuzzedBytes) {
  var flags: [String: FlagValue] = [:]
  for _ in 0..<input.number(0...5) {
    let number = (0..<8).reduce(0 as UInt64) { bits, _ in bits << 8 | UInt64(input.byte()) }
    let values: [FlagValue] = [
      .bool(number & 1 == 1), .int(Int(truncatingIfNeeded: number)),
      .double(Double(bitPattern: number)),
      .string(input.text()),
    ]
    flags[input.text()] = input.choice(values)
  }
  guard let argument = try? LaunchArgumentCodec.encode(flags, as: .ephemeral) else {
    let isFinite = flags.values.allSatisfy {
      if case .double(let number) = $0 { number.isFinite } else { true }
    }
    return check(!isFinite, "\(flags) cannot be told")
  }
  let read = LaunchArgumentCodec.decode(.ephemeral, from: [argument])
  check(read.problems.isEmpty, "\(read.problems)")
  for (key, flag) in flags {
    let value = read.dictionary?[key]
    switch flag {
    case .bool(let flag): check(value as? Bool == flag, "\(key): \(flag) is \(value ?? "nothing")")
    case .int(let flag): check(value as? Int == flag, "\(key): \(flag) is \(value ?? "nothing")")
    case .double(let flag):
      // Whole ones that not every `Double` can tell apart are read as `Int`, of which some are none.
      let isExact = flag.magnitude < 0x1p53 || flag.magnitude >= 0x1p63
      check(value as? Double == flag || !isExact, "\(key): \(flag) is \(value ?? "nothing")")
    case .string(let flag):
      check(value as? String == flag, "\(key): \(flag) is \(value ?? "nothing")")
    case .float: break
    }
  }
}
