// `CGRect`, `CGPoint`, `CGSize` and `CGFloat` are Foundation's on this platform, which comes along, as Core Foundation's names do.
@_exported public import CoreFoundationNames
