public import Foundation

// The name is Core Graphics'.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point.
///
/// Mirrors Core Graphics' function.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// The name is Core Graphics'.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a size.
///
/// Mirrors Core Graphics' function.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

// The name is Core Graphics'.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle.
///
/// Mirrors Core Graphics' function.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
