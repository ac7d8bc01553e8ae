package import Foundation

/// The answers to the compiler's questions.
package struct Plugin {
  /// The versions of the protocol that are known: from that on in which one answer serves all macros.
  static let versions = 5...7

  /// The compiler's version; `nil` before it told one.
  private var version: Int?

  /// Makes answers for a compiler that has not yet said anything.
  package init() {}

  /// Returns the answer to a message.
  ///
  /// - Parameter message: The message, in JSON.
  /// - Returns: The answer, in JSON.
  /// - Throws: `PluginError` when the message is none of those that are known.
  package mutating func answer(to message: Data) throws -> Data {
    let request: PluginRequest
    do {
      request = try JSONDecoder().decode(PluginRequest.self, from: message)
    } catch {
      throw PluginError.unknownMessage(String(decoding: message.prefix(200), as: UTF8.self))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(answer(to: request))
  }

  /// Returns the answer to a question.
  private mutating func answer(to request: PluginRequest) -> PluginAnswer {
    switch request {
    case .getCapability(let version):
      self.version = version ?? 1
      return .getCapabilityResult(capability: .init(protocolVersion: Self.versions.upperBound))
    case .expandFreestandingMacro(let use):
      return answer(at: use.syntax) {
        guard use.macro.typeName == "PreviewExpansion" else {
          throw MacroError.unknownMacro(use.macro.typeName)
        }
        return try PreviewExpansion(use).source
      }
    case .expandAttachedMacro(let use):
      return answer(at: use.attributeSyntax) {
        switch use.macro.typeName {
        case "AnimatableExpansion": try AnimatableExpansion(use).source
        // Read where the type is looked through.
        case "AnimatableIgnoredExpansion": ""
        case "EntryExpansion": try EntryExpansion(use).source
        case "PreviewableExpansion": try PreviewableExpansion(use).source
        default: throw MacroError.unknownMacro(use.macro.typeName)
        }
      }
    case .loadPluginLibrary:
      return .loadPluginLibraryResult(loaded: false, diagnostics: [])
    }
  }

  /// Returns what a macro at a place stands for, or what is wrong with it.
  private func answer(
    at place: PluginRequest.Syntax, _ expand: () throws -> String
  ) -> PluginAnswer {
    do {
      try requireKnownVersion()
      return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch {
      let location = place.location ?? PluginRequest.Location()
      let space = place.source.prefix { $0.isWhitespace }.utf8.count
      let diagnostic = PluginAnswer.Diagnostic(
        message: "\(error)",
        position: .init(fileName: location.fileName, offset: location.offset + space))
      // Without a source the compiler may say no more than that; what stands for nothing leaves the message alone.
      return .expandMacroResult(expandedSource: "", diagnostics: [diagnostic])
    }
  }

  /// Throws when the compiler speaks a version of the protocol that is not known here.
  private func requireKnownVersion() throws(PluginError) {
    guard let version, Self.versions.contains(version) else {
      throw .unknownVersion(version)
    }
  }
}

/// What is wrong with what the compiler says.
enum PluginError: Error, CustomStringConvertible {
  /// It speaks another version of the protocol; `nil` for one that told none.
  case unknownVersion(Int?)

  /// It says something that is not known; with how it begins.
  case unknownMessage(String)

  /// What is said of it.
  var description: String {
    switch self {
    case .unknownVersion(let version):
      """
      SwiftUIMacros knows the versions \(Plugin.versions.lowerBound) to \
      \(Plugin.versions.upperBound) of the compiler's protocol for macros, \
      and this compiler speaks \(version.map { "version \($0)" } ?? "none that it told"): \
      take a swift-ui-tests that was made for it
      """
    case .unknownMessage(let message): "the compiler says what is not known: \(message)"
    }
  }
}
