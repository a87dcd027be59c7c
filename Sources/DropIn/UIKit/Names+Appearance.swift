import SnaplineDrawing
import SnaplineLayout
public import SnaplineScene
public import SnaplineText

public typealias UIColor = Color
public typealias CGColor = RGBA
public typealias CALayerCornerCurve = CornerCurve

public typealias UIFont = Font
public typealias UIFontDescriptor = FontDescriptor
public typealias UIFontMetrics = FontMetrics
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias NSWritingDirection = WritingDirection
public typealias NSUnderlineStyle = StrokeStyle
public typealias NSParagraphStyle = ParagraphStyle.Reference
public typealias NSMutableParagraphStyle = ParagraphStyle.MutableReference
public typealias NSTextTab = TabStop
public typealias NSShadow = TextShadow
