public import Foundation
public import SnaplineScene

/// The attributes that `AttributedString` takes here; UIKit's names, our types.
///
///     var title = AttributedString("Hello")
///     title.font = .boldSystemFont(ofSize: 20)
///
public struct TextScope: AttributeScope {
  public let font: FontAttribute
  public let foregroundColor: ForegroundColorAttribute
  public let backgroundColor: BackgroundColorAttribute
  public let kern: KernAttribute
  public let baselineOffset: BaselineOffsetAttribute
  public let underlineStyle: UnderlineAttribute
  public let strikethroughStyle: StrikethroughAttribute
  public let paragraphStyle: ParagraphAttribute

  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "NSFont"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = RGBA
    public static let name = "NSColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = RGBA
    public static let name = "NSBackgroundColor"
  }

  public enum KernAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "NSKern"
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "NSBaselineOffset"
  }

  public enum UnderlineAttribute: AttributedStringKey {
    public typealias Value = StrokeStyle
    public static let name = "NSUnderline"
  }

  public enum StrikethroughAttribute: AttributedStringKey {
    public typealias Value = StrokeStyle
    public static let name = "NSStrikethrough"
  }

  public enum ParagraphAttribute: AttributedStringKey {
    public typealias Value = ParagraphStyle
    public static let name = "NSParagraphStyle"
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<TextScope, Key>
  ) -> Key {
    self[Key.self]
  }
}
