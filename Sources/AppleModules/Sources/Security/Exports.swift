// Foundation comes along, as it does with the framework, and the types that its functions take.
@_exported public import CoreFoundationNames
