// `CoreGraphics` brings Foundation along, as UIKit does.
@_exported public import CoreGraphics
