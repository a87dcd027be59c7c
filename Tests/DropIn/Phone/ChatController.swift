import UIKit

struct Message {
  let text: String
  let isMine: Bool
}

/// A bubble on one of two sides; which of two constraints holds says on which.
final class BubbleCell: UITableViewCell {
  static let reuseIdentifier = "BubbleCell"

  private let bubble = UIView()
  private let messageLabel = UILabel()
  private var mineConstraint: NSLayoutConstraint!
  private var theirsConstraint: NSLayoutConstraint!

  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 18
    bubble.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.numberOfLines = 0
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)

    mineConstraint = bubble.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor,
      constant: -12
    )
    theirsConstraint = bubble.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor,
      constant: 12
    )
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor,
        multiplier: 0.75
      ),
      messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      messageLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with message: Message) {
    messageLabel.text = message.text
    messageLabel.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    mineConstraint.isActive = message.isMine
    theirsConstraint.isActive = !message.isMine
  }
}

/// A conversation with a field at its end that follows the keyboard by its guide.
final class ChatController: UIViewController {
  private let messages = [
    Message(text: "Are you still coming on Saturday?", isMine: false),
    Message(text: "Yes! The train arrives at ten past four.", isMine: true),
    Message(
      text: "Great. I'll pick you up at the station, unless it rains as much as it did last week.",
      isMine: false
    ),
    Message(text: "👍", isMine: true),
    Message(text: "Bring the blue tent.", isMine: false),
  ]
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let inputBar = UIView()
  let field = UITextField()
  private let sendButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    sendButton.setTitle("Send", for: .normal)
    sendButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    inputBar.backgroundColor = .secondarySystemBackground
    layOut()
  }

  private func layOut() {
    for view in [tableView, inputBar, field, sendButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(tableView)
    view.addSubview(inputBar)
    inputBar.addSubview(field)
    inputBar.addSubview(sendButton)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.leadingAnchor),
      sendButton.leadingAnchor.constraint(
        equalToSystemSpacingAfter: field.trailingAnchor,
        multiplier: 1
      ),
      sendButton.trailingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.trailingAnchor),
      sendButton.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
  }
}

extension ChatController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BubbleCell.reuseIdentifier,
      for: indexPath
    )
    (cell as? BubbleCell)?.configure(with: messages[indexPath.row])
    return cell
  }
}
