// As on Apple's platforms, Foundation comes along.
@_exported public import Foundation
