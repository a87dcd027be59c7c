public import SnaplineEnvironment
public import SnaplineLayout
public import SnaplineScene
public import SnaplineText

public typealias UIColor = Color
public typealias CGColor = RGBA
public typealias CALayerCornerCurve = CornerCurve

public typealias UIFont = Font
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias NSWritingDirection = WritingDirection

public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIUserInterfaceLevel = UserInterfaceLevel
public typealias UIAccessibilityContrast = AccessibilityContrast
public typealias UIContentSizeCategory = ContentSizeCategory
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
