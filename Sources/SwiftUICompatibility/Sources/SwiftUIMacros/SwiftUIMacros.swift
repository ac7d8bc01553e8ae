import Foundation
import MacroExpansions

/// The program that the compiler asks what macros stand for.
///
/// It starts it once for each module that uses one, and ends its input when there is nothing left to ask.
@main struct SwiftUIMacros {
  static func main() {
    let channel = PluginChannel(input: .standardInput, output: .standardOutput)
    var plugin = Plugin()
    do {
      // An empty message ends it, too.
      while let message = try channel.read(), !message.isEmpty {
        try channel.write(plugin.answer(to: message))
      }
    } catch {
      FileHandle.standardError.write(Data("SwiftUIMacros: \(error)\n".utf8))
      exit(1)
    }
  }
}
