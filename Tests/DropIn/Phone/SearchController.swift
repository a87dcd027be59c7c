import AutoLayoutConvenience
import UIKit

/// A search with recent words as chips and a message where nothing was found.
final class SearchController: UIViewController, UISearchBarDelegate {
  let searchBar = UISearchBar()
  private let plants = ["Ash", "Beech", "Birch", "Elder", "Hazel", "Holly", "Oak", "Rowan", "Yew"]
  private let resultsStack = UIStackView()
  private let emptyLabel = UILabel()
  private lazy var recentChips = ["oak", "be", "willow"].map(makeChip)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.delegate = self
    searchBar.placeholder = "Trees and shrubs"
    searchBar.searchBarStyle = .minimal
    emptyLabel.text = "Nothing by that name grows here."
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.isHidden = true
    resultsStack.axis = .vertical
    resultsStack.spacing = 10

    let chips = UIView.horizontallyStacked(
      recentChips[0],
      recentChips[1],
      recentChips[2],
      spacing: 8
    )
    view.addSubview(searchBar, pinnedTo: .top, of: .safeArea)
    view.addSubview(
      chips,
      pinningBelow: searchBar,
      horizontally: .leading(in: .layoutMargins),
      spacing: 8
    )
    view.addSubview(
      resultsStack,
      pinningBelow: chips,
      horizontally: .filling(.layoutMargins),
      spacing: 16
    )
    view.addSubview(emptyLabel, centeredIn: .safeArea)
    show(plants)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let found = plants.filter {
      searchText.isEmpty || $0.lowercased().hasPrefix(searchText.lowercased())
    }
    show(found)
  }

  private func show(_ names: [String]) {
    resultsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for name in names {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .body)
      let line = UIView()
      line.backgroundColor = .separator
      line.constrain(height: 1)
      resultsStack.addArrangedSubview(label)
      resultsStack.addArrangedSubview(line)
    }
    emptyLabel.isHidden = !names.isEmpty
  }

  private func makeChip(_ word: String) -> UIView {
    let label = UILabel()
    label.text = word
    label.font = .systemFont(ofSize: 14, weight: .medium)
    label.textColor = .systemBlue
    let chip = UIView()
    chip.backgroundColor = .secondarySystemFill
    chip.layer.cornerRadius = 14
    chip.addSubview(label, filling: .superview, insets: .insets(horizontal: 12, vertical: 5))
    return chip
  }
}
