/// What the compiler asks, as far as it matters here.
enum PluginRequest: Decodable {
  /// Which version of the protocol both speak; the compiler's comes along from its second version on.
  case getCapability(version: Int?)

  /// What a macro of its own stands for, `#Preview {}`.
  case expandFreestandingMacro(Freestanding)

  /// What a macro at a declaration stands for, `@Entry var`.
  case expandAttachedMacro(Attached)

  /// Whether a library of macros is loaded.
  case loadPluginLibrary

  /// The name of a macro.
  struct Macro: Decodable {
    /// The type that is named where the macro is declared.
    let typeName: String
  }

  /// A place in a file of the user's.
  struct Location: Decodable {
    /// The module and the name of the file.
    var fileID = ""

    /// The path of the file.
    var fileName = ""

    /// The line, from 1 on.
    var line = 0

    /// How many bytes stand before it in the file.
    var offset = 0
  }

  /// A piece of source.
  struct Syntax: Decodable {
    /// The text, with the space before and behind it.
    let source: String

    /// Where it stands; `nil` for one that stands nowhere as it is.
    let location: Location?
  }

  /// A macro of its own.
  struct Freestanding: Decodable {
    /// Which macro.
    let macro: Macro

    /// What tells this use from all others.
    let discriminator: String

    /// The use.
    let syntax: Syntax
  }

  /// A macro at a declaration.
  struct Attached: Decodable {
    /// Which macro.
    let macro: Macro

    /// What is asked for: what stands beside the declaration, or how a property is read and set.
    let macroRole: String

    /// The macro as it stands there.
    let attributeSyntax: Syntax

    /// The declaration, with the macro before it.
    let declSyntax: Syntax

    /// What the declaration stands in, from the inside out.
    let lexicalContext: [Syntax]?

    /// The type that an extension is asked for; `nil` where none is.
    var extendedTypeSyntax: Syntax?

    /// The protocols that an extension is asked to conform to, which the type does not by itself; `nil` for none.
    var conformanceListSyntax: Syntax?
  }

  /// The names of the questions.
  private enum CodingKeys: CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro, loadPluginLibrary
  }

  /// What a question for the version holds.
  private struct Capability: Decodable {
    /// A version.
    struct Version: Decodable {
      /// Its number.
      let protocolVersion: Int
    }

    /// The compiler's; `nil` for one that tells none.
    let capability: Version?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if values.contains(.getCapability) {
      let question = try values.decode(Capability.self, forKey: .getCapability)
      self = .getCapability(version: question.capability?.protocolVersion)
    } else if values.contains(.expandFreestandingMacro) {
      self = .expandFreestandingMacro(try values.decode(forKey: .expandFreestandingMacro))
    } else if values.contains(.expandAttachedMacro) {
      self = .expandAttachedMacro(try values.decode(forKey: .expandAttachedMacro))
    } else if values.contains(.loadPluginLibrary) {
      self = .loadPluginLibrary
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "unknown question"))
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value of the type that is asked for.
  fileprivate func decode<Value: Decodable>(forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }
}
