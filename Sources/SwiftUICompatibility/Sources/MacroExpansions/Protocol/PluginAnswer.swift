/// What the compiler is told.
enum PluginAnswer: Encodable {
  /// The version of the protocol that is spoken here.
  case getCapabilityResult(capability: Capability)

  /// What a macro stands for, `nil` for nothing, and what is wrong with it.
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  /// Whether a library was loaded: there are none.
  case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])

  /// A version of the protocol.
  struct Capability: Encodable {
    /// Its number.
    let protocolVersion: Int
  }

  /// What is wrong with the use of a macro.
  struct Diagnostic: Encodable {
    /// A place in the user's file.
    struct Position: Encodable {
      /// The path of the file.
      let fileName: String

      /// How many bytes stand before it.
      let offset: Int
    }

    /// What is said.
    let message: String

    /// Where.
    let position: Position

    /// How bad it is.
    var severity = "error"

    /// What the compiler wants to have been told, and nothing is told of here.
    var highlights: [String] = []

    /// Likewise.
    var notes: [String] = []

    /// Likewise.
    var fixIts: [String] = []
  }
}
