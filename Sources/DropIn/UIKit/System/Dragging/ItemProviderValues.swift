public import Foundation
public import SnaplineControls

/// A type whose values an ``NSItemProvider`` can provide.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// A type whose values can be made from a representation of an ``NSItemProvider``.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something as what its class is asked for.
private func taken<Object>(_ object: Any?) throws -> Object {
  guard let object = object as? Object else {
    throw NSItemProvider.ErrorCode.unexpectedValueClassError
  }
  return object
}

private let textType = "public.utf8-plain-text"
private let linkType = "public.url"
private let pictureType = "public.png"

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [textType] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [textType] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try taken(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSAttributedString: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [textType] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [linkType] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [linkType] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try taken(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [pictureType] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [pictureType, "public.jpeg"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try taken(UIImage(data: data))
  }
}

extension NSItemProvider {
  // Swift's own values, in place of the classes that stand for them.

  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  @discardableResult public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let object = object as? Value._ObjectiveCType
      completionHandler(object.map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }
}
