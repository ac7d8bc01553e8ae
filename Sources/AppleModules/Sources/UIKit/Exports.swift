// `QuartzCore` brings Core Graphics and Foundation along, as UIKit does.
@_exported public import QuartzCore
