public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// The colours among the attributes of an `AttributedString`, under UIKit's names.
///
///     var title = AttributedString("Sold out")
///     title.foregroundColor = .systemRed
///
public struct LabelScope: AttributeScope {
  public let foregroundColor: ForegroundColorAttribute
  public let backgroundColor: BackgroundColorAttribute
  public let underlineColor: UnderlineColorAttribute
  public let strikethroughColor: StrikethroughColorAttribute
  public let strokeColor: StrokeColorAttribute

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "NSColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "NSBackgroundColor"
  }

  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "NSUnderlineColor"
  }

  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "NSStrikethroughColor"
  }

  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "NSStrokeColor"
  }

  static func read(
    _ values: AttributeContainer,
    traits: Traits,
    into attributes: inout TextAttributes
  ) {
    if let color = values[ForegroundColorAttribute.self] {
      attributes.color = color.resolved(with: traits)
    }
    if let color = values[BackgroundColorAttribute.self] {
      attributes.backgroundColor = color.resolved(with: traits)
    }
    if let color = values[UnderlineColorAttribute.self] {
      attributes.underlineColor = color.resolved(with: traits)
    }
    if let color = values[StrikethroughColorAttribute.self] {
      attributes.strikethroughColor = color.resolved(with: traits)
    }
    if let color = values[StrokeColorAttribute.self], values.strokeWidth != nil {
      attributes.outline = LetterOutline(width: 0, color: color.resolved(with: traits))
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<LabelScope, Key>
  ) -> Key {
    self[Key.self]
  }
}
