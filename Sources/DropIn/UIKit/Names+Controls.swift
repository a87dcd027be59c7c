public import SnaplineControls

public typealias UIControl = Control
public typealias UIAction = Action
public typealias UIActionHandler = Action.Handler
public typealias UIMenu = Menu
public typealias UIMenuElement = MenuElement

public typealias UIButton = Button
public typealias UIBackgroundConfiguration = BackgroundConfiguration
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UISearchBar = SearchBar
public typealias UISearchBarDelegate = SearchBarDelegate
public typealias UISwitch = Switch
public typealias UISegmentedControl = SegmentedControl
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UIProgressView = ProgressView
public typealias UIPageControl = PageControl

public typealias UIKeyboardType = KeyboardType
public typealias UIKeyboardAppearance = KeyboardAppearance
public typealias UIReturnKeyType = ReturnKeyType
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
public typealias UITextAutocorrectionType = TextAutocorrectionType
public typealias UITextSpellCheckingType = TextSpellCheckingType
public typealias UITextSmartQuotesType = TextSmartQuotesType
public typealias UITextSmartDashesType = TextSmartDashesType
public typealias UITextContentType = TextContentType
