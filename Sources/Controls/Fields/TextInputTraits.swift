/// The keyboard for a text; the raw values of all enumerations in this file are UIKit's.
public enum KeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static let URL = KeyboardType.url
}

public enum KeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light

  public static let alert = KeyboardAppearance.dark
}

public enum ReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

public enum TextAutocorrectionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

public enum TextSpellCheckingType: Int, Hashable, Sendable {
  case `default`, no, yes
}

public enum TextSmartQuotesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

public enum TextSmartDashesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The meaning of a text, so that it can be filled in automatically.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = TextContentType(rawValue: "name")
  public static let givenName = TextContentType(rawValue: "given-name")
  public static let familyName = TextContentType(rawValue: "family-name")
  public static let organizationName = TextContentType(rawValue: "organization-name")
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  public static let addressCity = TextContentType(rawValue: "address-level2")
  public static let addressState = TextContentType(rawValue: "address-level1")
  public static let postalCode = TextContentType(rawValue: "postal-code")
  public static let countryName = TextContentType(rawValue: "country-name")
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  public static let emailAddress = TextContentType(rawValue: "email")
  public static let URL = TextContentType(rawValue: "url")
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  public static let username = TextContentType(rawValue: "username")
  public static let password = TextContentType(rawValue: "password")
  public static let newPassword = TextContentType(rawValue: "new-password")
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
}
