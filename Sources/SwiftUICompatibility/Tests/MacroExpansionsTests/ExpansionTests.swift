import Testing

@testable import MacroExpansions

/// What macros stand for.
@Suite("What macros stand for") struct ExpansionTests {
  /// Returns what `#Preview` stands for.
  private func preview(_ source: String) throws -> String {
    let location = PluginRequest.Location(fileID: "App/A.swift", line: 7)
    return try PreviewExpansion(
      PluginRequest.Freestanding(
        macro: .init(typeName: "PreviewExpansion"), discriminator: "$s",
        syntax: .init(source: source, location: location))
    ).source
  }

  /// Returns what a macro at a declaration stands for.
  private func attached(
    _ source: String, in context: [String]?, role: String = "peer"
  ) -> PluginRequest.Attached {
    PluginRequest.Attached(
      macro: .init(typeName: ""), macroRole: role,
      attributeSyntax: .init(source: "", location: nil),
      declSyntax: .init(source: source, location: nil),
      lexicalContext: context?.map { .init(source: $0, location: nil) })
  }

  @Test("Properties that are marked become those of a view, whatever stands around them")
  func previewable() throws {
    let source = """
      // First.

      #Preview("A", traits: .portrait) {
        let title = "}" // not the end: }
        @Previewable @State var isOn = true; @Previewable @State var text: String?
        @Previewable
        @FocusState private var focus: Bool
        @Previewable @State var sum =
          1
          + 2
        @Previewable @State var list = [
          1, 2,
        ].map { value in
          value * 2
        }
          .filter { $0 > 2 }
        .constant(text)
        -sum
        Toggle(title, isOn: $isOn)
      }
      """
    // A view that begins with a point belongs to what stands before it, as the compiler reads it.
    #expect(
      try preview(source) == """
        struct $s15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
          static var fileID: String { "App/A.swift" }
          static var line: Int { 9 }
          static func makePreview() throws -> SwiftUI.Preview {
            struct PreviewBody: SwiftUI.View {
        @State var isOn = true
        @State var text: String?
        @FocusState private var focus: Bool
        @State var sum =
            1
            + 2
        @State var list = [
            1, 2,
          ].map { value in
            value * 2
          }
            .filter { $0 > 2 }
          .constant(text)
        var body: some SwiftUI.View {
          let title = "}" // not the end: }
           
          
          
          
          -sum
          Toggle(title, isOn: $isOn)
        }
        }
        return SwiftUI.Preview("A", traits: .portrait) { PreviewBody() } 
          }
        }
        """)
  }

  @Test("A mark within other brackets is left alone")
  func inner() throws {
    let source = "#Preview { Group { @Previewable var a = 1 } }"
    #expect(try preview(source).contains("SwiftUI.Preview { Group { @Previewable var a = 1 } }"))
  }

  @Test("A key is made of each declaration", arguments: EntryCase.all)
  func entry(_ example: EntryCase) throws {
    let use = attached("\n  @Entry \(example.written)", in: ["\nextension EnvironmentValues {}"])
    #expect(
      try EntryExpansion(use).source == """
        private struct __Key_\(example.name): SwiftUI.EnvironmentKey {
          \(example.defaultValue)
        }
        """)
  }

  @Test("A value of what has the focus has a key without a value")
  func focused() throws {
    let use = attached("@Entry var b: Binding<[Int]>?", in: ["extension FocusedValues {}"])
    #expect(
      try EntryExpansion(use).source == """
        private struct __Key_b: SwiftUI.FocusedValueKey {
          typealias Value = Binding<[Int]>
        }
        """)
  }

  @Test("A value that a view tells its container has a key of containers")
  func contained() throws {
    let use = attached("@Entry var isPinned = false", in: ["extension ContainerValues {}"])
    #expect(
      try EntryExpansion(use).source == """
        private struct __Key_isPinned: SwiftUI.ContainerValueKey {
          static let defaultValue = false
        }
        """)
  }

  @Test("The property reads and sets the value of its key")
  func accessors() throws {
    let use = attached(
      "@Entry var `in` = 1", in: ["public extension SwiftUI.EnvironmentValues {}"], role: "accessor"
    )
    #expect(
      try EntryExpansion(use).source == """
        {
          get { self[__Key_in.self] }
          set { self[__Key_in.self] = newValue }
        }
        """)
  }

  @Test("What moves is made of the variables that a type stores, whatever stands around them")
  func animatable() throws {
    let use = attached(
      """
      @Animatable public struct Wedge: Shape {
        var start: Angle
        public var end = Angle.degrees(90) { didSet { log("{") } }
        @AnimatableIgnored
        var isFilled: Bool
        @State private var count = 0
        static var usual = Wedge()
        let name: String
        var width: Double { end.degrees - start.degrees }
        var offset: CGFloat = [
          1, 2,
        ].first ?? 0

        func path(in rect: CGRect) -> Path {
          var path = Path()
          return path
        }
        struct Inner { var x = 1 }
      }
      """, in: [], role: "member")
    #expect(
      try AnimatableExpansion(use).source == """
        public var animatableData: SwiftUI.AnimatedProperties {
          get { SwiftUI.AnimatedProperties(SwiftUI.AnimatedProperties.number(of: self.start), \
        SwiftUI.AnimatedProperties.number(of: self.end), \
        SwiftUI.AnimatedProperties.number(of: self.offset)) }
          set { newValue.set(&self.start, at: 0); newValue.set(&self.end, at: 1); \
        newValue.set(&self.offset, at: 2) }
        }
        """)
  }

  @Test("A type is said to be animatable unless it says so itself")
  func conformance() throws {
    var use = attached("@Animatable struct Dot {}", in: [], role: "extension")
    use.extendedTypeSyntax = .init(source: " A.Dot ", location: nil)
    #expect(try AnimatableExpansion(use).source == "")
    use.conformanceListSyntax = .init(source: "Animatable", location: nil)
    #expect(try AnimatableExpansion(use).source == "extension A.Dot: SwiftUI.Animatable {}")
    let function = attached("@Animatable func a()", in: [], role: "member")
    let error = #expect(throws: MacroError.self) { try AnimatableExpansion(function).source }
    #expect(error?.description.hasPrefix("@Animatable stands before a type") == true)
  }

  @Test(
    "An entry has a key of what its extension is of",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("ContainerValues", "ContainerValueKey"),
      ("Transaction", "TransactionKey"),
    ])
  func key(_ place: String, _ keyProtocol: String) throws {
    let use = attached("@Entry var isFast = false", in: ["extension \(place) {}"], role: "peer")
    #expect(
      try EntryExpansion(use).source.hasPrefix(
        "private struct __Key_isFast: SwiftUI.\(keyProtocol) {\n"))
  }

  @Test("What cannot be is an error in words", arguments: ErrorCase.all)
  func errors(_ example: ErrorCase) {
    let use = attached(example.source, in: example.context)
    let error = #expect(throws: MacroError.self) {
      _ =
        example.source.contains("@Entry")
        ? try EntryExpansion(use).source : try PreviewableExpansion(use).source
    }
    #expect(error?.description == example.message)
  }

  @Test("A marked property in a preview stands for nothing itself")
  func nothing() throws {
    let use = attached("@Previewable @State var a = 1", in: ["{}", "#Preview(\"A\") {}"])
    #expect(try PreviewableExpansion(use).source == "")
  }
}

