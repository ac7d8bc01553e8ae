// What Foundation has on Apple's platforms and not here. A type that Foundation only names, as unavailable, is found here before it.
@_exported public import Foundation
