public import SnaplineControls
public import SnaplineLayout

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
public typealias UISearchController = SearchController
public typealias UISearchControllerDelegate = SearchControllerDelegate
public typealias UISearchResultsUpdating = SearchResultsUpdating
public typealias UISearchTextField = TextField
public typealias UISwitch = Switch
public typealias UISegmentedControl = SegmentedControl
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UIProgressView = ProgressView
public typealias UIPageControl = PageControl
public typealias UIRefreshControl = RefreshControl

public typealias UIDatePicker = DatePicker
public typealias UIDatePickerStyle = DatePicker.Style
public typealias UIPickerView = PickerView
public typealias UIPickerViewDataSource = PickerViewDataSource
public typealias UIPickerViewDelegate = PickerViewDelegate
public typealias UIColorWell = ColorWell

public typealias UIVisualEffect = VisualEffect
public typealias UIBlurEffect = BlurEffect
public typealias UIVibrancyEffect = VibrancyEffect
public typealias UIVibrancyEffectStyle = VibrancyEffect.Style
public typealias UIVisualEffectView = VisualEffectView

public typealias UIKeyboardType = KeyboardType
public typealias UIKeyboardAppearance = KeyboardAppearance
public typealias UIReturnKeyType = ReturnKeyType
public typealias UITextAutocapitalizationType = TextAutocapitalizationType
public typealias UITextAutocorrectionType = TextAutocorrectionType
public typealias UITextSpellCheckingType = TextSpellCheckingType
public typealias UITextSmartQuotesType = TextSmartQuotesType
public typealias UITextSmartDashesType = TextSmartDashesType
public typealias UITextContentType = TextContentType
