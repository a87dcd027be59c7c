public import SnaplineControls
public import SnaplineLayout
public import SnaplineText

// More types and constants as they were spelled before Swift 4.2.

@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = TableViewCell.EditingStyle
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = TableViewCell.SeparatorStyle
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = TableView.RowAnimation
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = TableView.ScrollPosition
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = CollectionView.ScrollDirection
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = CollectionView.ScrollPosition
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = GestureRecognizer.State
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = Touch.Phase
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = Image.RenderingMode
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = Image.ResizingMode
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = TextField.ViewMode
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = FontDescriptor.SymbolicTraits
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = BlurEffect.Style
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = ActivityIndicatorView.Style
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = ProgressView.Style
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = DatePicker.Mode
@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = SearchBar.Style
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = BarButtonItem.Style
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = BarButtonItem.SystemItem
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = TabBarItem.SystemItem

@available(*, deprecated, renamed: "UIStackView.spacingUseDefault")
public let UIStackViewSpacingUseDefault = StackView.spacingUseDefault
@available(*, deprecated, renamed: "UIStackView.spacingUseSystem")
public let UIStackViewSpacingUseSystem = StackView.spacingUseSystem
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = CollectionView.elementKindSectionHeader
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = CollectionView.elementKindSectionFooter
