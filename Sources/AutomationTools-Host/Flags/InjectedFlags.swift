#if Automation
import AutomationTools_Shared
import AutomationWire
import Foundation

/// The flags that an application was launched with, read from its arguments once.
///
/// It is `@unchecked Sendable`: the dictionaries are made here from JSON, and nothing changes them.
final class InjectedFlags: @unchecked Sendable {
  /// The dictionaries by kind; none of a kind that was not injected, or cannot be read.
  private let dictionaries: [LaunchArgumentCodec.Kind: NSDictionary]

  /// Those of a process that a person launched.
  static let ofProcess = InjectedFlags(LaunchConfiguration.ofProcess.arguments)

  /// Reads arguments, and reports what is wrong with them.
  init(_ arguments: [String]) {
    var dictionaries: [LaunchArgumentCodec.Kind: NSDictionary] = [:]
    for kind in LaunchArgumentCodec.Kind.allCases {
      let decoding = LaunchArgumentCodec.decode(kind, from: arguments)
      for problem in decoding.problems { BridgeWarning(problem).report() }
      dictionaries[kind] = decoding.dictionary
    }
    self.dictionaries = dictionaries
  }

  /// The flags of a kind; `nil` when none were injected, or they cannot be read.
  subscript(_ kind: LaunchArgumentCodec.Kind) -> NSDictionary? { dictionaries[kind] }
}
#endif
