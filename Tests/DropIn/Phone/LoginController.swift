import UIKit

/// A form that makes room for the keyboard by its notifications, as was done before there was a guide.
final class LoginController: UIViewController {
  private let logoView = UIImageView(image: UIImage(systemName: "lock.fill"))
  let emailField = LoginController.makeField("Email", contentType: .emailAddress)
  let passwordField = LoginController.makeField("Password", contentType: .password)
  private let loginButton = UIButton(type: .system)
  private let forgottenButton = UIButton(type: .system)
  private lazy var formStack = UIStackView(arrangedSubviews: [
    logoView, emailField, passwordField, loginButton, forgottenButton,
  ])
  private var bottomConstraint: NSLayoutConstraint?
  private var observers: [NSObjectProtocol] = []

  deinit {
    observers.forEach { NotificationCenter.default.removeObserver($0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpForm()
    observeKeyboard()
  }

  private func setUpForm() {
    logoView.contentMode = .scaleAspectFit
    logoView.tintColor = .systemIndigo
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Log In", for: .normal)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    loginButton.backgroundColor = .systemIndigo
    loginButton.layer.cornerRadius = 12
    forgottenButton.setTitle("Forgotten your password?", for: .normal)

    formStack.axis = .vertical
    formStack.spacing = 12
    formStack.setCustomSpacing(32, after: logoView)
    formStack.setCustomSpacing(20, after: passwordField)
    formStack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(formStack)

    let bottom = formStack.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor,
      constant: -24
    )
    bottomConstraint = bottom
    NSLayoutConstraint.activate([
      bottom,
      formStack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      formStack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      logoView.heightAnchor.constraint(equalToConstant: 64),
      loginButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func observeKeyboard() {
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification,
        object: nil,
        queue: nil
      ) { [weak self] notification in
        self?.keyboardWillMove(notification)
      },
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification,
        object: nil,
        queue: nil
      ) { [weak self] _ in
        self?.bottomConstraint?.constant = -24
        self?.view.layoutIfNeeded()
      },
    ]
  }

  private func keyboardWillMove(_ notification: Notification) {
    guard
      let info = notification.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let covered = view.convert(frame, from: nil).intersection(view.bounds).height
    bottomConstraint?.constant = -(covered - view.safeAreaInsets.bottom) - 16
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.view.layoutIfNeeded() },
      completion: nil
    )
  }

  private static func makeField(_ placeholder: String, contentType: UITextContentType)
    -> UITextField
  {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.textContentType = contentType
    field.autocapitalizationType = .none
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }
}
