import AccessibilityTree
import Testing

/// The types of elements.
struct ElementTypeTests {
  @Test func rawValuesRunWithoutGaps() {
    #expect(ElementType.allCases.map(\.rawValue) == Array(0...82))
  }

  static let names: [(ElementType, String)] = [
    (.any, "Any"), (.staticText, "StaticText"), (.switch, "Switch"), (.button, "Button"),
    (.secureTextField, "SecureTextField"), (.statusItem, "StatusItem"),
  ]

  @Test(arguments: names)
  func namesAreThoseOfDescriptions(type: ElementType, name: String) {
    #expect(type.name == name)
  }
}
