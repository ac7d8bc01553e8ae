import Testing

@testable import AutomationTools_Shared

/// Values on their way between a test and an application.
@Suite("Values as text") struct TextCodingTests {
  /// Checks that a value comes back, and how it travels.
  private func expect<Value: Codable & Equatable & Sendable>(
    _ value: Value, as text: String, of type: String
  ) throws {
    let coding = TextCoding<Value>.value
    #expect(try coding.encode(value) == text)
    #expect(try coding.decode(text) == value)
    #expect(coding.typeName == type)
  }

  @Test("A text travels as it is, anything else as JSON, with the type's name as it is written")
  func values() throws {
    try expect("a \"text\"\nof two lines", as: "a \"text\"\nof two lines", of: "String")
    try expect("", as: "", of: "String")
    try expect(-7, as: "-7", of: "Int")
    try expect(true, as: "true", of: "Bool")
    try expect([1, 2], as: "[1,2]", of: "[Int]")
    try expect([["a/b"], []], as: #"[["a/b"],[]]"#, of: "[[String]]")
    try expect([nil, 2.5], as: "[null,2.5]", of: "[Double?]")
    try expect(["b": 1, "a": 2], as: #"{"a":2,"b":1}"#, of: "Dictionary<String, Int>")
  }

  @Test("Nothing travels as an empty text")
  func nothing() throws {
    let coding = TextCoding<Void>.nothing
    #expect(try coding.encode(()) == "")
    try coding.decode("")
    #expect(coding.typeName == "Void")
  }

  @Test("A number that JSON does not have cannot be coded")
  func infinity() {
    #expect(throws: EncodingError.self) { try TextCoding<Double>.value.encode(.infinity) }
  }

  @Test(
    "A text that is no value is told of with the place in it",
    arguments: [
      ("", "“” is no [Int]: it is no JSON"),
      ("[1,", "“[1,” is no [Int]: it is no JSON"),
      ("7", "“7” is no [Int]: a value is no Array<Any>"),
      (#"[1,"two"]"#, #"“[1,"two"]” is no [Int]: a value is no Int at “Index 1”"#),
      ("[1,null]", "“[1,null]” is no [Int]: there is no Int at “Index 1”"),
    ])
  func mismatches(text: String, message: String) {
    #expect(throws: TextCoding<[Int]>.Mismatch(description: message)) {
      try TextCoding<[Int]>.value.decode(text)
    }
  }
}
