// What SwiftUI brings along on a phone: Combine's words come with TextUI, pictures and screens of the system with UIKit, and formats of
// predicates with Foundation, which has none here.
@_exported public import PredicateFormat
@_exported public import TextUI
@_exported public import UIKit

/// UIKit's colour, as views take it.
public typealias UIColor = TextUI.UIColor

/// A map of the plane, as shapes take it.
public typealias CGAffineTransform = TextUI.CGAffineTransform
