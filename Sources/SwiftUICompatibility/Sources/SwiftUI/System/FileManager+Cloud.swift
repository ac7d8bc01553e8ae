public import Foundation

extension FileManager {
  /// What stands for the account whose files are kept elsewhere too: nobody is signed in.
  ///
  /// Mirrors Foundation's property.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
