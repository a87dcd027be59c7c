public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
import SnaplineText

/// A field to search by, with a button that ends it and scopes below: UIKit's `UISearchBar`.
open class SearchBar: View {
  /// The field, whose text and looks may be changed.
  public let searchTextField = TextField()
  let cancelButton = Button(type: .system)
  let scopes = SegmentedControl(items: nil)
  let lens = ImageView()
  let promptLabel = Label()
  let picture = ImageView()
  let bookmarkButton = ImageView()
  /// What searches by the bar, where it stands in a bar of navigation.
  weak var searcher: SearchController?
  var icons: [Icon: [Control.State: Image]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    let field = searchTextField
    field.borderStyle = .none
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    field.layer.cornerCurve = .continuous
    field.clearButtonMode = .always
    field.sideGap = 6
    lens.image = Image(systemName: "magnifyingglass")
    lens.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 15)
    lens.contentMode = .center
    lens.tintColor = .secondaryLabel
    lens.frame.size = CGSize(width: 20, height: 20)
    field.leftView = lens
    field.leftViewMode = .always
    field.addAction(
      Action { [weak self] _ in self?.textChanged() },
      for: .editingChanged
    )
    field.addAction(
      Action { [weak self] _ in self.map { $0.delegate?.searchBarTextDidBeginEditing($0) } },
      for: .editingDidBegin
    )
    field.addAction(
      Action { [weak self] _ in self.map { $0.delegate?.searchBarTextDidEndEditing($0) } },
      for: .editingDidEnd
    )
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    bookmarkButton.contentMode = .center
    bookmarkButton.tintColor = .secondaryLabel
    addSubview(field)
  }

  // MARK: What it says

  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      iconsChanged()
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The titles of the scopes of the search, one of which is selected.
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  open var selectedScopeButtonIndex: Int {
    get { scopes.selectedSegmentIndex }
    set { scopes.selectedSegmentIndex = newValue }
  }
  open var showsScopeBar = false { didSet { scopesChanged() } }
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open weak var delegate: (any SearchBarDelegate)?

  // MARK: How it looks

  /// How much of a background is painted behind the field; the raw values are UIKit's.
  public enum Style: UInt, Hashable, Sendable {
    case `default`, prominent, minimal
  }
  open var searchBarStyle = Style.default
  open var barTintColor: Color?
  open var isTranslucent = true

  /// A picture in place of the style's background; one of no size shows no background.
  open var backgroundImage: Image? { didSet { setNeedsLayout() } }
  open var scopeBarBackgroundImage: Image?
  /// How far the field, and the text in it, are moved from their usual places.
  open var searchFieldBackgroundPositionAdjustment = Offset.zero { didSet { setNeedsLayout() } }
  open var searchTextPositionAdjustment = Offset.zero { didSet { setNeedsLayout() } }
  /// Whether an icon for bookmarks is at the end of an empty field.
  open var showsBookmarkButton = false { didSet { iconsChanged() } }
  /// Whether an icon for results is there; that for bookmarks comes first.
  open var showsSearchResultsButton = false { didSet { iconsChanged() } }
  open var isSearchResultsButtonSelected = false { didSet { iconsChanged() } }

  /// The icons of the bar; the raw values are UIKit's.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// Shows a picture in place of one of the bar's icons.
  open func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {
    icons[icon, default: [:]][state] = iconImage
    iconsChanged()
  }
  open func image(for icon: Icon, state: Control.State) -> Image? { icons[icon]?[state] }

  open var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: ReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  // Who types in the bar types in its field.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searcher?.searchChanged()
    iconsChanged()
  }

  /// Presses a button as a finger would.
  open func pressSearch() { delegate?.searchBarSearchButtonClicked(self) }
  open func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searcher?.isActive = false
  }

  private func scopesChanged() {
    let chosen = scopes.selectedSegmentIndex
    scopes.removeAllSegments()
    for (place, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: place, animated: false)
    }
    scopes.selectedSegmentIndex = max(0, chosen)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: wantedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: wantedHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func recordContent(into recorder: SceneRecorder) { recordGround(into: recorder) }
  open override var contentText: String? { searchTextField.contentText }
}
