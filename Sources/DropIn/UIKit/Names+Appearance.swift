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
