import Testing

@testable import TextUI

/// Which keys a keyboard of each type begins with.
@MainActor struct KeyboardPlaneTests {
  /// The texts of the keys, without the letters or digits that most have.
  private func texts(_ type: UIKeyboardType) -> String {
    KeyboardPlane(type).rows.joined().map { key in
      if case .text(let text) = key { text } else { "" }
    }.joined()
  }

  @Test(arguments: [.default, .asciiCapable, .namePhonePad] as [UIKeyboardType])
  func letters(_ type: UIKeyboardType) {
    #expect(texts(type) == "qwertyuiopasdfghjklzxcvbnm")
  }

  @Test(arguments: [
    (UIKeyboardType.emailAddress, "@."), (.URL, "./.com"), (.twitter, "@#"), (.webSearch, "."),
  ])
  func lettersAndMore(_ type: UIKeyboardType, _ extras: String) {
    #expect(texts(type) == "qwertyuiopasdfghjklzxcvbnm" + extras)
  }

  @Test(arguments: [
    (UIKeyboardType.numberPad, ""), (.asciiCapableNumberPad, ""), (.decimalPad, "."),
    (.phonePad, "+*#"),
  ])
  func digits(_ type: UIKeyboardType, _ extras: String) {
    #expect(Set(texts(type)) == Set("0123456789" + extras))
  }

  @Test func numbersFirst() {
    #expect(texts(.numbersAndPunctuation).hasPrefix("1234567890"))
  }
}
