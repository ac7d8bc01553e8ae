/// What both heads show, as one number.
///
/// ```
///  bit     128   64  |  32   16    8   |   4    2    1
///  means   up  down  |  red amber green | red amber green
///          is active |        up        |       down
/// ```
struct LightCode: RawRepresentable, Hashable, Sendable {
  /// The number.
  let rawValue: UInt8

  /// Both heads red, as every sequence begins.
  static let bothRed = LightCode(rawValue: 0b10_100_100)

  /// The codes of a whole cycle, in order.
  static let cycle: [LightCode] = [
    bothRed, LightCode(rawValue: 0b10_110_100), LightCode(rawValue: 0b10_001_100),
    LightCode(rawValue: 0b10_010_100), LightCode(rawValue: 0b01_100_100),
    LightCode(rawValue: 0b01_100_110), LightCode(rawValue: 0b01_100_001),
    LightCode(rawValue: 0b01_100_010),
  ]

  /// Whether a direction's half of the cycle runs; the other one waits at red.
  func isActive(_ direction: Direction) -> Bool {
    rawValue & (direction == .up ? 128 : 64) != 0
  }

  /// Whether a lamp shines.
  func isLit(_ lamp: Lamp, _ direction: Direction) -> Bool {
    let bit: UInt8 =
      switch lamp {
      case .red: 4
      case .amber: 2
      case .green: 1
      }
    return rawValue & (direction == .up ? bit << 3 : bit) != 0
  }
}
