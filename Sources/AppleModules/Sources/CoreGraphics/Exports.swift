// `CGRect`, `CGPoint`, `CGSize` and `CGFloat` are Foundation's on this platform.
@_exported public import Foundation
