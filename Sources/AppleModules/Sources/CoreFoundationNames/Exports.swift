// Foundation comes along, as it does with all that names Core Foundation's types.
@_exported public import Foundation
