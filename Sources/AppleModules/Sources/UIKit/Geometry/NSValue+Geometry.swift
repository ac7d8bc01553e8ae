public import Foundation

extension NSValue {
  /// Makes an object that holds a rectangle.
  ///
  /// Mirrors UIKit's initializer.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Makes an object that holds a point.
  ///
  /// Mirrors UIKit's initializer.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Makes an object that holds a size.
  ///
  /// Mirrors UIKit's initializer.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that it holds, as a notification of the keyboard does.
  ///
  /// Mirrors UIKit's property.
  public var cgRectValue: CGRect { rectValue }

  /// The point that it holds.
  ///
  /// Mirrors UIKit's property.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that it holds.
  ///
  /// Mirrors UIKit's property.
  public var cgSizeValue: CGSize { sizeValue }

  /// Whether it holds a value of the type that another one holds.
  fileprivate func holds(_ other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

// As on Apple's platforms, where Foundation has these conformances: `userInfo[key] as? NSValue` finds the rectangle that was put there. The
// names of the methods are the language's.
// swift-format-ignore: AvoidRetroactiveConformances, NoLeadingUnderscores
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The object that holds it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes it out of an object; it is an error for that to hold something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Takes it out of an object, if that holds one; returns whether it does.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holds(NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }

  /// Returns what an object holds; nothing without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.map { $0.rectValue } ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances, NoLeadingUnderscores
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The object that holds it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Takes it out of an object; it is an error for that to hold something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Takes it out of an object, if that holds one; returns whether it does.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard source.holds(NSValue(point: .zero)) else { return false }
    result = source.pointValue
    return true
  }

  /// Returns what an object holds; nothing without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source.map { $0.pointValue } ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances, NoLeadingUnderscores
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The object that holds it.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Takes it out of an object; it is an error for that to hold something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Takes it out of an object, if that holds one; returns whether it does.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard source.holds(NSValue(size: .zero)) else { return false }
    result = source.sizeValue
    return true
  }

  /// Returns what an object holds; nothing without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source.map { $0.sizeValue } ?? .zero
  }
}
