public import TextUI

/// What has a text in the tables of translations.
///
/// Mirrors Foundation's protocol of Apple's platforms.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
