// What SwiftUI brings along on a phone: Combine's words come with TextUI, pictures and screens of the system with UIKit, and formats of
// predicates with Foundation, which has none here, as it lacks some formatters. Places are here for applications alone.
@_exported public import CoreGraphics
@_exported public import FoundationAdditions
@_exported public import Locations
@_exported public import PredicateFormat
@_exported public import TextUI
@_exported public import UIKit

/// UIKit's colour, which views take too: also where a file imports `UIKit` besides.
public typealias UIColor = UIKit.UIColor

/// Core Graphics' map of the plane, which shapes take too: also where a file imports `CoreGraphics` besides.
public typealias CGAffineTransform = CoreGraphics.CGAffineTransform
