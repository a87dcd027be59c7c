public import SnaplineControls
public import SnaplineLayout

public typealias UIResponder = Responder
/// The type with the members for `#selector(UIResponderStandardEditActions.paste(_:))` and the like.
public typealias UIResponderStandardEditActions = Responder
public typealias UIEvent = Event
public typealias UITouch = Touch
public typealias UIView = View
public typealias UIWindow = Window
public typealias UIScreen = Screen
public typealias UICoordinateSpace = CoordinateSpace
public typealias UIInteraction = Interaction
public typealias UILabel = Label
public typealias UIStackView = StackView
public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UIScrollEdgeElementContainerInteraction = ScrollEdgeElementContainerInteraction
public typealias UIViewPropertyAnimator = PropertyAnimator
public typealias UIViewAnimatingPosition = PropertyAnimator.Position
public typealias UIViewAnimatingState = PropertyAnimator.State
public typealias UITimingCurveProvider = TimingCurveProvider
public typealias UITimingCurveType = TimingCurveType
public typealias UICubicTimingParameters = CubicTimingParameters
public typealias UISpringTimingParameters = SpringTimingParameters
public typealias UITextView = TextView
public typealias UITextViewDelegate = TextViewDelegate
public typealias UITextPosition = TextPosition
public typealias UITextRange = TextRange
public typealias UITextSelectionRect = TextSelectionRect
public typealias NSTextStorage = TextStorage
public typealias NSTextStorageDelegate = TextStorageDelegate
public typealias NSTextContainer = TextContainer
public typealias NSLayoutManager = TextLayoutManager
public typealias UIImageView = ImageView
public typealias UIImage = Image
public typealias UIBaselineAdjustment = Label.BaselineAdjustment
public typealias NSTextAttachment = ImageAttachment
public typealias CALayer = Layer
public typealias CALayerDelegate = LayerDelegate
public typealias CAAction = LayerAction
public typealias CACornerMask = Layer.CornerMask
public typealias UISemanticContentAttribute = SemanticContentAttribute
public typealias UIAccessibilityContentSizeCategoryImageAdjusting =
  AccessibilityContentSizeCategoryImageAdjusting
public typealias UIAccessibilityContainerType = AccessibilityContainerType
public typealias UIAccessibilityTraits = AccessibilityTraits

public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer

public typealias NSKeyValueObservation = KeyValueObservation
public typealias NSKeyValueObservedChange = KeyValueObservedChange
public typealias NSKeyValueObservingOptions = KeyValueObservingOptions
public typealias NSKeyValueChangeKey = KeyValueChangeKey