/// A declaration, and the key that is made of it.
struct EntryCase: Sendable, CustomTestStringConvertible {
  let written: String
  let name: String
  let defaultValue: String
  var testDescription: String { written }

  static let all = [
    EntryCase(
      written: "var a: Int = 5 // five", name: "a",
      defaultValue: "static var defaultValue: Int { 5 }"),
    EntryCase(
      written: "public var b = \"=\"", name: "b", defaultValue: "static let defaultValue = \"=\""),
    EntryCase(
      written: "var c: Binding<Bool>?", name: "c",
      defaultValue: "static var defaultValue: Binding<Bool>? { nil }"),
    EntryCase(
      written: "@available(iOS 17, *) var d: (Int, Int) -> [String: Bool] = { _, _ in\n  [:]\n}",
      name: "d",
      defaultValue:
        "static var defaultValue: (Int, Int) -> [String: Bool] { { _, _ in\n  [:]\n} }"),
    EntryCase(
      written: "var f: Dictionary<String, Int> = [:]", name: "f",
      defaultValue: "static var defaultValue: Dictionary<String, Int> { [:] }"),
    EntryCase(
      written: "var e: Optional<Int>", name: "e",
      defaultValue: "static var defaultValue: Optional<Int> { nil }"),
  ]
}

/// A use that cannot be, and what is said of it.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  let source: String
  let context: [String]?
  let message: String
  var testDescription: String { source }

  static let all = [
    ErrorCase(
      source: "@Entry var a: Int", context: ["extension EnvironmentValues {}"],
      message: "a needs a value where none is set: @Entry var a = …, or an optional type"),
    ErrorCase(
      source: "@Entry var a: Int { 1 }", context: ["extension EnvironmentValues {}"],
      message: "@Entry stands before one variable, as in @Entry var isCompact = false"),
    ErrorCase(
      source: "@Entry var a = 1", context: ["extension PreferenceValues {}"],
      message:
        "@Entry stands in an extension of EnvironmentValues, FocusedValues, ContainerValues or Transaction, "
        + "and not in extension PreferenceValues"),
    ErrorCase(
      source: "@Entry var a = 1", context: [],
      message:
        "@Entry stands in an extension of EnvironmentValues, FocusedValues, ContainerValues or Transaction, "
        + "and not in a file alone"),
    ErrorCase(
      source: "@Entry var a = 1", context: ["extension FocusedValues {}"],
      message:
        "a needs an optional type, as nothing may have the focus: @Entry var a: …?"),
    ErrorCase(
      source: "@Previewable func f() { var a = 1 }", context: ["#Preview {}"],
      message: "@Previewable stands before a property, as in @Previewable @State var isOn = true"),
    ErrorCase(
      source: "@Previewable @State var a = 1", context: ["struct V {}"],
      message: "@Previewable stands at the top of the body of a #Preview"),
  ]
}
