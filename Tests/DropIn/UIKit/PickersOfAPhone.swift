import UIKit

/// A screen with pickers, a material and a search, as somebody wrote it for a phone.
final class PickersOfAPhone: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UISearchResultsUpdating
{
  let when = UIDatePicker()
  let size = UIPickerView()
  let knob = KnobOfAPhone(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let well = UIColorWell()
  private let sizes = ["Small", "Medium", "Large"]
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    when.datePickerMode = .dateAndTime
    when.preferredDatePickerStyle = .compact
    when.minimumDate = Date(timeIntervalSince1970: 1_700_000_000)
    when.addAction(UIAction { [weak self] _ in self?.heard.append("date") }, for: .valueChanged)
    (size.dataSource, size.delegate) = (self, self)
    size.selectRow(1, inComponent: 0, animated: false)
    well.selectedColor = .systemTeal
    let label = UILabel()
    label.text = "Total"
    card.contentView.addSubview(label)
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    let column = UIStackView(arrangedSubviews: [when, size, card, well, knob])
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { sizes[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append(sizes[row])
  }

  func updateSearchResults(for searchController: UISearchController) {
    heard.append("search \(searchController.searchBar.text ?? "")")
  }
}

/// A control of an app's own that a finger turns.
final class KnobOfAPhone: UIControl {
  private(set) var value: CGFloat = 0

  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = touch.location(in: self).x
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value += touch.location(in: self).x - touch.previousLocation(in: self).x
    sendActions(for: .valueChanged)
    return true
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}
