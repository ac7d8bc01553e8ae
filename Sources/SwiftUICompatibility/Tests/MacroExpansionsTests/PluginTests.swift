import Foundation
import Testing

/// The protocol between the compiler and the program of macros.
@Suite("Talking with the compiler") struct PluginTests {
  /// What the compiler says first.
  private static let greeting = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#

  /// Returns the question for a preview.
  private static func preview(_ source: String, type: String = "PreviewExpansion") throws -> String
  {
    let text = String(decoding: try JSONEncoder().encode(source), as: UTF8.self)
    return """
      {"expandFreestandingMacro":{"discriminator":"$s3App","macro":{"moduleName":"SwiftUIMacros",\
      "name":"Preview","typeName":"\(type)"},"macroRole":"declaration","syntax":{"kind":"declaration",\
      "location":{"column":1,"fileID":"App/View.swift","fileName":"/App/View.swift","line":3,"offset":20},\
      "source":\(text)},"somethingNew":[1]}}
      """
  }

  @Test("The version is told, and a preview is a type that is found by its protocol")
  func preview() throws {
    let plugin = try PluginProcess()
    #expect(
      try plugin.ask(Self.greeting)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    let answer = try plugin.ask(try Self.preview("\n#Preview(\"A\") { Text(\"b\") }"))
    #expect(
      answer == """
        {"expandMacroResult":{"diagnostics":[],"expandedSource":"struct $s3App15PreviewRegistryfMu_: \
        SwiftUI.PreviewRegistry {\\n  static var fileID: String { \\"App/View.swift\\" }\\n  \
        static var line: Int { 4 }\\n  static func makePreview() throws -> SwiftUI.Preview {\\n    \
        SwiftUI.Preview(\\"A\\") { Text(\\"b\\") } \\n  }\\n}"}}
        """)
    let end = try plugin.end()
    #expect(end.status == 0)
    #expect(end.errors == "")
  }

  @Test("A version that is not known is an error in words at the macro", arguments: [4, 8])
  func version(_ version: Int) throws {
    let plugin = try PluginProcess()
    _ = try plugin.ask(#"{"getCapability":{"capability":{"protocolVersion":\#(version)}}}"#)
    let answer = try plugin.ask(try Self.preview("\n#Preview { Text(\"b\") }"))
    #expect(
      answer == """
        {"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"SwiftUIMacros \
        knows the versions 5 to 7 of the compiler's protocol for macros, and this compiler speaks \
        version \(version): take a swift-ui-tests that was made for it","notes":[],"position":{\
        "fileName":"/App/View.swift","offset":21},"severity":"error"}],"expandedSource":""}}
        """)
    #expect(try plugin.end().status == 0)
  }

  @Test("A compiler that tells no version has the first one")
  func noVersion() throws {
    let plugin = try PluginProcess()
    _ = try plugin.ask(#"{"getCapability":{}}"#)
    let answer = try plugin.ask(try Self.preview("#Preview {}"))
    #expect(answer.contains("and this compiler speaks version 1:"))
    #expect(try plugin.end().status == 0)
  }

  @Test("A macro that is not here, and a preview without a body, are errors in words")
  func errors() throws {
    let plugin = try PluginProcess()
    _ = try plugin.ask(Self.greeting)
    let unknown = try plugin.ask(try Self.preview("#Other {}", type: "OtherExpansion"))
    #expect(unknown.contains(#""message":"SwiftUIMacros has no macro OtherExpansion""#))
    let empty = try plugin.ask(try Self.preview("#Preview(\"A\")"))
    #expect(empty.contains(#""message":"a preview needs a body: #Preview { MyView() }""#))
    let library = try plugin.ask(
      #"{"loadPluginLibrary":{"libraryPath":"/a.so","moduleName":"A"}}"#)
    #expect(library == #"{"loadPluginLibraryResult":{"diagnostics":[],"loaded":false}}"#)
    #expect(try plugin.end().status == 0)
  }

  @Test("An empty message ends the program in silence")
  func emptyMessage() throws {
    let plugin = try PluginProcess()
    _ = try plugin.ask(Self.greeting)
    try plugin.send(PluginProcess.framed(""))
    let end = try plugin.end()
    #expect(end.status == 0 && end.errors.isEmpty)
  }

  @Test("What is no message ends the program, which says why")
  func noMessages() throws {
    let unknown = try PluginProcess()
    try unknown.send(PluginProcess.framed(#"{"expandEverything":{}}"#))
    var end = try unknown.end()
    #expect(end.status == 1)
    #expect(
      end.errors
        == "SwiftUIMacros: the compiler says what is not known: {\"expandEverything\":{}}\n")

    let cut = try PluginProcess()
    try cut.send(PluginProcess.framed("{}").dropLast())
    end = try cut.end()
    #expect(end.status == 1)
    #expect(end.errors == "SwiftUIMacros: the compiler's message ends too early\n")

    let endless = try PluginProcess()
    try endless.send(Data(repeating: 0x7F, count: 8))
    end = try endless.end()
    #expect(end.status == 1)
    #expect(
      end.errors
        == "SwiftUIMacros: the compiler announces a message of 9187201950435737471 bytes\n")
  }
}
