import UIKit

/// A screen with a search bar and a button of many looks, as somebody wrote it for a phone.
final class SearchOfAPhone: UIViewController, UISearchBarDelegate, UITextFieldDelegate {
  let bar = UISearchBar()
  let note = PaddedField()
  let like = UIButton(type: .custom)
  let buy = UIButton(configuration: .filled())
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    bar.searchBarStyle = .minimal
    bar.autocapitalizationType = .none
    bar.autocorrectionType = .no
    bar.returnKeyType = .search
    note.delegate = self
    like.setImage(UIImage(systemName: "heart"), for: .normal)
    like.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    like.contentHorizontalAlignment = .fill
    like.contentVerticalAlignment = .fill
    like.imageView?.contentMode = .scaleAspectFit
    like.frame.size = CGSize(width: 48, height: 48)
    var title = AttributeContainer()
    title.font = UIFont.boldSystemFont(ofSize: 20)
    buy.configuration?.attributedTitle = AttributedString("Buy", attributes: title)
    buy.configuration?.image = UIImage(systemName: "cart")
    buy.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in
      .systemYellow
    }
    buy.configurationUpdateHandler = { button in
      var configuration = button.configuration
      configuration?.background.backgroundColor = button.isEnabled ? .systemGreen : .systemGray
      button.configuration = configuration
    }
    for part in [bar, note, like, buy] as [UIView] { view.addSubview(part) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append(searchText)
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    heard.append("begin")
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    heard.append("\(reason)")
  }
}

/// A field of an app's own with room around its text.
final class PaddedField: UITextField {
  private let padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 48)
  }
}
