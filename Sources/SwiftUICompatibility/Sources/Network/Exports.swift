// Foundation comes along, as it does with the framework.
@_exported public import Foundation
