/// A kind of text that a field takes, for which a terminal has no suggestions.
///
/// Mirrors UIKit's `UITextContentType`.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UITextContentType {
  /// A text of the kind that is called name.
  public static let name = UITextContentType(rawValue: "name")

  /// A text of the kind that is called name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")

  /// A text of the kind that is called given name.
  public static let givenName = UITextContentType(rawValue: "givenName")

  /// A text of the kind that is called middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")

  /// A text of the kind that is called family name.
  public static let familyName = UITextContentType(rawValue: "familyName")

  /// A text of the kind that is called name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")

  /// A text of the kind that is called nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")

  /// A text of the kind that is called job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")

  /// A text of the kind that is called organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")

  /// A text of the kind that is called location.
  public static let location = UITextContentType(rawValue: "location")

  /// A text of the kind that is called full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")

  /// A text of the kind that is called street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")

  /// A text of the kind that is called street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")

  /// A text of the kind that is called address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")

  /// A text of the kind that is called address state.
  public static let addressState = UITextContentType(rawValue: "addressState")

  /// A text of the kind that is called country name.
  public static let countryName = UITextContentType(rawValue: "countryName")

  /// A text of the kind that is called postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")

  /// A text of the kind that is called telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")

  /// A text of the kind that is called email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")

  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A text of the kind that is called URL.
  public static let URL = UITextContentType(rawValue: "URL")

  /// A text of the kind that is called credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")

  /// A text of the kind that is called username.
  public static let username = UITextContentType(rawValue: "username")

  /// A text of the kind that is called password.
  public static let password = UITextContentType(rawValue: "password")

  /// A text of the kind that is called new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")

  /// A text of the kind that is called one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")

  /// A text of the kind that is called date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")

  /// A text of the kind that is called birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// Which letters a field begins with capitals, by its older name.
///
/// Mirrors UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable, Hashable {
  /// None.
  case none

  /// Those of words.
  case words

  /// Those of sentences.
  case sentences

  /// All.
  case allCharacters
}

extension View {
  /// Sets which letters text fields inside begin with capitals.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let capitals: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return textInputAutocapitalization(capitals)
  }
}
