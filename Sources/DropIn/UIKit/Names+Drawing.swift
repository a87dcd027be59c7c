public import SnaplineControls
import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineLayout
public import SnaplineScene

public typealias CGContext = DrawingContext
public typealias CGPath = Path.Reference
public typealias CGMutablePath = Path.MutableReference
public typealias CGGradient = GradientColors
public typealias CGGradientDrawingOptions = GradientDrawingOptions
public typealias CGColorSpace = ColorSpace
public typealias CGImage = Raster
public typealias CGLineCap = Stroke.Cap
public typealias CGLineJoin = Stroke.Join
public typealias CGBlendMode = BlendMode
public typealias CGPathFillRule = FillRule
public typealias CGPathDrawingMode = PathDrawingMode

public typealias CAGradientLayer = GradientLayer
public typealias CAGradientLayerType = GradientKind
public typealias CAShapeLayer = ShapeLayer
public typealias CAShapeLayerFillRule = FillRule
public typealias CAShapeLayerLineCap = Stroke.Cap
public typealias CAShapeLayerLineJoin = Stroke.Join
public typealias CALayerContentsGravity = Layer.ContentsGravity

/// The type of `#imageLiteral`, under the name that the compiler looks for.
public typealias _ImageLiteralType = Image
/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = Color

public typealias UIBezierPath = BezierPath
public typealias UIRectCorner = RectCorner
public typealias UIGraphicsImageRenderer = ImageRenderer
public typealias UIGraphicsImageRendererFormat = ImageRenderer.Format
public typealias UIGraphicsImageRendererContext = ImageRenderer.Context
public typealias NSStringDrawingOptions = StringDrawingOptions
public typealias NSStringDrawingContext = StringDrawingContext

/// Core Foundation's lists, for code with `as CFArray`.
public typealias CFArray = [Any]
