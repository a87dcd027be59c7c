public import Foundation

/// The attributes that `AttributedString` takes here; UIKit's names, our types.
///
///     var title = AttributedString("Hello")
///     title.font = .boldSystemFont(ofSize: 20)
///
public struct TextScope: AttributeScope {
  public let font: FontAttribute
  public let kern: KernAttribute
  public let tracking: TrackingAttribute
  public let shadow: ShadowAttribute
  public let baselineOffset: BaselineOffsetAttribute
  public let strokeWidth: StrokeWidthAttribute
  public let underlineStyle: UnderlineAttribute
  public let strikethroughStyle: StrikethroughAttribute
  public let paragraphStyle: ParagraphAttribute

  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "NSFont"
  }

  public enum KernAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "NSKern"
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "CTTracking"
  }

  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = TextShadow
    public static let name = "NSShadow"
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "NSBaselineOffset"
  }

  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "NSStrokeWidth"
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
