import UIKit

/// A form as somebody wrote it for a phone.
final class FormOfAPhone: UIViewController, UITextFieldDelegate {
  let name: UITextField = {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.autocorrectionType = .no
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.textContentType = .name
    return field
  }()
  let kind = UISegmentedControl(items: ["Guest", "Member"])
  let news = UISwitch()
  let save = UIButton(type: .system)
  lazy var send: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.image = UIImage(systemName: "paperplane")
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    let action = UIAction { [weak self] _ in self?.submit() }
    return UIButton(configuration: configuration, primaryAction: action)
  }()
  let tag = TagButton(type: .custom)
  private(set) var submissions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    name.delegate = self
    kind.selectedSegmentIndex = 0
    save.setTitle("Save", for: .normal)
    save.setTitleColor(.systemGreen, for: .normal)
    save.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    save.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    send.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = !button.isEnabled
    }
    tag.setTitle("New", for: .normal)
    let stack = UIStackView(arrangedSubviews: [name, kind, news, save, send, tag])
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      name.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
  }

  private func submit() { submissions += 1 }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// A button of an app's own: a tag whose colours follow its state.
final class TagButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    updateColors()
  }

  required init?(coder: NSCoder) { fatalError("no coder") }

  override var isHighlighted: Bool { didSet { updateColors() } }
  override var isSelected: Bool { didSet { updateColors() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    backgroundColor = isSelected ? tintColor : .secondarySystemFill
    setTitleColor(isSelected ? .white : tintColor, for: .normal)
    alpha = isHighlighted ? 0.5 : 1
  }
}
