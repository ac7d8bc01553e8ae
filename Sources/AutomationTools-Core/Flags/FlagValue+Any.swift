import AutomationTools_Shared
import Foundation

extension FlagValue {
  /// Makes a value of what a flag or a dictionary holds; `nil` when flags do not hold that.
  ///
  /// A number that comes out of a dictionary of Foundation's is one for every type; what it was
  /// made from decides.
  ///
  /// - Parameter value: The value.
  init?(plain value: Any) {
    guard type(of: value) is NSNumber.Type, let number = value as? NSNumber else {
      self.init(value)
      return
    }
    switch String(cString: number.objCType) {
    case "f": self = .float(number.floatValue)
    case "d": self = .double(number.doubleValue)
    // Truth values are instances of a subclass; a number of one byte has the same letter.
    case "c" where type(of: value) != NSNumber.self: self = .bool(number.boolValue)
    case "Q":
      guard let whole = Int(exactly: number.uint64Value) else { return nil }
      self = .int(whole)
    default: self = .int(number.intValue)
    }
  }
}
