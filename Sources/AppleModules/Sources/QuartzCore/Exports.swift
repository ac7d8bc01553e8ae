// Core Graphics comes along, as it does with Core Animation.
@_exported public import CoreGraphics
