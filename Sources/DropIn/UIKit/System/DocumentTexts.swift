public import Foundation

extension NSAttributedString {
  /// The format of a text's document; the raw values are UIKit's.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document.
  ///
  /// Plain text is read, in UTF-8 or in the encoding of the options. HTML and RTF throw an error that
  /// says so, because a phone reads them with its web engine.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: Void? = nil
  ) throws {
    let type = options[.documentType]
    let name = (type as? DocumentType)?.rawValue ?? type as? String ?? DocumentType.plain.rawValue
    guard name == DocumentType.plain.rawValue else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "a document of type \(name) can't be read on Linux; give its text and attributes in code"
        ]
      )
    }
    let number =
      (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
    let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    self.init(string: text, attributes: attributes)
  }
}

// Core Foundation's names, which bridge to the same classes on a phone.
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFNumber = NSNumber
public typealias CFURL = NSURL
public typealias CFTypeRef = AnyObject
