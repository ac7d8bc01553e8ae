import TextRendering

/// What a terminal answers to the question for the colour of its ground (OSC 11), and what that means.
enum BackgroundAnswer {
  /// Returns the colour of an answer, `]11;rgb:1b1b/1f1f/2727` or with an `rgba:`, of one to four digits for each share; `nil` for what is
  /// none.
  static func color(in string: [UInt8]) -> RGBColor? {
    let parts = String(decoding: string, as: UTF8.self).split(separator: ":")
    guard parts.count == 2, parts[0] == "]11;rgb" || parts[0] == "]11;rgba" else { return nil }
    let shares = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard shares.count == (parts[0].hasSuffix("a") ? 4 : 3) else { return nil }
    var value: UInt32 = 0
    for share in shares.prefix(3) {
      guard (1...4).contains(share.utf8.count), share.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
        let number = UInt32(share, radix: 16)
      else { return nil }
      let most: UInt32 = (1 << (4 * UInt32(share.utf8.count))) - 1
      value = value << 8 | (number * 255 + most / 2) / most
    }
    return RGBColor(value)
  }

  /// Returns the scheme that `COLORFGBG` says, as some terminals set it: text and ground as numbers of the sixteen colours.
  static func scheme(in environment: [String: String]) -> ColorScheme? {
    guard let colors = environment["COLORFGBG"], let ground = colors.split(separator: ";").last,
      let number = Int(ground), (0..<16).contains(number)
    else { return nil }
    return number == 7 || number > 8 ? .light : .dark
  }
}

extension ColorScheme {
  /// Makes the scheme that suits a ground.
  init(ground: RGBColor) {
    self = ground.isBright ? .light : .dark
  }
}
