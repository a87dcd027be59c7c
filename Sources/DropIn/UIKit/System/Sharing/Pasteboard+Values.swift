public import Foundation
public import SnaplineControls
public import SnaplineDrawing

/// What is on the pasteboard as values of one kind; setting one replaces all that is there.
extension UIPasteboard {
  public var string: String? {
    get { items.lazy.compactMap { Self.text(in: $0) }.first }
    set { put(Self.items(newValue, as: "public.utf8-plain-text"), "string", newValue ?? "nil") }
  }

  public var strings: [String]? {
    get { Self.some(items.compactMap { Self.text(in: $0) }) }
    set { put(Self.items(newValue, as: "public.utf8-plain-text"), "strings", newValue ?? []) }
  }

  public var url: URL? {
    get { items.lazy.compactMap { Self.link(in: $0) }.first }
    set { put(Self.items(newValue, as: "public.url"), "url", newValue as Any? ?? "nil") }
  }

  public var urls: [URL]? {
    get { Self.some(items.compactMap { Self.link(in: $0) }) }
    set { put(Self.items(newValue, as: "public.url"), "urls", newValue ?? []) }
  }

  public var image: UIImage? {
    get { items.lazy.compactMap { Self.picture(in: $0) }.first }
    set { put(Self.items(newValue, as: "public.png"), "image", newValue as Any? ?? "nil") }
  }

  public var images: [UIImage]? {
    get { Self.some(items.compactMap { Self.picture(in: $0) }) }
    set { put(Self.items(newValue, as: "public.png"), "images", newValue ?? []) }
  }

  public var color: UIColor? {
    get { items.lazy.compactMap { Self.color(in: $0) }.first }
    set { put(Self.items(newValue, as: colorType), "color", newValue as Any? ?? "nil") }
  }

  public var colors: [UIColor]? {
    get { Self.some(items.compactMap { Self.color(in: $0) }) }
    set { put(Self.items(newValue, as: colorType), "colors", newValue ?? []) }
  }

  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }

  private static func text(in item: [String: Any]) -> String? {
    ["public.utf8-plain-text", "public.plain-text", "public.text"].lazy.compactMap {
      switch item[$0] {
      case let text as String: text
      case let text as NSString: text.description
      case let data as Data: String(data: data, encoding: .utf8)
      default: nil
      }
    }.first
  }

  private static func link(in item: [String: Any]) -> URL? {
    ["public.url", "public.file-url"].lazy.compactMap {
      switch item[$0] {
      case let url as URL: url
      case let url as NSURL: url.absoluteURL
      case let text as String: URL(string: text)
      case let data as Data: URL(dataRepresentation: data, relativeTo: nil)
      default: nil
      }
    }.first
  }

  private static func picture(in item: [String: Any]) -> UIImage? {
    if let image = item.values.lazy.compactMap({ $0 as? UIImage }).first { return image }
    return ["public.png", "public.jpeg", "public.image"].lazy
      .compactMap { (item[$0] as? Data).flatMap { UIImage(data: $0) } }.first
  }

  private static func color(in item: [String: Any]) -> UIColor? {
    item.values.lazy.compactMap { $0 as? UIColor }.first
  }

  private static func items(_ value: Any?, as type: String) -> [[String: Any]] {
    value.map { [[type: $0]] } ?? []
  }

  private static func items<Value>(_ values: [Value]?, as type: String) -> [[String: Any]] {
    (values ?? []).map { [type: $0] }
  }

  private static func some<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
}

/// Single forms of what is on the pasteboard, by their types.
extension UIPasteboard {
  public var numberOfItems: Int { items.count }
  /// The types of the first item's representations.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  public func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { first in pasteboardTypes.contains { first[$0] != nil } } ?? false
  }

  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: value]], "setValue(_:forPasteboardType:)", value, pasteboardType)
  }

  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: data]], "setData(_:forPasteboardType:)", data, pasteboardType)
  }
}

private let colorType = "com.apple.uikit.color"
