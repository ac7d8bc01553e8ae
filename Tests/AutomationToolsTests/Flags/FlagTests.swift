import Foundation
import Testing

@testable import AutomationTools_Core

@Suite("Flags") struct FlagTests {
  @Test("Literals keep their kind")
  func literals() {
    #expect(Flag(key: "k", value: false).content == .supported(.bool(false)))
    #expect(Flag(key: "k", value: 3).content == .supported(.int(3)))
    #expect(Flag(key: "k", value: 2.5).content == .supported(.double(2.5)))
    #expect(Flag(key: "k", value: "on").content == .supported(.string("on")))
    #expect(Flag(key: "k", value: Float(0.5)).content == .supported(.float(0.5)))
  }

  /// A value whose type is not known to the compiler, and what a flag makes of it.
  struct AnyCase: CustomTestStringConvertible, Sendable {
    let name: String
    let value: @Sendable () -> Any
    let content: FlagValue

    var testDescription: String { name }
  }

  static let anyCases = [
    AnyCase(name: "Bool", value: { true }, content: .bool(true)),
    AnyCase(name: "Int", value: { 7 }, content: .int(7)),
    AnyCase(name: "Double", value: { 0.25 }, content: .double(0.25)),
    AnyCase(name: "Float", value: { Float(0.25) }, content: .float(0.25)),
    AnyCase(name: "String", value: { "text" }, content: .string("text")),
    AnyCase(name: "optional Int", value: { Int?.some(4) as Any }, content: .int(4)),
    AnyCase(name: "NSNumber of a Bool", value: { NSNumber(value: true) }, content: .bool(true)),
    AnyCase(name: "NSNumber of 1", value: { NSNumber(value: 1) }, content: .int(1)),
    AnyCase(name: "NSNumber of a byte", value: { NSNumber(value: Int8(1)) }, content: .int(1)),
    AnyCase(name: "NSNumber of 1.5", value: { NSNumber(value: 1.5) }, content: .double(1.5)),
    AnyCase(
      name: "NSNumber of a Float", value: { NSNumber(value: Float(1.5)) }, content: .float(1.5)),
    AnyCase(name: "NSString", value: { NSString("text") }, content: .string("text")),
  ]

  @Test("A value of any type keeps its kind", arguments: anyCases)
  func anyValue(_ example: AnyCase) {
    let flag = Flag(key: "k", value: example.value())
    #expect(flag.content == .supported(example.content))
  }

  @Test("A value of another type is kept as text")
  func unsupported() throws {
    let flag = Flag(key: "since", value: [1, 2] as Any)
    guard case .unsupported(let refused) = flag.content else {
      Issue.record("The value was taken.")
      return
    }
    #expect(refused.type == "Array<Int>")
    #expect(refused.text == "[1, 2]")
    #expect(
      FlagFailure.unsupported(key: flag.key, refused).message == """
        The flag "since" cannot be injected: its value is of type Array<Int> ([1, 2]). \
        A flag holds a Bool, Int, Double, Float or String.
        """)
  }

  @Test("An absent optional is of no kind")
  func absentOptional() {
    let flag = Flag(key: "k", value: Int?.none as Any)
    guard case .unsupported(let refused) = flag.content else {
      Issue.record("The value was taken.")
      return
    }
    #expect(refused.type == "Optional<Int>")
  }

  @Test("The value reads back as what was given")
  func value() {
    #expect(Flag(key: "k", value: true).value as? Bool == true)
    #expect(Flag(key: "k", value: 3).value as? Int == 3)
    #expect(Flag(key: "k", value: 2.5).value as? Double == 2.5)
    #expect(Flag(key: "k", value: Float(2.5)).value as? Float == 2.5)
    #expect(Flag(key: "k", value: "on").value as? String == "on")
  }
}
