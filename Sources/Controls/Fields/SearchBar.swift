public import Foundation
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout
import SnaplineScene
import SnaplineText

/// A field to search by, with a button that ends it and scopes below: UIKit's `UISearchBar`.
open class SearchBar: View {
  /// The field, whose text and looks may be changed.
  public let searchTextField = TextField()
  private let cancelButton = Button(type: .system)
  private let scopes = SegmentedControl(items: nil)

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
    let lens = ImageView(image: Image(systemName: "magnifyingglass"))
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
    addSubview(field)
  }

  // MARK: What it says

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? { didSet { setNeedsLayout() } }

  /// The parts of what is searched, one of which holds.
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

  /// How much is painted behind the field; the raw values are UIKit's.
  public enum Style: UInt, Hashable, Sendable {
    case `default`, prominent, minimal
  }
  open var searchBarStyle = Style.default
  open var barTintColor: Color? { didSet { backgroundColor = barTintColor } }
  open var isTranslucent = true

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

  private func textChanged() { delegate?.searchBar(self, textDidChange: text ?? "") }

  /// Presses a button as a finger would.
  open func pressSearch() { delegate?.searchBarSearchButtonClicked(self) }
  open func pressCancel() { delegate?.searchBarCancelButtonClicked(self) }

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

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }
  private static let fieldHeight: CGFloat = 36

  private var height: CGFloat {
    let bar: CGFloat = environment.metrics < .iOS11 ? 44 : 56
    return bar + (showsScopes ? 44 : 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 8
    let bar = CGRect(x: 0, y: 0, width: bounds.width, height: min(56, bounds.height))
    var field = bar.insetBy(
      dx: min(margin, bar.width / 2),
      dy: max(0, (bar.height - Self.fieldHeight) / 2)
    )
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      var button = CGRect(
        x: bar.width - margin - width,
        y: field.minY,
        width: width,
        height: field.height
      )
      field.size.width = max(0, field.width - width - margin)
      if isRightToLeft {
        button.origin.x = margin
        field.origin.x += width + margin
      }
      if cancelButton.superview !== self { addSubview(cancelButton) }
      cancelButton.frame = button
    } else {
      cancelButton.removeFromSuperview()
    }
    searchTextField.frame = field
    guard showsScopes else { return scopes.removeFromSuperview() }
    if scopes.superview !== self { addSubview(scopes) }
    scopes.frame = CGRect(
      x: margin,
      y: bar.maxY,
      width: max(0, bounds.width - 2 * margin),
      height: 32
    )
  }

  open override var contentText: String? { searchTextField.contentText }
}

/// Who is told of what is searched: that of UIKit's `UISearchBarDelegate` which can come to pass
/// without fingers.
public protocol SearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
